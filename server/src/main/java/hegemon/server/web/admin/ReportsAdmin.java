package hegemon.server.web.admin;

import hegemon.server.accounts.People;
import hegemon.server.admin.Reports;
import hegemon.server.admin.Writings;
import hegemon.server.id.PersonId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** What was reported and waits for somebody who looks after the house. */
@Controller
@RequestMapping("/admin/reports")
record ReportsAdmin(Reports reports, People people, GuestCookie cookie, List<Writings> writings) {
    private static final List<Integer> DAYS = List.of(1, 7, 30);

    /** A line near what is reported, with the name of who said it. */
    public record Said(Reports.Line line, String name, boolean meant) {}

    /** A report in words. */
    public record Shown(Reports.Report report, String by, String about, List<Said> around) {}

    @GetMapping
    String list(Locale locale, Model model) {
        var language = Language.of(locale);
        model.addAttribute("path", "/admin/reports");
        model.addAttribute("days", DAYS);
        model.addAttribute(
                "reports", reports.open().stream().map(each -> shown(each, language)).toList());
        return "admin/reports";
    }

    private Shown shown(Reports.Report report, Language language) {
        return new Shown(
                report,
                report.by().map(each -> people.displayName(each, language)).orElse(""),
                people.displayName(report.about(), language),
                reports.around(report).stream()
                        .map(
                                line ->
                                        new Said(
                                                line,
                                                people.displayName(line.person(), language),
                                                report.word().orElse(0) == line.number()))
                        .toList());
    }

    /**
     * @param act {@code close}, {@code remove}, {@code mute-table}, {@code mute} or {@code suspend}
     */
    @PostMapping("/{id}")
    String decide(
            @PathVariable String id,
            @RequestParam String act,
            @RequestParam(defaultValue = "1") int days,
            HttpServletRequest request) {
        var report = reports.find(id).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
        var by = cookie.somebody(request);
        var time = Duration.ofDays(DAYS.contains(days) ? days : 1);
        boolean own = by.equals(report.about());
        switch (act) {
            case "close" -> reports.close(by, report);
            case "remove" -> remove(by, report);
            case "mute-table" -> reports.mute(by, report, time, false);
            case "mute" -> reports.mute(by, report, time, true);
            case "suspend" -> {
                if (own) throw no(HttpStatus.BAD_REQUEST);
                reports.suspend(by, report, time);
            }
            default -> throw no(HttpStatus.BAD_REQUEST);
        }
        return "redirect:/admin/reports?done";
    }

    private void remove(PersonId by, Reports.Report report) {
        if (report.word().isPresent()) reports.remove(by, report);
        else if (report.page().isPresent())
            writings.forEach(each -> reports.remove(by, report, each));
        else throw no(HttpStatus.BAD_REQUEST);
    }

    private static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}
