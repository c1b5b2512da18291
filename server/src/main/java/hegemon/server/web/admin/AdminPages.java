package hegemon.server.web.admin;

import hegemon.server.admin.Administrators;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.LetterDesk;
import hegemon.server.id.PersonId;
import hegemon.server.watch.Tally;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Overview, outbox, jobs and the record of what administrators did. */
@Controller
@RequestMapping("/admin")
record AdminPages(
        Tally tally,
        LetterDesk letters,
        AuditLog audit,
        Administrators administrators,
        AdminNames names,
        Release release,
        Concerns concerns,
        GuestCookie cookie) {
    @GetMapping
    String overview(Locale locale, Model model) {
        Map<String, Long> figures = new LinkedHashMap<>();
        figures.put("games", tally.games());
        figures.put("running", tally.running());
        figures.put("people", tally.people());
        figures.put("members", tally.members());
        figures.put("letters", tally.lettersWaiting());
        figures.put("lost", tally.lettersGivenUp());
        figures.put("jobs", tally.jobs());
        figures.put("due", tally.jobsDue());
        model.addAttribute("figures", figures);
        model.addAttribute("size", tally.bytes());
        model.addAttribute("concerns", concerns.all());
        model.addAttribute("releases", release.all());
        model.addAttribute("administrators", names(administrators.all(), locale));
        return page("overview", "/admin", model);
    }

    private List<String> names(List<PersonId> ids, Locale locale) {
        return ids.stream().map(id -> names.person(id, Language.of(locale))).toList();
    }

    @GetMapping("/letters")
    String letters(Model model) {
        model.addAttribute("letters", letters.unsent());
        return page("letters", "/admin/letters", model);
    }

    @PostMapping("/letters/{id}/resend")
    String resend(@PathVariable String id, HttpServletRequest request) {
        letters.resend(cookie.somebody(request), id);
        return "redirect:/admin/letters?done";
    }

    @PostMapping("/letters/{id}/discard")
    String discard(@PathVariable String id, HttpServletRequest request) {
        letters.discard(cookie.somebody(request), id);
        return "redirect:/admin/letters?done";
    }

    @GetMapping("/jobs")
    String jobs(Model model) {
        model.addAttribute("jobs", letters.jobs());
        return page("jobs", "/admin/jobs", model);
    }

    @GetMapping("/audit")
    String audit(Locale locale, Model model) {
        model.addAttribute("entries", names.told(audit.latest(), Language.of(locale)));
        return page("audit", "/admin/audit", model);
    }

    private static String page(String name, String path, Model model) {
        model.addAttribute("path", path);
        return "admin/" + name;
    }
}
