package hegemon.pygma.report;

import hegemon.pygma.orders.Term;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Says what a report holds in the reader's language. */
public record Herald(Language language) {
    private Words words() {
        return Words.in(language);
    }

    /** A text of the report. */
    public String say(String key, Object... args) {
        return words().say("pygma.report." + key, args);
    }

    public String note(Message note) {
        return note.in(words());
    }

    /** The word for a good, a terrain, a kind of settlement or building, as lists have it. */
    public String term(Enum<?> constant) {
        return constant instanceof Terrain
                ? words().say("pygma.terrain." + key(constant))
                : words().say(Term.of(constant));
    }

    /** As a part of keys and of names in pages: {@code light-forest}. */
    public static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a game master wrote, or one of the tales that a world is made with (D-140). */
    public String told(String text) {
        return text.matches("pygma\\.tale\\.\\d") ? words().say(text) : text;
    }

    /** A setting that differs, {@code key = value}, in words. */
    public String setting(String line) {
        return new SettingWords(words()).line(line);
    }

    /** The same for a ruler. */
    String rule(String line) {
        return new SettingWords(words()).rule(line);
    }

    public String figure(int number) {
        return words().figure(number);
    }

    public String signed(int number) {
        var sign = number > 0 ? "+" : number < 0 ? "−" : "";
        return sign + figure(Math.abs(number));
    }

    public Section.Column text(String column) {
        return new Section.Column(say("column." + column), false);
    }

    public Section.Column number(String column) {
        return new Section.Column(say("column." + column), true);
    }

    /** A row for each of these, without a sentence. */
    <T> Section table(
            String id, List<Section.Column> columns, List<T> items, Function<T, List<String>> row) {
        return new Section(id, say(id), columns, items.stream().map(row).toList(), List.of());
    }

    static String path(List<Address> path) {
        return path.stream().map(Address::toString).collect(Collectors.joining(" > "));
    }
}
