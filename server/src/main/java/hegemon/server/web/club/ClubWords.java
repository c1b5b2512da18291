package hegemon.server.web.club;

import hegemon.server.clubs.Course;
import hegemon.server.pairing.Result;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;

import java.util.List;

/** Points and results as people write them, for pages. */
@Component("clubWords")
public class ClubWords {
    private static final List<String> QUARTERS = List.of("", "¼", "½", "¾");

    /** A game with the set-up from which it is played: Sparta · Zigzag. */
    public String played(String game, String setup) {
        var words = Words.in(Language.of(LocaleContextHolder.getLocale()));
        var name = words.say("server.home." + game + ".name");
        return words.find(game + ".setup." + setup.replace(' ', '.'))
                .map(it -> name + " · " + it)
                .orElse(name);
    }

    public String halves(int halves) {
        return quarters(2 * halves);
    }

    public String quarters(int quarters) {
        int whole = quarters / QUARTERS.size();
        var part = QUARTERS.get(quarters % QUARTERS.size());
        return whole == 0 && !part.isEmpty() ? part : whole + part;
    }

    /** A result by its name; nothing in words if it is none. */
    public String score(String result) {
        return Result.parse(result).map(ClubWords::score).orElse("");
    }

    public String result(Course.Game game) {
        return game.result()
                .map(ClubWords::score)
                .orElseGet(
                        () ->
                                Words.in(Language.of(LocaleContextHolder.getLocale()))
                                        .say("server.event.playing"));
    }

    private static String score(Result result) {
        return switch (result) {
            case FIRST -> "1 : 0";
            case SECOND -> "0 : 1";
            case DRAWN -> "½ : ½";
            case NEITHER -> "0 : 0";
        };
    }
}
