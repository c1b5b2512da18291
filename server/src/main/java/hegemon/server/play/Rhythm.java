package hegemon.server.play;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How often a round is closed: on some days of the week, {@code weekly 1,4 20:00}, on one of them
 * in each month, {@code monthly 1/7 20:00}, or so many days after the last deadline, {@code every
 * 14 20:00}.
 *
 * @param days of the week; none where days are counted
 * @param nth of the month, {@link #LAST} for the last; 0: every week
 * @param every so many days; 0 where weekdays are named
 */
record Rhythm(SortedSet<DayOfWeek> days, int nth, int every, LocalTime at) {
    private static final int LONGEST_DAYS = 400;
    private static final int LAST = 5;
    private static final int WEEK = 7;
    private static final Pattern TEXT =
            Pattern.compile(
                    "(?:weekly ([1-7](?:,[1-7]){0,6})|monthly ([1-5])/([1-7])|every (\\d{1,2}))"
                            + " ((?:[01]\\d|2[0-3]):[0-5]\\d)");

    /**
     * What a deadline depends on.
     *
     * @param begun when the round began
     * @param before the deadline before, if there was one
     * @param least days that a round has at least
     */
    record Round(Instant begun, Optional<Instant> before, int least) {}

    static Optional<Rhythm> parse(String text) {
        var match = TEXT.matcher(text);
        if (!match.matches()) return Optional.empty();
        var at = LocalTime.parse(match.group(5));
        var nth = Optional.ofNullable(match.group(2)).map(Integer::parseInt);
        var every = Optional.ofNullable(match.group(4)).map(Integer::parseInt);
        var days = Optional.ofNullable(nth.isPresent() ? match.group(3) : match.group(1));
        return every.filter(it -> it == 0).isPresent()
                ? Optional.empty()
                : Optional.of(
                        new Rhythm(
                                days.map(Rhythm::days).orElseGet(TreeSet::new),
                                nth.orElse(0),
                                every.orElse(0),
                                at));
    }

    private static SortedSet<DayOfWeek> days(String numbers) {
        return Arrays.stream(numbers.split(",", -1))
                .map(day -> DayOfWeek.of(Integer.parseInt(day)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * The deadline of a round, by the clocks of the zone; empty if no day in a year is left. The
     * day of the round before is not meant again, however early its reports came.
     */
    Optional<Instant> next(Round round, ZoneId zone, Set<LocalDate> holidays) {
        var least = round.begun().plus(Duration.ofDays(round.least()));
        var earliest = round.before().filter(least::isBefore).orElse(least);
        var day = round.before().orElse(round.begun()).atZone(zone).toLocalDate().plusDays(every);
        var last = round.begun().atZone(zone).toLocalDate().plusDays(LONGEST_DAYS);
        for (; !day.isAfter(last); day = day.plusDays(1)) {
            var deadline = ZonedDateTime.of(day, at, zone).toInstant();
            if (fits(day) && !holidays.contains(day) && deadline.isAfter(earliest))
                return Optional.of(deadline);
        }
        return Optional.empty();
    }

    private boolean fits(LocalDate day) {
        return every > 0 || (days.contains(day.getDayOfWeek()) && (nth == 0 || isNth(day)));
    }

    private boolean isNth(LocalDate day) {
        return nth == LAST
                ? day.plusDays(WEEK).getMonth() != day.getMonth()
                : (day.getDayOfMonth() + WEEK - 1) / WEEK == nth;
    }
}
