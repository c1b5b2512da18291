package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;

class RhythmTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private static String next(String rhythm, String begun, String before, int least) {
        return Rhythm.parse(rhythm)
                .orElseThrow()
                .next(
                        new Rhythm.Round(
                                Instant.parse(begun),
                                before.isEmpty()
                                        ? Optional.empty()
                                        : Optional.of(Instant.parse(before)),
                                least),
                        BERLIN,
                        Set.of(LocalDate.parse("2026-12-24"), LocalDate.parse("2026-12-27")))
                .orElseThrow()
                .toString();
    }

    @Test
    void onTheNextOfTheNamedDaysByTheClocksOfTheClub() {
        assertThat(next("weekly 7 20:00", "2026-11-16T08:00:00Z", "", 2))
                .isEqualTo("2026-11-22T19:00:00Z");
        assertThat(next("weekly 2,7 20:00", "2026-11-16T08:00:00Z", "", 1))
                .isEqualTo("2026-11-17T19:00:00Z");
    }

    @Test
    void aMonthIsNotShorterThanTheClubWants() {
        assertThat(next("weekly 7 20:00", "2026-11-20T21:00:00Z", "", 2))
                .as("less than two days to Sunday")
                .isEqualTo("2026-11-29T19:00:00Z");
    }

    @Test
    void eightOClockStaysEightOClockWhenTheClocksAreSet() {
        assertThat(next("weekly 7 20:00", "2027-03-22T08:00:00Z", "", 2))
                .as("summer time began that morning")
                .isEqualTo("2027-03-28T18:00:00Z");
        assertThat(next("every 7 20:00", "2026-10-19T08:00:00Z", "2026-10-18T18:00:00Z", 2))
                .as("winter time began that morning")
                .isEqualTo("2026-10-25T19:00:00Z");
        assertThat(next("weekly 7 02:30", "2027-03-22T08:00:00Z", "", 2))
                .as("an hour that does not exist")
                .isEqualTo("2027-03-28T01:30:00Z");
    }

    @Test
    void holidaysAreSkipped() {
        assertThat(next("weekly 7 20:00", "2026-12-21T08:00:00Z", "", 2))
                .isEqualTo("2027-01-03T19:00:00Z");
        assertThat(next("every 14 20:00", "2026-12-11T08:00:00Z", "2026-12-10T19:00:00Z", 2))
                .as("the day after")
                .isEqualTo("2026-12-25T19:00:00Z");
    }

    @Test
    void countedDaysCountFromTheLastDeadlineHoweverLateTheReportsCame() {
        assertThat(next("every 14 20:00", "2026-11-05T08:00:00Z", "2026-11-01T19:00:00Z", 2))
                .isEqualTo("2026-11-15T19:00:00Z");
    }

    @Test
    void onTheFirstSundayOfTheMonthAndOnTheLast() {
        assertThat(next("monthly 1/7 20:00", "2026-11-16T08:00:00Z", "", 2))
                .isEqualTo("2026-12-06T19:00:00Z");
        assertThat(next("monthly 3/5 20:00", "2026-11-16T08:00:00Z", "", 2))
                .isEqualTo("2026-11-20T19:00:00Z");
        assertThat(next("monthly 5/7 20:00", "2026-11-23T08:00:00Z", "", 2))
                .as("the last one, whichever it is")
                .isEqualTo("2026-11-29T19:00:00Z");
    }

    @Test
    void aDayServesOneMonthAlone() {
        assertThat(next("monthly 1/7 20:00", "2026-12-03T08:00:00Z", "2026-12-06T19:00:00Z", 2))
                .as("the reports came three days early")
                .isEqualTo("2027-01-03T19:00:00Z");
        assertThat(next("weekly 7 20:00", "2026-11-17T08:00:00Z", "2026-11-22T19:00:00Z", 2))
                .isEqualTo("2026-11-29T19:00:00Z");
    }

    @Test
    void whatIsNoRhythmIsNone() {
        for (String text :
                new String[] {
                    "",
                    "weekly 8 20:00",
                    "every 0 20:00",
                    "every 7 24:00",
                    "monthly 6/7 20:00",
                    "monthly 0/1 20:00"
                }) assertThat(Rhythm.parse(text)).as(text).isEmpty();
    }
}
