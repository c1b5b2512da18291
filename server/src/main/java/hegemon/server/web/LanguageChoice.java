package hegemon.server.web;

import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.LocaleResolver;

import java.util.Locale;

/** The language menu. */
@Controller
class LanguageChoice {
    private final LocaleResolver resolver;

    LanguageChoice(LocaleResolver resolver) {
        this.resolver = resolver;
    }

    @PostMapping("/language")
    String choose(
            @RequestParam String language,
            @RequestParam(defaultValue = "/") String back,
            HttpServletRequest request,
            HttpServletResponse response) {
        resolver.setLocale(request, response, Language.of(Locale.of(language)).locale());
        return "redirect:" + (isOwnPath(back) ? back : "/");
    }

    /**
     * A path of this server, with what is asked there, and nothing else: {@code //host} and {@code
     * /\host} leave it.
     */
    private static boolean isOwnPath(String back) {
        return back.matches("/([A-Za-z0-9_-][A-Za-z0-9_./-]*)?(\\?[A-Za-z0-9_./=&+%*,~-]*)?");
    }
}
