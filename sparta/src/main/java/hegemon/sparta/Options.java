package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What players may choose beyond the rule sheet (SP-6.4), written as words of the set-up: {@code
 * repetition=off quiet=60 heroes-take=off}. What is not written has its usual value.
 *
 * @param repetition the third occurrence of a position is a draw
 * @param quietLimit after this many quiet turns the cities are counted; 0: never
 * @param heroesTake heroes take cities as fighters do; off is the English edition's reading, “only
 *     fighters take cities”
 */
public record Options(boolean repetition, int quietLimit, boolean heroesTake) {
    public static final Options USUAL = new Options(true, 100, true);

    /** The rules of the sheet and nothing else, as perft and the benchmark play. */
    public static final Options BARE = new Options(false, 0, true);

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,3}");

    public Options {
        if (quietLimit < 0) throw new IllegalArgumentException("quiet limit " + quietLimit);
    }

    static Parse<Options> parse(List<String> words) {
        var options = Parse.of(USUAL);
        for (String word : words) options = options.then(so -> so.with(word));
        return options;
    }

    private Parse<Options> with(String word) {
        return switch (word) {
            case "repetition=on" -> Parse.of(new Options(true, quietLimit, heroesTake));
            case "repetition=off" -> Parse.of(new Options(false, quietLimit, heroesTake));
            case "heroes-take=on" -> Parse.of(new Options(repetition, quietLimit, true));
            case "heroes-take=off" -> Parse.of(new Options(repetition, quietLimit, false));
            default -> withQuiet(word);
        };
    }

    private Parse<Options> withQuiet(String word) {
        var number = word.startsWith("quiet=") ? word.substring("quiet=".length()) : "";
        return NUMBER.matcher(number).matches()
                ? Parse.of(new Options(repetition, Integer.parseInt(number), heroesTake))
                : Parse.refused(Refusal.of("SP-6.4", "sparta.refuse.option", word));
    }

    /** Every option, in the words that the parser reads. */
    public String print() {
        return "repetition=%s quiet=%d heroes-take=%s"
                .formatted(onOff(repetition), quietLimit, onOff(heroesTake));
    }

    private static String onOff(boolean on) {
        return on ? "on" : "off";
    }
}
