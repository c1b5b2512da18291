package hegemon.server.web.gate;

import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;

import java.util.Set;

/** The page that says why something cannot be done. */
public final class Refused {
    private Refused() {}

    private static final Set<String> TOO_OFTEN =
            Set.of("server.people.refuse.often", "server.refuse.talk.often");

    /** What was done too often is told apart from what cannot be done. */
    public static HttpStatus status(Refusal why) {
        return TOO_OFTEN.contains(why.key())
                ? HttpStatus.TOO_MANY_REQUESTS
                : HttpStatus.UNPROCESSABLE_CONTENT;
    }

    public static String page(Refusal why, HttpServletResponse response, Model model) {
        response.setStatus(status(why).value());
        model.addAttribute("why", Words.in(Language.of(LocaleContextHolder.getLocale())).say(why));
        return "refused";
    }
}
