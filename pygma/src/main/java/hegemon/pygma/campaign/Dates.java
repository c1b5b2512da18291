package hegemon.pygma.campaign;

import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;

import java.util.Optional;
import java.util.regex.Pattern;

/** A month as the name of a folder: {@code 01-Dorl}; also read from {@code 1-4}. */
public final class Dates {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,4})-(\\w+)");

    private Dates() {}

    public static String print(Date date) {
        return "%02d-%s".formatted(date.year(), date.month().title());
    }

    public static Optional<Date> parse(String text) {
        var match = TEXT.matcher(text);
        if (!match.matches()) return Optional.empty();
        for (Month month : Month.values())
            if (month.title().equalsIgnoreCase(match.group(2))
                    || String.valueOf(month.number()).equals(match.group(2)))
                return Optional.of(new Date(Integer.parseInt(match.group(1)), month));
        return Optional.empty();
    }
}
