package hegemon.server.web.admin;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.Suspensions;
import hegemon.server.admin.Administrators;
import hegemon.server.admin.Conduct;
import hegemon.server.admin.GamesDesk;
import hegemon.server.admin.PeopleDesk;
import hegemon.server.id.ClubId;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.ClubRows;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Language;
import hegemon.table.Words;

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
import java.util.Optional;

/** People, one by one. */
@Controller
@RequestMapping("/admin/people")
record PeopleAdmin(
        PeopleDesk desk,
        Conduct conduct,
        ClubRows clubs,
        ServerSettings settings,
        GamesDesk games,
        Administrators administrators,
        GuestCookie cookie) {
    private static final int LONGEST_REASON = 300;

    /** For how long somebody is suspended; 0: until it is lifted. */
    private static final List<Integer> DAYS = List.of(1, 7, 30, 365, 0);

    /** A person with the name by which readers know them. */
    public record Shown(
            Person person,
            String name,
            boolean administrator,
            Optional<Suspensions.Suspension> suspended,
            List<String> clubs) {}

    @GetMapping
    String list(
            @RequestParam(defaultValue = "") String q,
            @RequestParam(defaultValue = "false") boolean guests,
            @RequestParam(defaultValue = "") ClubId club,
            Locale locale,
            Model model) {
        model.addAttribute("path", "/admin/people");
        model.addAttribute("q", q);
        model.addAttribute("guests", guests);
        model.addAttribute("club", club);
        model.addAttribute("clubs", clubs.all());
        model.addAttribute(
                "people",
                desk.search(q, guests, club).stream()
                        .map(person -> shown(person, locale))
                        .toList());
        return "admin/people";
    }

    @GetMapping("/{id}")
    String one(@PathVariable PersonId id, Locale locale, Model model) {
        model.addAttribute("path", "/admin/people/" + id);
        model.addAttribute("shown", shown(find(id), locale));
        model.addAttribute("tables", games.of(id));
        model.addAttribute("days", DAYS);
        model.addAttribute("longest", Conduct.LONGEST);
        model.addAttribute("muted", conduct.muted(id).orElse(null));
        model.addAttribute("restricted", conduct.atTables(id));
        model.addAttribute("warnings", conduct.unread(id));
        return "admin/person";
    }

    private Shown shown(Person person, Locale locale) {
        return new Shown(
                person,
                person.shownName(Language.of(locale)),
                administrators.isOne(person.id()),
                conduct.suspended(person.id()),
                clubs.of(person.id()).stream().map(ClubRows.Club::name).toList());
    }

    /**
     * @param days so long; 0: until it is lifted
     */
    @PostMapping("/{id}/suspend")
    String suspend(
            @PathVariable PersonId id,
            @RequestParam String reason,
            @RequestParam(defaultValue = "0") int days,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (isAsker(id, request)) return refused(id, "self", response, locale, model);
        if (reason.isBlank() || reason.length() > LONGEST_REASON || !DAYS.contains(days))
            return refused(id, "reason", response, locale, model);
        var time = Optional.of(Duration.ofDays(days)).filter(each -> !each.isZero());
        conduct.suspend(cookie.somebody(request), find(id).id(), reason.strip(), time);
        return back(id);
    }

    @PostMapping("/{id}/lift")
    String lift(@PathVariable PersonId id, HttpServletRequest request) {
        conduct.lift(cookie.somebody(request), find(id).id());
        return back(id);
    }

    @PostMapping("/{id}/warn")
    String warn(
            @PathVariable PersonId id,
            @RequestParam String text,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (text.isBlank() || text.length() > Conduct.LONGEST)
            return refused(id, "reason", response, locale, model);
        conduct.warn(cookie.somebody(request), find(id).id(), text.strip());
        return back(id);
    }

    /** What was the name nobody may have from now on. */
    @PostMapping("/{id}/rename")
    String rename(
            @PathVariable PersonId id,
            @RequestParam(defaultValue = "") String name,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var why = conduct.rename(cookie.somebody(request), find(id).id(), name);
        if (why.isEmpty()) return back(id);
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(locale)).say(why.get()));
        return one(id, locale, model);
    }

    @PostMapping("/{id}/mute")
    String mute(
            @PathVariable PersonId id,
            @RequestParam(defaultValue = "1") int days,
            HttpServletRequest request) {
        var time = Duration.ofDays(DAYS.contains(days) && days > 0 ? days : 1);
        conduct.mute(cookie.somebody(request), find(id).id(), TableId.NONE, time);
        return back(id);
    }

    /** For somebody who has forgotten the password and gets no letters. */
    @PostMapping("/{id}/password-link")
    String passwordLink(
            @PathVariable PersonId id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (!find(id).member()) return refused(id, "guest", response, locale, model);
        var path = desk.passwordLink(Optional.of(cookie.somebody(request)), id);
        model.addAttribute("link", settings.address(path));
        return one(id, locale, model);
    }

    @PostMapping("/{id}/sign-out")
    String signOut(@PathVariable PersonId id, HttpServletRequest request) {
        desk.signOut(cookie.somebody(request), find(id).id());
        return back(id);
    }

    /** The name must be written once more: this cannot be undone. */
    @PostMapping("/{id}/delete")
    String delete(
            @PathVariable PersonId id,
            @RequestParam String name,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (isAsker(id, request)) return refused(id, "self", response, locale, model);
        var shown = find(id).shownName(Language.of(locale));
        if (!shown.equals(name.strip())) return refused(id, "name", response, locale, model);
        desk.delete(cookie.somebody(request), id);
        return "redirect:/admin/people?done";
    }

    @PostMapping("/{id}/appoint")
    String appoint(
            @PathVariable PersonId id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (!find(id).member()) return refused(id, "guest", response, locale, model);
        administrators.appoint(cookie.somebody(request), id);
        return back(id);
    }

    @PostMapping("/{id}/dismiss")
    String dismiss(
            @PathVariable PersonId id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        if (!administrators.dismiss(cookie.somebody(request), find(id).id()))
            return refused(id, "last", response, locale, model);
        return back(id);
    }

    /** The same page, with the reason. */
    private String refused(
            PersonId id, String why, HttpServletResponse response, Locale locale, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(locale)).say("server.admin.refuse." + why));
        return one(id, locale, model);
    }

    private static String back(PersonId id) {
        return "redirect:/admin/people/" + id + "?done";
    }

    private Person find(PersonId id) {
        return desk.find(id)
                .filter(person -> !person.deleted())
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    /** So that nobody locks the door from outside. */
    private boolean isAsker(PersonId id, HttpServletRequest request) {
        return cookie.somebody(request).equals(id);
    }
}
