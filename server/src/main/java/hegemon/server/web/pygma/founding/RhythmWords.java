package hegemon.server.web.pygma.founding;

import hegemon.server.store.CalendarRows.Plan;
import hegemon.table.Language;
import hegemon.table.Words;

import java.text.ListFormat;
import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.util.Arrays;

/** How often the months of a campaign are closed, as a reader says it. */
public record RhythmWords(Language language) {
    private static final String KEY = "server.pygma.calendar.";

    /** Of a plan that was accepted: {@code weekly 1,4 20:00} and its like. */
    public String of(Plan plan) {
        var parts = plan.rhythm().split(" ", -1);
        var words = Words.in(language);
        return switch (parts[0]) {
            case "every" -> words.say(KEY + "every.text", Integer.parseInt(parts[1]), parts[2]);
            case "monthly" -> {
                var nth = parts[1].split("/", -1);
                yield words.say(
                        KEY + "monthly.text", Integer.parseInt(nth[0]), day(nth[1]), parts[2]);
            }
            default -> words.say(KEY + "weekly.text", days(parts[1]), parts[2]);
        };
    }

    private String days(String numbers) {
        var days = Arrays.stream(numbers.split(",", -1)).map(this::day).toList();
        return ListFormat.getInstance(
                        language.locale(), ListFormat.Type.STANDARD, ListFormat.Style.FULL)
                .format(days);
    }

    private String day(String number) {
        return DayOfWeek.of(Integer.parseInt(number))
                .getDisplayName(TextStyle.FULL_STANDALONE, language.locale());
    }
}
