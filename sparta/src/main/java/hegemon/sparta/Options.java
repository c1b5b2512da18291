package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What players may choose beyond the rule sheet (SP-6.4), written as words of the set-up: {@code
 * repetition=off quiet=60 heroes-take=off stalemate=100}. What is not written has its usual value.
 *
 * @param repetition the third occurrence of a position is a draw
 * @param quietLimit after this many quiet turns the cities are counted; 0: never
 * @param heroesTake heroes take cities as fighters do; off is the English edition's reading, “only
 *     fighters take cities”
 * @param stalemateLimit after this many turns without a capture or a promotion the cities are
 *     counted, whoever took how many of them meanwhile; 0: never
 */
public record Options(boolean repetition, int quietLimit, boolean heroesTake, int stalemateLimit) {
    public static final Options USUAL = new Options(true, 100, true, 0);

    /** The rules of the sheet and nothing else, as perft and the benchmark play. */
    public static final Options BARE = new Options(false, 0, true, 0);

    /**
     * What a new game is given if it says nothing of it; stored games without the word have none.
     */
    private static final String STALEMATE = "stalemate=";

    private static final String USUAL_STALEMATE = STALEMATE + 100;

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,3}");

    public Options {
        if (quietLimit < 0) throw new IllegalArgumentException("quiet limit " + quietLimit);
        if (stalemateLimit < 0)
            throw new IllegalArgumentException("stalemate limit " + stalemateLimit);
    }

    /** The words of a set-up with the limit that games which begin now have (SP-6.4). */
    static String asBegun(String words) {
        return words.contains(" " + STALEMATE) ? words : words + " " + USUAL_STALEMATE;
    }

    static Parse<Options> parse(List<String> words) {
        var options = Parse.of(USUAL);
        for (String word : words) options = options.then(so -> so.with(word));
        return options;
    }

    private Parse<Options> with(String word) {
        return switch (word) {
            case "repetition=on" -> Parse.of(with(true, heroesTake));
            case "repetition=off" -> Parse.of(with(false, heroesTake));
            case "heroes-take=on" -> Parse.of(with(repetition, true));
            case "heroes-take=off" -> Parse.of(with(repetition, false));
            default -> withLimit(word);
        };
    }

    private Options with(boolean repeats, boolean taking) {
        return new Options(repeats, quietLimit, taking, stalemateLimit);
    }

    private Parse<Options> withLimit(String word) {
        int value = word.indexOf('=') + 1;
        if (!NUMBER.matcher(word.substring(value)).matches()) return refused(word);
        int turns = Integer.parseInt(word.substring(value));
        return switch (word.substring(0, value)) {
            case "quiet=" -> Parse.of(new Options(repetition, turns, heroesTake, stalemateLimit));
            case STALEMATE -> Parse.of(new Options(repetition, quietLimit, heroesTake, turns));
            default -> refused(word);
        };
    }

    private static Parse<Options> refused(String word) {
        return Parse.refused(Refusal.of("SP-6.4", "sparta.refuse.option", word));
    }

    /** The options in the words that the parser reads; the stalemate limit if there is one. */
    public String print() {
        var printed =
                "repetition=%s quiet=%d heroes-take=%s"
                        .formatted(onOff(repetition), quietLimit, onOff(heroesTake));
        return stalemateLimit == 0 ? printed : printed + " " + STALEMATE + stalemateLimit;
    }

    private static String onOff(boolean on) {
        return on ? "on" : "off";
    }
}
