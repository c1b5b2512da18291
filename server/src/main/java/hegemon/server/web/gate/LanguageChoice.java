package hegemon.server.web.gate;

import hegemon.server.accounts.People;
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
record LanguageChoice(LocaleResolver resolver, GuestCookie cookie, People people) {
    @PostMapping("/language")
    String choose(
            @RequestParam String language,
            @RequestParam(defaultValue = "/") String back,
            HttpServletRequest request,
            HttpServletResponse response) {
        var chosen = Language.of(Locale.of(language));
        resolver.setLocale(request, response, chosen.locale());
        cookie.guest(request).ifPresent(person -> people.speak(person, chosen));
        return "redirect:" + OwnPath.of(back);
    }
}
