package hegemon.server.web.people;

import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.page.Markdown;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseBody;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Pages and looks that a host puts into the data folder. */
@Controller
record HousePages(HostFacts house) {
    @GetMapping("/legal/{page}")
    String legal(@PathVariable String page, HttpServletRequest request, Locale locale, Model model)
            throws IOException {
        var own = house.legal(page, locale.getLanguage());
        model.addAttribute("page", page);
        model.addAttribute("text", Markdown.html(text(page, own, locale)));
        return "people/legal";
    }

    private static String text(String page, Optional<Path> own, Locale locale) throws IOException {
        if (own.isPresent()) return Files.readString(own.get());
        if (page.equals(HostFacts.RULES))
            return Words.in(Language.of(locale)).say("server.people.legal.rules.text");
        throw none();
    }

    @GetMapping(value = "/theme/{name}.css", produces = "text/css;charset=UTF-8")
    @ResponseBody
    String theme(@PathVariable String name) throws IOException {
        Path file =
                house.themeFile(name).filter(Files::isRegularFile).orElseThrow(HousePages::none);
        return Files.readString(file);
    }

    private static NoSuchPage none() {
        return new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}
