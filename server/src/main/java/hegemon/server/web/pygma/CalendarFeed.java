package hegemon.server.web.pygma;

import hegemon.server.id.TableId;
import hegemon.server.store.CalendarRows.Calendar;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The next deadline of a campaign as iCalendar (RFC 5545): one event for each month, which moves
 * when the deadline does.
 *
 * @param summary what the event is called
 * @param address of the campaign
 */
record CalendarFeed(TableId id, String summary, String address) {
    private static final int LONGEST_LINE = 75;
    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    /** A campaign without a deadline has an empty calendar. */
    String of(List<Calendar> deadlines) {
        var lines = new ArrayList<String>();
        lines.add("BEGIN:VCALENDAR");
        lines.add("VERSION:2.0");
        lines.add("PRODID:-//Hegemon//Campaign//EN");
        lines.add("METHOD:PUBLISH");
        lines.add("REFRESH-INTERVAL;VALUE=DURATION:PT6H");
        for (Calendar each : deadlines) lines.addAll(event(each));
        lines.add("END:VCALENDAR");
        var text = new StringBuilder();
        for (String line : lines) fold(line, text);
        return text.toString();
    }

    private List<String> event(Calendar calendar) {
        var due = MOMENT.format(Instant.ofEpochMilli(calendar.due()));
        var lines = new ArrayList<String>();
        lines.add("BEGIN:VEVENT");
        lines.add("UID:" + calendar.round().replace('/', '-') + "." + id + "@hegemon");
        lines.add("SEQUENCE:" + calendar.revision());
        lines.add("DTSTAMP:" + MOMENT.format(Instant.ofEpochMilli(calendar.changed())));
        lines.add("DTSTART:" + due);
        lines.add("DTEND:" + due);
        lines.add("SUMMARY:" + escaped(summary));
        if (!calendar.word().isEmpty()) lines.add("DESCRIPTION:" + escaped(calendar.word()));
        lines.add("URL:" + address);
        lines.add("TRANSP:TRANSPARENT");
        lines.add("END:VEVENT");
        return lines;
    }

    /** RFC 5545, 3.3.11. */
    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace(";", "\\;")
                .replace(",", "\\,")
                .replace("\r\n", "\\n")
                .replace("\n", "\\n")
                .replace("\r", "");
    }

    /** RFC 5545, 3.1: no line has more than 75 octets, and no character is torn apart. */
    private static void fold(String line, StringBuilder text) {
        int octets = 0;
        for (int i = 0; i < line.length(); ) {
            int sign = line.codePointAt(i);
            var letter = Character.toString(sign);
            int more = letter.getBytes(StandardCharsets.UTF_8).length;
            if (octets + more > LONGEST_LINE) {
                text.append("\r\n ");
                octets = 1;
            }
            text.append(letter);
            octets += more;
            i += Character.charCount(sign);
        }
        text.append("\r\n");
    }
}
