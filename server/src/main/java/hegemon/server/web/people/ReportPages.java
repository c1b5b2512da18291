package hegemon.server.web.people;

import hegemon.server.accounts.People;
import hegemon.server.accounts.RateLimits;
import hegemon.server.admin.Reports;
import hegemon.server.admin.Writings;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Talk;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Somebody tells those who look after the house of a word, a name or a person. */
@Controller
@RequestMapping("/report")
record ReportPages(
        Reports reports,
        People people,
        Talk talk,
        TableDesk desk,
        RateLimits limits,
        GuestCookie cookie,
        List<Writings> writings) {
    /**
     * What is meant.
     *
     * @param text the word, or the title of the page; empty where it is about a person
     */
    public record Meant(PersonId about, String name, Reports.Matter matter, String text) {}

    /**
     * What a link or a form names: a person, a word at a table, or a page.
     *
     * @param word its number at the table
     */
    public record Named(String person, TableId table, Optional<Integer> word, String page) {
        public Named {
            person = Objects.requireNonNullElse(person, "");
            table = Objects.requireNonNullElse(table, TableId.NONE);
            page = Objects.requireNonNullElse(page, "");
        }
    }

    @GetMapping
    String form(
            @ModelAttribute("named") Named named,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        model.addAttribute("path", "/report");
        model.addAttribute("longest", Reports.LONGEST);
        model.addAttribute("meant", meant(named, request, locale));
        return "people/report";
    }

    @PostMapping
    String report(
            @ModelAttribute("named") Named named,
            @RequestParam String reason,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        var meant = meant(named, request, locale);
        var by = asker(request);
        var why = reason.strip();
        if (why.isEmpty() || why.length() > Reports.LONGEST)
            throw new Refused(Refusal.of("house", "server.report.refuse", Reports.LONGEST));
        if (limits.attempt(RateLimits.Limit.REPORT_PERSON, by.value()).isPresent())
            throw new Refused(Refusal.of("house", "server.people.refuse.often", 60));
        reports.report(by, meant.about(), meant.matter(), why);
        model.addAttribute("path", "/report");
        model.addAttribute("done", true);
        return "people/report";
    }

    /** Only what the reader can see, and nobody reports oneself. */
    private Meant meant(Named named, HttpServletRequest request, Locale locale) {
        var asker = asker(request);
        Optional<Meant> meant;
        if (!named.page().isEmpty()) meant = page(named.page());
        else if (named.table().value().isEmpty()) meant = person(named.person(), locale);
        else meant = word(named.table(), named.word().orElse(0), asker);
        return meant.filter(each -> !each.about().equals(asker))
                .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }

    private Optional<Meant> person(String name, Locale locale) {
        return people.named(name)
                .filter(each -> !each.deleted())
                .map(
                        each ->
                                new Meant(
                                        each.id(),
                                        each.shownName(Language.of(locale)),
                                        Reports.Matter.PERSON,
                                        ""));
    }

    private Optional<Meant> page(String page) {
        return writings.stream()
                .flatMap(each -> each.at(page).stream())
                .findFirst()
                .map(each -> new Meant(each.by(), "", Reports.Matter.page(page), each.title()));
    }

    /** Who hides behind a seat is not named here. */
    private Optional<Meant> word(TableId table, int word, PersonId asker) {
        var found = desk.find(table, Optional.of(asker));
        return talk.after(found, Optional.of(asker), word - 1).stream()
                .filter(each -> each.number() == word)
                .findFirst()
                .map(
                        each ->
                                new Meant(
                                        each.person(),
                                        each.seat().name(),
                                        Reports.Matter.word(table, word),
                                        each.text()));
    }

    private PersonId asker(HttpServletRequest request) {
        return cookie.guest(request).orElseThrow(() -> new NoSuchPage(HttpStatus.FORBIDDEN));
    }
}
