package hegemon.server.web.gate;

import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;

/** The page that says why something cannot be done. */
public final class Refused {
    private Refused() {}

    public static String page(Refusal why, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(LocaleContextHolder.getLocale())).say(why));
        return "refused";
    }
}
