package hegemon.sparta.broken;

/** Breaks the purity of the rules on purpose: the architecture test must see it. */
public final class RulesReadTheClock {
    private RulesReadTheClock() {}

    public static long now() {
        return System.nanoTime();
    }
}
