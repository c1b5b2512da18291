package hegemon.server.web.pygma;

import hegemon.server.mail.Notices;
import hegemon.server.store.CalendarRows.Calendar;
import hegemon.server.web.pygma.founding.RhythmWords;
import hegemon.table.Language;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * When the months of a campaign are closed, in the reader's language.
 *
 * @param rhythm empty where there is no calendar
 * @param said the same in words
 * @param grace minutes
 * @param least days
 * @param word what the game masters say about the last change
 * @param due the next deadline, in milliseconds since 1970; 0 where there is none
 * @param when the same by the clocks of the campaign, in words
 * @param local the same as a browser writes it into a field
 * @param until until when sheets are still taken, if there is grace
 * @param atZat what happens then: {@code close}, {@code draft} or {@code release}
 * @param feed where programs that keep calendars read it
 * @param leads whether the reader may change it
 * @param begun whether a round is open: before, the deadline is that of the first one
 */
record CalendarLine(
        String rhythm,
        String said,
        String zone,
        int grace,
        int least,
        boolean early,
        String holidays,
        boolean paused,
        String word,
        long due,
        String when,
        String local,
        String until,
        String atZat,
        String feed,
        boolean leads,
        boolean begun) {
    private static final long MINUTE = 60_000;

    /** What does not come from the calendar itself. */
    record Beside(String atZat, String feed, boolean leads) {}

    static CalendarLine of(Optional<Calendar> calendar, Beside beside, Language language) {
        return calendar.map(it -> of(it, beside, language))
                .orElseGet(
                        () ->
                                new CalendarLine(
                                        "",
                                        "",
                                        "",
                                        0,
                                        2,
                                        false,
                                        "",
                                        false,
                                        "",
                                        0,
                                        "",
                                        "",
                                        "",
                                        beside.atZat(),
                                        beside.feed(),
                                        beside.leads(),
                                        false));
    }

    private static CalendarLine of(Calendar calendar, Beside beside, Language language) {
        var plan = calendar.plan();
        boolean graced = plan.grace() > 0;
        return new CalendarLine(
                plan.rhythm(),
                new RhythmWords(language).of(plan),
                plan.zone(),
                plan.grace(),
                plan.least(),
                plan.early(),
                plan.holidays(),
                calendar.paused(),
                calendar.word(),
                calendar.due(),
                moment(calendar, 0, language),
                local(calendar),
                graced ? moment(calendar, plan.grace() * MINUTE, language) : "",
                beside.atZat(),
                beside.feed(),
                beside.leads(),
                !calendar.round().isEmpty());
    }

    private static String local(Calendar calendar) {
        if (calendar.due() == 0) return "";
        var at = Instant.ofEpochMilli(calendar.due()).atZone(ZoneId.of(calendar.plan().zone()));
        return at.toLocalDateTime().toString();
    }

    private static String moment(Calendar calendar, long later, Language language) {
        if (calendar.due() == 0) return "";
        var at = Instant.ofEpochMilli(calendar.due() + later);
        return Notices.Said.moment(at.atZone(ZoneId.of(calendar.plan().zone())), language);
    }
}
