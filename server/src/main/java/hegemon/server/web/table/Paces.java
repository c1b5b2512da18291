package hegemon.server.web.table;

import hegemon.server.store.Pace;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.List;

/** Paces and times in words, for pages. */
@Component
public class Paces {
    /** The paces that pages offer; a program may ask for any other. */
    private static final List<String> LIVE =
            List.of(
                    "live 180 2",
                    "live 300 3",
                    "live 600 5",
                    "live 900 10",
                    "live 1800 20",
                    "live 3600 30");

    private static final List<String> DAYS =
            List.of("days 1", "days 2", "days 3", "days 7", "days 14");

    public List<String> live() {
        return LIVE;
    }

    public List<String> days() {
        return DAYS;
    }

    /** A pace as it is written, in words. */
    public String say(String pace) {
        return switch (Pace.parse(pace).orElse(new Pace.Untimed())) {
            case Pace.Untimed() -> words().say("server.pace.none");
            case Pace.Live(var base, var increment) ->
                    words().say(
                                    "server.pace.live",
                                    minutes(base),
                                    Long.toString(increment.toSeconds()));
            case Pace.Days(var days) -> words().say("server.pace.days", days);
        };
    }

    private static String minutes(Duration base) {
        long rest = base.toSecondsPart();
        return rest == 0
                ? Long.toString(base.toMinutes())
                : "%d:%02d".formatted(base.toMinutes(), rest);
    }

    /** What is left on a clock: {@code 2 d 5 h}, {@code 1:05:00} or {@code 4:59}. */
    public String left(long millis) {
        var left = Duration.ofMillis(millis);
        if (left.toDays() > 0)
            return words().say(
                            "server.table.clock.days",
                            Long.toString(left.toDays()),
                            Integer.toString(left.toHoursPart()));
        if (left.toHours() > 0)
            return "%d:%02d:%02d"
                    .formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart());
        return "%d:%02d".formatted(left.toMinutes(), left.toSecondsPart());
    }

    private static Words words() {
        return Words.in(Language.of(LocaleContextHolder.getLocale()));
    }
}
