package hegemon.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Instant;
import java.time.ZoneId;
import java.util.EnumSet;

class MailWishTest {
    private static MailWish wish(MailWish.Manner manner, int from, int to) {
        return new MailWish(
                manner,
                EnumSet.allOf(Notices.Event.class),
                ZoneId.of("Europe/Athens"),
                from,
                to,
                18,
                false);
    }

    /** Athens is two hours ahead of UTC in winter. */
    @ParameterizedTest
    @CsvSource({
        "22, 7, 2026-01-10T12:00:00Z, 2026-01-10T12:00:00Z",
        "22, 7, 2026-01-10T20:30:00Z, 2026-01-11T05:00:00Z",
        "22, 7, 2026-01-10T03:00:00Z, 2026-01-10T05:00:00Z",
        "13, 15, 2026-01-10T12:00:00Z, 2026-01-10T13:00:00Z",
        "0, 0, 2026-01-10T22:00:00Z, 2026-01-10T22:00:00Z",
    })
    void aLetterWaitsForTheEndOfTheQuietHours(int from, int to, Instant now, Instant due) {
        assertThat(wish(MailWish.Manner.EACH, from, to).due(Notices.Event.DEADLINE, now))
                .isEqualTo(due);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-01-10T12:00:00Z, 2026-01-10T16:00:00Z",
        "2026-01-10T16:00:00Z, 2026-01-11T16:00:00Z",
    })
    void aDigestGoesAtItsHour(Instant now, Instant due) {
        assertThat(wish(MailWish.Manner.DIGEST, 0, 0).due(Notices.Event.TURN, now)).isEqualTo(due);
    }

    @Test
    void whoeverIsAtTheTableHasTimeToMoveBeforeALetterGoes() {
        var now = Instant.parse("2026-01-10T12:00:00Z");
        assertThat(wish(MailWish.Manner.EACH, 0, 0).due(Notices.Event.TURN, now)).isAfter(now);
    }

    @Test
    void whoeverWantsNoneGetsNone() {
        assertThat(MailWish.DEFAULT.wants(Notices.Event.TURN)).isTrue();
        assertThat(MailWish.DEFAULT.wants(Notices.Event.CHAT)).isFalse();
        assertThat(MailWish.DEFAULT.withManner(MailWish.Manner.NEVER).wants(Notices.Event.TURN))
                .isFalse();
    }
}
