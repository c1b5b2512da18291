package hegemon.sparta;

/** What a player wrote, short enough to be repeated in an answer. */
final class Quoted {
    private static final int LONGEST = 120;

    private Quoted() {}

    static String of(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
