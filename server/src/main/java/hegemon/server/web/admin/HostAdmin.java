package hegemon.server.web.admin;

import hegemon.server.ServerSettings;
import hegemon.server.ServerSettings.Stated;
import hegemon.server.admin.Backups;
import hegemon.server.admin.HouseChoices;
import hegemon.server.admin.HouseChoices.Choice;
import hegemon.server.admin.LetterDesk;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a host otherwise does at the machine: settings, a test letter, backups. */
@Controller
@RequestMapping("/admin")
record HostAdmin(
        ServerSettings settings,
        HouseChoices choices,
        LetterDesk letters,
        Backups backups,
        GuestCookie cookie) {
    /**
     * Something that is decided here.
     *
     * @param chosen empty: it is left to the machine
     */
    public record Decision(Choice what, String chosen, String onTheMachine) {}

    @GetMapping("/settings")
    String settings(Model model) {
        model.addAttribute("path", "/admin/settings");
        model.addAttribute("groups", SettingGroup.of(stated()));
        model.addAttribute("decisions", decisions());
        model.addAttribute("file", settings.data().toAbsolutePath().resolve("hegemon.properties"));
        model.addAttribute("mail", settings.host().mail().isPresent());
        model.addAttribute("post", letters.state());
        return "admin/settings";
    }

    private List<Decision> decisions() {
        return Arrays.stream(Choice.values())
                .map(
                        each ->
                                new Decision(
                                        each,
                                        choices.chosen(each).orElse(""),
                                        choices.onTheMachine(each)))
                .toList();
    }

    /** What is decided here comes before what the machine says. */
    private List<Stated> stated() {
        var here =
                decisions().stream()
                        .filter(each -> !each.chosen().isEmpty())
                        .collect(Collectors.toMap(each -> each.what().key(), Decision::chosen));
        return settings.stated().stream()
                .map(
                        each ->
                                here.containsKey(each.key())
                                        ? new Stated(each.key(), here.get(each.key()), "browser")
                                        : each)
                .toList();
    }

    @PostMapping("/settings/house")
    String decide(
            @RequestParam Map<String, String> form,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var wanted = new EnumMap<Choice, String>(Choice.class);
        for (Choice each : Choice.values())
            if (form.containsKey(each.key())) wanted.put(each, form.get(each.key()).strip());
        if (choices.choose(cookie.somebody(request), wanted))
            return "redirect:/admin/settings?done";
        refuse("choice", response, locale, model);
        return settings(model);
    }

    /** To see whether letters arrive. */
    @PostMapping("/settings/letter")
    String letter(
            @RequestParam String address,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        boolean sent =
                settings.host().mail().isPresent()
                        && letters.test(cookie.somebody(request), address.strip());
        if (sent) return "redirect:/admin/settings?done";
        refuse("letter", response, locale, model);
        return settings(model);
    }

    @GetMapping("/backups")
    String backups(Model model) {
        model.addAttribute("path", "/admin/backups");
        model.addAttribute("backups", backups.all());
        model.addAttribute("plan", backups.plan());
        model.addAttribute("folder", backups.folder().toAbsolutePath());
        return "admin/backups";
    }

    @PostMapping("/backups")
    String backUp(
            HttpServletRequest request, HttpServletResponse response, Locale locale, Model model) {
        var trouble = backups.now(cookie.somebody(request));
        if (trouble.isEmpty()) return "redirect:/admin/backups?done";
        refuse("backup", response, locale, model);
        return backups(model);
    }

    /**
     * @param hour of the day; empty: no backup is made by itself
     */
    @PostMapping("/backups/plan")
    String plan(
            @RequestParam Optional<Integer> hour,
            @RequestParam int keep,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        boolean right =
                hour.map(each -> each >= 0 && each < 24).orElse(true)
                        && keep > 0
                        && keep <= Backups.MOST_KEPT;
        if (right) {
            backups.plan(cookie.somebody(request), hour, keep);
            return "redirect:/admin/backups?done";
        }
        refuse("plan", response, locale, model);
        return backups(model);
    }

    /** A form and no link: what is taken away stands in the record. */
    @PostMapping("/backups/{name}/download")
    ResponseEntity<Resource> download(@PathVariable String name, HttpServletRequest request) {
        var file =
                backups.handOut(cookie.somebody(request), name)
                        .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment().filename(name).build().toString())
                .body(new FileSystemResource(file));
    }

    @PostMapping("/backups/{name}/delete")
    String delete(@PathVariable String name, HttpServletRequest request) throws IOException {
        if (!backups.delete(cookie.somebody(request), name))
            throw new NoSuchPage(HttpStatus.NOT_FOUND);
        return "redirect:/admin/backups?done";
    }

    private static void refuse(
            String what, HttpServletResponse response, Locale locale, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(locale)).say("server.admin.refuse." + what));
    }
}
