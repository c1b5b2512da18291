package hegemon.server.web.admin;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.Invitations;
import hegemon.server.admin.HouseChoices;
import hegemon.server.admin.InvitationDesk;
import hegemon.server.id.ClubId;
import hegemon.server.store.ClubRows;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who is invited into the house: by a link for several, by a list of links, or by mail. */
@Controller
@RequestMapping("/admin/invitations")
record InvitationsAdmin(
        InvitationDesk desk,
        ClubRows clubs,
        HouseChoices house,
        ServerSettings settings,
        GuestCookie cookie) {
    private static final int LONGEST_LABEL = 60;

    @GetMapping
    String page(Model model) {
        model.addAttribute("path", "/admin/invitations");
        model.addAttribute("open", desk.open());
        model.addAttribute("clubs", choices());
        model.addAttribute("mail", settings.host().mail().isPresent());
        model.addAttribute("registration", house.registration());
        model.addAttribute("mostLinks", InvitationDesk.MOST);
        model.addAttribute("mostUses", Invitations.MOST_USES);
        model.addAttribute("mostDays", Invitations.MOST_DAYS);
        return "admin/invitations";
    }

    private Map<ClubId, String> choices() {
        return clubs.all().stream()
                .collect(
                        Collectors.toMap(
                                ClubRows.Club::id,
                                ClubRows.Club::name,
                                (one, other) -> one,
                                java.util.LinkedHashMap::new));
    }

    /**
     * @param links so many, each for so many people ({@code uses})
     */
    @PostMapping
    String make(
            @RequestParam(defaultValue = "") String label,
            @RequestParam(defaultValue = "1") int links,
            @RequestParam(defaultValue = "1") int uses,
            @RequestParam(defaultValue = "14") int days,
            @RequestParam(defaultValue = "") ClubId club,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        boolean right =
                isWithin(links, InvitationDesk.MOST) && isWithin(uses, Invitations.MOST_USES);
        if (!right || !isRight(label, days)) return refused("", response, model);
        var made = desk.make(cookie.somebody(request), wish(label, uses, days, club), links);
        model.addAttribute("made", made.stream().map(settings::address).toList());
        return page(model);
    }

    private static boolean isWithin(int number, int most) {
        return number >= 1 && number <= most;
    }

    private static boolean isRight(String label, int days) {
        return isWithin(days, Invitations.MOST_DAYS) && label.strip().length() <= LONGEST_LABEL;
    }

    private Invitations.Wish wish(String label, int uses, int days, ClubId club) {
        var into = Optional.of(club).filter(choices()::containsKey);
        return new Invitations.Wish(label.strip(), uses, Duration.ofDays(days), into);
    }

    /**
     * @param addresses one a line, or with commas between
     */
    @PostMapping("/mail")
    String write(
            @RequestParam String addresses,
            @RequestParam(defaultValue = "14") int days,
            @RequestParam(defaultValue = "") ClubId club,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var all = addresses(addresses);
        var wrong = InvitationDesk.wrong(all);
        boolean right = wrong.isEmpty() && isWithin(all.size(), InvitationDesk.MOST);
        if (!right || !isRight("", days) || settings.host().mail().isEmpty()) {
            model.addAttribute("addresses", addresses);
            return refused(String.join(", ", wrong), response, model);
        }
        desk.write(cookie.somebody(request), wish("", 1, days, club), all, Language.of(locale));
        return "redirect:/admin/invitations?done";
    }

    /** As people paste them: one a line, with commas, or with names as mail programs write them. */
    static List<String> addresses(String text) {
        return Arrays.stream(text.replaceAll("\"[^\"\\n]*\"", "").split("[\\n,;]+"))
                .map(each -> each.contains("<") ? each.replaceAll("^[^<]*<|>\\s*$", "") : each)
                .flatMap(each -> Arrays.stream(each.split("\\s+")))
                .filter(each -> !each.isEmpty())
                .distinct()
                .toList();
    }

    @PostMapping("/{id}/withdraw")
    String withdraw(@PathVariable String id, HttpServletRequest request) {
        desk.withdraw(cookie.somebody(request), id);
        return "redirect:/admin/invitations?done";
    }

    private String refused(String wrong, HttpServletResponse response, Model model) {
        var why =
                wrong.isEmpty()
                        ? Refusal.of(
                                "house",
                                "server.admin.invitations.refuse",
                                InvitationDesk.MOST,
                                Invitations.MOST_USES,
                                Invitations.MOST_DAYS)
                        : Refusal.of("house", "server.admin.invitations.refuse.addresses", wrong);
        Refused.say(why, response, model);
        return page(model);
    }
}
