package hegemon.cli.ew;

/** The first place where a recorded game and the rules part. */
final class Difference extends RuntimeException {
    private final transient TraceLine line;
    private final String what;
    private final String expected;
    private final String found;

    Difference(TraceLine line, String what, Object expected, Object found) {
        super(what);
        this.line = line;
        this.what = what;
        this.expected = expected.toString();
        this.found = found.toString();
    }

    /** What parts here, in one line. */
    String told() {
        return "line %d, %s: expected %s, found %s".formatted(line.number(), what, expected, found);
    }
}
