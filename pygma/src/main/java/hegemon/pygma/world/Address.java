package hegemon.pygma.world;

import java.util.Optional;
import java.util.regex.Pattern;

/** PI-2.3: number of the large field and, in it, of the field, each from 1. */
public record Address(int gf, int kf) implements Comparable<Address> {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,3})");

    public static Optional<Address> parse(String text) {
        var match = TEXT.matcher(text);
        return match.matches()
                ? Optional.of(
                        new Address(
                                Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2))))
                : Optional.empty();
    }

    @Override
    public int compareTo(Address other) {
        return gf != other.gf ? Integer.compare(gf, other.gf) : Integer.compare(kf, other.kf);
    }

    /** The field with two digits: 27/01. */
    @Override
    public String toString() {
        return gf + "/" + (kf < 10 ? "0" : "") + kf;
    }
}
