package hegemon.table.kit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Text that nobody meant. */
public final class Garbage {
    private static final String LETTERS = "abcxyzABC 0123456789-=*,;:/|>\"\\\n\tÄß€\u0000{}'";

    /** Texts that mean nothing in any game. */
    public static final List<String> NO_MOVES =
            List.of("x".repeat(5_000), "-1", "\u0000", "ÄÖÜß", "1/0", "die 0");

    /** Texts to try first; some of them mean something in one game or another. */
    public static final List<String> ODD =
            Stream.concat(NO_MOVES.stream(), Stream.of("", " ", "\n", "e2-e4", "pass ")).toList();

    private Garbage() {}

    /** Any short text. */
    public static String text(RandomGenerator random) {
        var text = new StringBuilder();
        for (int i = random.nextInt(30); i > 0; i--) text.append(letter(random));
        return text.toString();
    }

    /** This text with one letter changed, dropped or added. */
    public static String spoil(String text, RandomGenerator random) {
        if (text.isEmpty()) return text(random);
        int at = random.nextInt(text.length());
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + letter(random) + text.substring(at + 1);
            default -> text.substring(0, at) + letter(random) + text.substring(at);
        };
    }

    private static char letter(RandomGenerator random) {
        return LETTERS.charAt(random.nextInt(LETTERS.length()));
    }
}
