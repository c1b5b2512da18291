package hegemon.pygma.report;

import hegemon.pygma.world.Terrain;
import hegemon.table.Words;

import java.util.Optional;

/** Settings as a reader has them: what they decide and how, with the name that commands know. */
public record SettingWords(Words words) {
    /** A value in words; what is written as a number or a list stays as it is. */
    public String value(String key, String value) {
        return said(key, value).orElse(value);
    }

    private Optional<String> said(String key, String value) {
        if (key.equals("culture") && value.contains(" ")) return culture(value);
        return words.find("pygma.value." + key + "." + value)
                .or(() -> words.find("pygma.value." + value));
    }

    /** The same for a ruler, who reads what holds and gives no commands. */
    String rule(String line) {
        var parts = line.split(" = ", 2);
        var known = words.find("pygma.setting." + parts[0]);
        if (parts.length < 2 || known.isEmpty()) return line;
        return words.say("pygma.report.rule", unstopped(known.get()), value(parts[0], parts[1]));
    }

    /** A setting that differs, {@code key = value}. */
    String line(String line) {
        var parts = line.split(" = ", 2);
        var known = words.find("pygma.setting." + parts[0]);
        if (parts.length < 2 || known.isEmpty()) return line;
        var meaning = known.get();
        return said(parts[0], parts[1])
                .map(it -> words.say("pygma.report.setting", unstopped(meaning), it, line))
                .orElseGet(() -> meaning + " (" + line + ")");
    }

    /** D-96: points, when and where, as {@code Culture.print} has them. */
    private Optional<String> culture(String printed) {
        var parts = printed.split(" ", 3);
        var on =
                parts[2].equals("-")
                        ? ""
                        : words.say(
                                "pygma.report.culture.on",
                                words.say(
                                        "pygma.terrain." + Herald.key(Terrain.valueOf(parts[2]))));
        return words.find(
                "pygma.report.culture",
                Integer.parseInt(parts[0]),
                words.say("pygma.value.culture." + parts[1]),
                on);
    }

    private static String unstopped(String sentence) {
        return sentence.substring(0, sentence.length() - 1);
    }
}
