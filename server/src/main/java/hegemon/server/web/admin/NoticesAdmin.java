package hegemon.server.web.admin;

import hegemon.server.admin.Announcements;
import hegemon.server.admin.Maintenance;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.people.Bulletin;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.format.annotation.DateTimeFormat;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.Locale;

/** What everybody is told: announcements, and when the house rests. */
@Controller
@RequestMapping("/admin/notices")
record NoticesAdmin(
        Announcements announcements,
        Maintenance maintenance,
        Bulletin bulletin,
        GuestCookie cookie,
        Clock clock) {
    private static final String DONE = "redirect:/admin/notices?done";

    @GetMapping
    String page(Locale locale, Model model) {
        var now = clock.instant();
        model.addAttribute("path", "/admin/notices");
        model.addAttribute("announcements", announcements.open());
        model.addAttribute("reader", Language.of(locale));
        model.addAttribute("languages", Language.values());
        model.addAttribute("longest", Announcements.LONGEST);
        model.addAttribute("now", minute(now));
        model.addAttribute("later", minute(now.plus(Duration.ofDays(7))));
        model.addAttribute("tonight", minute(now.plus(Duration.ofHours(24))));
        var rest = maintenance.planned();
        model.addAttribute("rest", rest.orElse(null));
        model.addAttribute("resting", rest.filter(each -> each.isAt(clock.millis())).isPresent());
        return "admin/notices";
    }

    private static LocalDateTime minute(Instant at) {
        return LocalDateTime.ofInstant(at, ZoneOffset.UTC).truncatedTo(ChronoUnit.MINUTES);
    }

    @PostMapping
    String announce(
            @RequestParam @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME) LocalDateTime from,
            @RequestParam @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME) LocalDateTime to,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var texts = new EnumMap<Language, String>(Language.class);
        for (Language each : Language.values()) texts.put(each, text(request, each.code()));
        boolean right =
                texts.values().stream().anyMatch(text -> !text.isEmpty())
                        && texts.values().stream().allMatch(this::isShort)
                        && from.isBefore(to)
                        && to.toInstant(ZoneOffset.UTC).isAfter(clock.instant());
        if (!right) {
            var again = refused("announcement", response, locale, model);
            model.addAttribute("written", texts);
            model.addAttribute("now", from);
            model.addAttribute("later", to);
            return again;
        }
        announcements.announce(
                cookie.somebody(request),
                texts,
                from.toInstant(ZoneOffset.UTC),
                to.toInstant(ZoneOffset.UTC));
        return told();
    }

    private static String text(HttpServletRequest request, String code) {
        var text = request.getParameter("text-" + code);
        return text == null ? "" : text.strip();
    }

    private boolean isShort(String text) {
        return text.length() <= Announcements.LONGEST;
    }

    @PostMapping("/{id}/withdraw")
    String withdraw(@PathVariable String id, HttpServletRequest request) {
        announcements.withdraw(cookie.somebody(request), id);
        return told();
    }

    /** From a moment on, for so many minutes. */
    @PostMapping("/maintenance")
    String rest(
            @RequestParam @DateTimeFormat(iso = DateTimeFormat.ISO.DATE_TIME) LocalDateTime from,
            @RequestParam int minutes,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        boolean planned =
                minutes > 0
                        && maintenance.plan(
                                cookie.somebody(request),
                                from.toInstant(ZoneOffset.UTC),
                                Duration.ofMinutes(minutes));
        return planned ? told() : refused("maintenance", response, locale, model);
    }

    @PostMapping("/maintenance/end")
    String goOn(HttpServletRequest request) {
        maintenance.end(cookie.somebody(request));
        return told();
    }

    private String told() {
        bulletin.changed();
        return DONE;
    }

    private String refused(String what, HttpServletResponse response, Locale locale, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(locale)).say("server.admin.refuse." + what));
        return page(locale, model);
    }
}
