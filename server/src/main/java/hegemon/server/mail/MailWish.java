package hegemon.server.mail;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which letters about games a person wants.
 *
 * @param quietFrom no letter goes from this hour on, in the person's zone
 * @param quietTo until this hour; the same as the first: any time will do
 * @param digestHour when the daily letter goes
 * @param roundsWait whether the evaluation of a month keeps to all this too, instead of going at
 *     once
 */
public record MailWish(
        Manner manner,
        Set<Notices.Event> events,
        ZoneId zone,
        int quietFrom,
        int quietTo,
        int digestHour,
        boolean roundsWait) {
    /** Never, one letter for each event, or one a day. */
    public enum Manner {
        NEVER,
        EACH,
        DIGEST;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Manner> of(String text) {
            return Arrays.stream(values()).filter(each -> each.text().equals(text)).findFirst();
        }
    }

    /** What holds for whoever has not said anything. */
    public static final MailWish DEFAULT =
            new MailWish(
                    Manner.EACH,
                    EnumSet.complementOf(EnumSet.of(Notices.Event.CHAT)),
                    ZoneOffset.UTC,
                    0,
                    0,
                    18,
                    false);

    public MailWish {
        events = Collections.unmodifiableSet(events.isEmpty() ? Set.of() : EnumSet.copyOf(events));
    }

    public MailWish withQuiet(ZoneId where, int from, int to) {
        return new MailWish(manner, events, where, from, to, digestHour, roundsWait);
    }

    public MailWish withManner(Manner wanted) {
        return new MailWish(wanted, events, zone, quietFrom, quietTo, digestHour, roundsWait);
    }

    boolean wants(Notices.Event event) {
        return manner != Manner.NEVER && events.contains(event);
    }

    /** When a letter about this event may go. */
    Instant due(Notices.Event event, Instant now) {
        return switch (manner) {
            case EACH, NEVER -> afterQuiet(now.plus(event.grace()));
            case DIGEST -> next(now.atZone(zone), digestHour).toInstant();
        };
    }

    /** The first moment from this one on that is not in the quiet hours. */
    public Instant afterQuiet(Instant moment) {
        var time = moment.atZone(zone);
        return isQuiet(time.getHour()) ? next(time, quietTo).toInstant() : moment;
    }

    private boolean isQuiet(int hour) {
        return quietFrom <= quietTo
                ? quietFrom <= hour && hour < quietTo
                : hour >= quietFrom || hour < quietTo;
    }

    /** The next time that the clock strikes this hour. */
    private static ZonedDateTime next(ZonedDateTime time, int hour) {
        var today = time.with(LocalTime.of(hour, 0));
        return today.isAfter(time) ? today : today.plusDays(1);
    }
}
