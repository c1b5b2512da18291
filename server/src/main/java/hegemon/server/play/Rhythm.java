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
 * How often a round is closed: on some days of the week, {@code weekly 1,4 20:00}, or so many days
 * after the last deadline, {@code every 14 20:00}.
 *
 * @param days of the week; none where days are counted
 * @param every so many days; 0 where weekdays are named
 */
record Rhythm(SortedSet<DayOfWeek> days, int every, LocalTime at) {
    private static final int LONGEST_DAYS = 400;
    private static final Pattern TEXT =
            Pattern.compile(
                    "(?:weekly ([1-7](?:,[1-7]){0,6})|every (\\d{1,2}))"
                            + " ([01]\\d|2[0-3]):([0-5]\\d)");

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
        var at = LocalTime.of(Integer.parseInt(match.group(3)), Integer.parseInt(match.group(4)));
        var days = Optional.ofNullable(match.group(1));
        if (days.isEmpty()) {
            int every = Integer.parseInt(match.group(2));
            return every == 0
                    ? Optional.empty()
                    : Optional.of(new Rhythm(new TreeSet<>(), every, at));
        }
        var named =
                Arrays.stream(days.get().split(",", -1))
                        .map(day -> DayOfWeek.of(Integer.parseInt(day)))
                        .collect(Collectors.toCollection(TreeSet::new));
        return Optional.of(new Rhythm(named, 0, at));
    }

    /** The deadline of a round, by the clocks of the zone; empty if no day in a year is left. */
    Optional<Instant> next(Round round, ZoneId zone, Set<LocalDate> holidays) {
        var earliest = round.begun().plus(Duration.ofDays(round.least()));
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
        return every > 0 || days.contains(day.getDayOfWeek());
    }
}
