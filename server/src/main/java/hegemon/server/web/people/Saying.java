package hegemon.server.web.people;

import hegemon.server.accounts.Slip;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.ui.Model;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Map;
import java.util.Optional;

/** Says on a page what went wrong, at the field that it concerns. */
final class Saying {
    private Saying() {}

    static Words words() {
        return Words.in(language());
    }

    static Language language() {
        return Language.of(LocaleContextHolder.getLocale());
    }

    static String day(Instant time) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(language().locale())
                .format(time.atOffset(ZoneOffset.UTC));
    }

    /** The page is shown again, with what was written and what is wrong in it. */
    static String again(String page, Slip slip, HttpServletResponse response, Model model) {
        Refused.tell(slip.why(), response);
        model.addAttribute("slips", Map.of(slip.field(), words().say(slip.why())));
        return page;
    }

    static String again(String page, Refusal why, HttpServletResponse response, Model model) {
        return again(page, new Slip("", why), response, model);
    }

    /** A page that says one thing and leads on. */
    static String message(Model model, String what, Optional<String> next) {
        var key = "server.people." + what;
        model.addAttribute("title", words().say(key + ".title"));
        model.addAttribute("text", words().say(key + ".text"));
        model.addAttribute("next", next.orElse("/"));
        return "people/message";
    }
}
