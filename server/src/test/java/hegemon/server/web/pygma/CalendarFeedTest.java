package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;
import hegemon.server.store.CalendarRows.Calendar;
import hegemon.server.store.CalendarRows.Plan;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;

/** RFC 5545. */
class CalendarFeedTest {
    private static final Calendar NEXT =
            new Calendar(
                    new Plan("weekly 7 20:00", "Europe/Berlin", 60, 2, false, ""),
                    false,
                    "Später; wegen der Grippe,\n"
                        + "und \\ weil ich es so möchte – mit vielen Grüßen an alle, die es traf",
                    "Bek/01",
                    Instant.parse("2026-11-22T19:00:00Z").toEpochMilli(),
                    3,
                    Instant.parse("2026-11-16T08:00:00Z").toEpochMilli());

    private static String feed(List<Calendar> deadlines) {
        return new CalendarFeed(
                        new TableId("t1"), "ZAT Bek/01 – Nordmark", "https://club.example/games/t1")
                .of(deadlines);
    }

    @Test
    void theNextDeadlineIsAnEventThatKeepsItsNameWhenItMoves() {
        assertThat(feed(List.of(NEXT)).lines())
                .contains(
                        "BEGIN:VCALENDAR",
                        "VERSION:2.0",
                        "UID:Bek-01.t1@hegemon",
                        "SEQUENCE:3",
                        "DTSTAMP:20261116T080000Z",
                        "DTSTART:20261122T190000Z",
                        "SUMMARY:ZAT Bek/01 – Nordmark",
                        "URL:https://club.example/games/t1");
        assertThat(feed(List.of())).doesNotContain("VEVENT").endsWith("END:VCALENDAR\r\n");
    }

    @Test
    void linesAreFoldedAndTextsEscaped() {
        var feed = feed(List.of(NEXT));
        assertThat(feed.replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
        assertThat(feed.split("\r\n"))
                .allSatisfy(
                        line ->
                                assertThat(line.getBytes(StandardCharsets.UTF_8).length)
                                        .isLessThanOrEqualTo(75));
        assertThat(feed.replace("\r\n ", ""))
                .contains(
                        "DESCRIPTION:Später\\; wegen der Grippe\\,\\n"
                                + "und \\\\ weil ich es so möchte");
    }
}
