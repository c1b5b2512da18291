package hegemon.pygma.orders;

/** PI-2.3: the large field and the small field in it, which together name one small field. */
public record Address(int gf, int kf) {
    /** With two digits for the small field, as reports print it: {@code 16/08}. */
    @Override
    public String toString() {
        return kf < 10 ? gf + "/0" + kf : gf + "/" + kf;
    }
}
