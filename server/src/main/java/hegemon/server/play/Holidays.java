package hegemon.server.play;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Days without a deadline, a line for each: {@code 2026-12-24} or {@code 24.12.2026}, or from one
 * to another, {@code 24.12.2026 – 6.1.2027}.
 */
final class Holidays {
    /** A line that names more days than this is a mistake. */
    private static final int LONGEST = 400;

    private static final String DAY =
            "(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})";
    private static final Pattern ONE = Pattern.compile(DAY);
    private static final Pattern LINE =
            Pattern.compile("(" + DAY + ")(?:\\s*(?:-|–|\\.\\.|bis|to|au)\\s*(" + DAY + "))?");

    private Holidays() {}

    /** The days of a text in which every line can be read. */
    static Set<LocalDate> of(String text) {
        var days = new HashSet<LocalDate>();
        lines(text).forEach(line -> read(line).orElseGet(Stream::empty).forEach(days::add));
        return days;
    }

    /** The first line that names no days. */
    static Optional<String> fault(String text) {
        return lines(text).filter(line -> read(line).isEmpty()).findFirst();
    }

    private static Stream<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty());
    }

    private static Optional<Stream<LocalDate>> read(String line) {
        var match = LINE.matcher(line);
        if (!match.matches()) return Optional.empty();
        try {
            var from = day(match.group(1));
            var to = match.group(8) == null ? from : day(match.group(8));
            return to.isBefore(from) || to.isAfter(from.plusDays(LONGEST))
                    ? Optional.empty()
                    : Optional.of(from.datesUntil(to.plusDays(1)));
        } catch (DateTimeException e) { // 31.2.
            return Optional.empty();
        }
    }

    private static LocalDate day(String text) {
        var match = ONE.matcher(text);
        if (!match.matches()) throw new IllegalStateException("no day: " + text);
        int year = match.group(1) == null ? 6 : 1;
        return LocalDate.of(
                number(match.group(year)),
                number(match.group(year == 1 ? 2 : 5)),
                number(match.group(year == 1 ? 3 : 4)));
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }
}
