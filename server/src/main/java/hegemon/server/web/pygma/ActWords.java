package hegemon.server.web.pygma;

import hegemon.pygma.world.Realm;
import hegemon.server.store.CampaignRows.Act;
import hegemon.table.Language;
import hegemon.table.Words;

import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What somebody did for a campaign as a sentence; the record itself keeps it as it was written.
 *
 * @param realms of the campaign, for their names
 */
record ActWords(List<Realm> realms, Language language) {
    private static final String KEY = "server.pygma.act.";
    private static final String SEAT = "Realm-";
    private static final Pattern RHYTHM =
            Pattern.compile(
                    "(weekly(?= [1-7][, ])|monthly(?= [1-5]/)|every)"
                            + " (\\d{1,2})((?:,[1-7])*|/[1-7]) (\\S+) (\\S+)");

    /**
     * @param who did it
     */
    String say(Act act, String who) {
        var detail = act.detail();
        int gap = detail.indexOf(' ');
        var first = gap < 0 ? detail : detail.substring(0, gap);
        var rest = gap < 0 ? "" : detail.substring(gap + 1);
        return switch (act.act()) {
            case "evaluate", "review" -> said(act, who, detail.lines().count());
            case "title", "kurier", "turn-away" -> said(act, who, detail);
            case "calendar" -> calendar(act, who);
            case "postpone" -> said(act, who, moment(detail));
            case "absences" -> said(act, who, manner(first), count(rest));
            case "pass", "return" -> said(act, who, seat(first), seat(rest));
            case "bot", "lapse" -> said(act, who, seat(first), count(rest));
            default -> said(act, who, seat(first), rest);
        };
    }

    private Words words() {
        return Words.in(language);
    }

    private String said(Act act, Object... args) {
        return words().find(KEY + act.act(), args)
                .orElseGet(() -> words().say(KEY + "other", args[0], act.act()));
    }

    private static int count(String number) {
        return number.matches("\\d{1,6}") ? Integer.parseInt(number) : 0;
    }

    private String manner(String name) {
        return words().find("server.pygma.people.manner." + name).orElse(name);
    }

    /** A realm by its seat or its number, or the place of a game master. */
    private String seat(String named) {
        var number = named.startsWith(SEAT) ? named.substring(SEAT.length()) : named;
        return realms.stream()
                .filter(realm -> String.valueOf(realm.number()).equals(number))
                .map(realm -> words().say(KEY + "realm", number, realm.name()))
                .findFirst()
                .orElseGet(() -> words().say(KEY + "lead"));
    }

    /** {@code weekly 1,4 20:00 Europe/Berlin}, or another rhythm and its zone. */
    private String calendar(Act act, String who) {
        var match = RHYTHM.matcher(act.detail());
        if (!match.matches()) return said(act, who, act.detail(), "");
        var key = "server.pygma.calendar." + match.group(1) + ".text";
        var first = match.group(2);
        var rest = match.group(3);
        var at = match.group(4);
        var how =
                switch (match.group(1)) {
                    case "weekly" -> words().say(key, days(first + rest), at);
                    case "monthly" -> words().say(key, count(first), days(rest.substring(1)), at);
                    default -> words().say(key, count(first), at);
                };
        return said(act, who, how, match.group(5));
    }

    private String days(String numbers) {
        return Arrays.stream(numbers.split(",", -1))
                .map(day -> DayOfWeek.of(Integer.parseInt(day)))
                .map(day -> day.getDisplayName(TextStyle.FULL, language.locale()))
                .collect(Collectors.joining(", "));
    }

    /** As the clocks of the campaign show it. */
    private String moment(String local) {
        try {
            return LocalDateTime.parse(local.replace(' ', 'T'))
                    .format(
                            DateTimeFormatter.ofLocalizedDateTime(
                                            FormatStyle.MEDIUM, FormatStyle.SHORT)
                                    .withLocale(language.locale()));
        } catch (DateTimeParseException e) {
            return local;
        }
    }
}
