package hegemon.server.web.admin;

import hegemon.server.accounts.People;
import hegemon.server.admin.AuditLog;
import hegemon.server.admin.Conduct;
import hegemon.server.admin.Reports;
import hegemon.server.admin.Writings;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

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
import java.util.Map;
import java.util.Optional;

/** What was reported and waits for somebody who looks after the house. */
@Controller
@RequestMapping("/admin/reports")
record ReportsAdmin(
        Reports reports,
        Conduct conduct,
        People people,
        GuestCookie cookie,
        List<Writings> writings) {
    private static final String DONE = "redirect:/admin/reports?done";
    private static final List<Integer> DAYS = List.of(1, 7, 30);
    private static final Map<String, AuditLog.Act> ACTS =
            Map.of(
                    "remove", AuditLog.Act.REMOVE_WORD,
                    "warn", AuditLog.Act.WARN,
                    "rename", AuditLog.Act.RENAME,
                    "mute-table", AuditLog.Act.MUTE,
                    "mute", AuditLog.Act.MUTE,
                    "suspend-table", AuditLog.Act.SUSPEND,
                    "suspend", AuditLog.Act.SUSPEND);

    /** A line near what is reported, with the name of who said it. */
    public record Said(Reports.Line line, String name, boolean meant) {}

    /** A report in words. */
    public record Shown(Reports.Report report, String by, String about, List<Said> around) {}

    @GetMapping
    String list(HttpServletRequest request, Locale locale, Model model) {
        model.addAttribute("letters", reports.wantsLetters(cookie.somebody(request)));
        model.addAttribute("longest", Conduct.LONGEST);
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

    /** Whether this administrator wants a letter for each. */
    @PostMapping("/letters")
    String letters(
            @RequestParam(defaultValue = "false") boolean wanted, HttpServletRequest request) {
        reports.wantLetters(cookie.somebody(request), wanted);
        return DONE;
    }

    /**
     * What is done leaves the report open, since more may be needed; {@code close} closes it.
     *
     * @param act {@code close}, {@code remove}, {@code warn}, {@code rename}, {@code mute-table},
     *     {@code mute}, {@code suspend-table} or {@code suspend}
     * @param text the warning, or the new name
     */
    @PostMapping("/{id}")
    String decide(
            @PathVariable String id,
            @RequestParam String act,
            @RequestParam(defaultValue = "1") int days,
            @RequestParam(defaultValue = "") String text,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var report = reports.find(id).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
        var by = cookie.somebody(request);
        if (act.equals("close")) {
            reports.close(by, report);
            return DONE;
        }
        var why = done(act, report, by, Duration.ofDays(DAYS.contains(days) ? days : 1), text);
        if (why.isPresent()) {
            Refused.say(why.get(), response, model);
            return list(request, locale, model);
        }
        Optional.ofNullable(ACTS.get(act)).ifPresent(done -> reports.note(report, done));
        return DONE;
    }

    private Optional<Refusal> done(
            String act, Reports.Report report, PersonId by, Duration time, String text) {
        var about = report.about();
        boolean severe = act.startsWith("suspend") && by.equals(about);
        if (severe || !ACTS.containsKey(act)) throw no(HttpStatus.BAD_REQUEST);
        if (act.equals("rename")) return conduct.rename(by, about, text);
        if (act.equals("warn") && (text.isBlank() || text.length() > Conduct.LONGEST))
            return Optional.of(Refusal.of("house", "server.report.refuse", Conduct.LONGEST));
        switch (act) {
            case "remove" -> remove(by, report);
            case "warn" -> conduct.warn(by, about, text.strip());
            case "mute-table" -> conduct.mute(by, about, table(report), time);
            case "suspend-table" -> conduct.suspend(by, about, table(report), time);
            case "mute" -> conduct.mute(by, about, TableId.NONE, time);
            default -> conduct.suspend(by, about, report.reason(), Optional.of(time));
        }
        return Optional.empty();
    }

    private static TableId table(Reports.Report report) {
        return report.table().orElseThrow(() -> no(HttpStatus.BAD_REQUEST));
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
