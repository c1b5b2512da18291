package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads the words of a line one after the other. What does not fit is remembered, once; what is
 * read after that does not count, and the line is passed over.
 */
final class Cursor {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern DATE = Pattern.compile("([A-Z][a-z]+)/(\\d{1,5})");

    private final List<String> words = new ArrayList<>();
    private int next;
    private Optional<Message> fault = Optional.empty();

    Cursor(String line) {
        var match = WORD.matcher(line);
        while (match.find()) words.add(match.group(1) != null ? match.group(1) : match.group(2));
    }

    Optional<Message> fault() {
        return fault;
    }

    void wrong(String key, Object... args) {
        if (fault.isEmpty()) fault = Optional.of(Note.of("world." + key, args));
    }

    boolean hasMore() {
        return next < words.size() && fault.isEmpty();
    }

    String word(String expected) {
        if (next < words.size()) return words.get(next++);
        wrong("form", expected);
        return "";
    }

    /** This very word. */
    void skip(String word) {
        if (!word(word).equals(word)) wrong("form", word);
    }

    int number(String expected) {
        var word = word(expected);
        if (word.matches("\\d{1,9}")) return Integer.parseInt(word);
        wrong("form", expected);
        return 0;
    }

    <E extends Enum<E>> E choice(Class<E> type, E otherwise) {
        var word = word(type.getSimpleName());
        for (E constant : type.getEnumConstants())
            if (constant.name().equals(word.toUpperCase(Locale.ROOT))) return constant;
        wrong("word", word);
        return otherwise;
    }

    boolean flag(String expected) {
        var word = word(expected);
        if (!word.equals("true") && !word.equals("false")) wrong("form", expected);
        return word.equals("true");
    }

    int field(Geometry map) {
        var word = word("16/22");
        var address = Address.parse(word);
        if (address.isEmpty()) wrong("form", "16/22");
        else if (!map.has(address.get())) wrong("address", word);
        else return map.field(address.get());
        return 0;
    }

    Unit unit() {
        var kind = choice(UnitKind.class, UnitKind.KH);
        int number = number("KH 1");
        if (number < 1) wrong("form", "KH 1");
        return new Unit(kind, Math.max(1, number));
    }

    Date date() {
        var match = DATE.matcher(word("Andra/01"));
        if (match.matches())
            for (Month month : Month.values())
                if (month.title().equals(match.group(1)))
                    return new Date(Integer.parseInt(match.group(2)), month);
        wrong("form", "Andra/01");
        return Date.START;
    }

    /** One of these, or "-" for none. */
    <E extends Enum<E>> Optional<E> maybe(Class<E> type) {
        var word = word("-");
        if (word.equals("-")) return Optional.empty();
        for (E constant : type.getEnumConstants())
            if (constant.name().equals(word)) return Optional.of(constant);
        wrong("word", word);
        return Optional.empty();
    }

    /** All that is left of the line. */
    List<Good> goods() {
        var goods = new ArrayList<Good>();
        while (hasMore()) goods.add(choice(Good.class, Good.GRAIN));
        return goods;
    }
}
