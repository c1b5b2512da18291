package hegemon.server.web.club;

import hegemon.server.clubs.Clubs;
import hegemon.server.id.ClubId;
import hegemon.server.id.PersonId;
import hegemon.table.Refusal;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.Optional;

/** Coming into a club and leaving it. */
@Controller
record MemberPages(Clubs clubs, ClubDesk desk) {
    @PostMapping("/clubs/{club}/ask")
    String ask(@PathVariable ClubId club) {
        return ClubDesk.done(clubs.ask(desk.club(club), desk.me()), "/clubs/" + club);
    }

    @PostMapping("/clubs/{club}/leave")
    String leave(@PathVariable ClubId club) {
        clubs.remove(desk.club(club), desk.me());
        return "redirect:/clubs/" + club;
    }

    /** What a director does with a member, or with somebody who asked. */
    @PostMapping("/clubs/{club}/members")
    String members(
            @PathVariable ClubId club,
            @RequestParam(defaultValue = "") PersonId person,
            @RequestParam(defaultValue = "") String act) {
        var led = desk.led(club);
        if (clubs.rank(club, Optional.of(person)).isEmpty()) throw ClubDesk.none();
        var why =
                switch (act) {
                    case "admit" -> clubs.admit(led, person);
                    case "appoint" -> {
                        clubs.appoint(led, person);
                        yield Optional.<Refusal>empty();
                    }
                    case "remove" -> {
                        clubs.remove(led, person);
                        yield Optional.<Refusal>empty();
                    }
                    default -> throw ClubDesk.none();
                };
        return ClubDesk.done(why, "/clubs/" + club);
    }

    @PostMapping("/clubs/{club}/invitation")
    String renew(@PathVariable ClubId club) {
        clubs.renew(desk.led(club));
        return "redirect:/clubs/" + club;
    }

    /** Only shows what the link is for: mail programs open links by themselves. */
    @GetMapping("/clubs/{club}/join/{token}")
    String look(@PathVariable ClubId club, @PathVariable String token, Model model) {
        var shown = desk.club(club);
        if (!clubs.isInvited(shown, token)) throw ClubDesk.none();
        if (clubs.isMember(club, desk.reader())) return "redirect:/clubs/" + club;
        model.addAttribute("club", shown);
        model.addAttribute("back", clubs.invitation(shown));
        model.addAttribute("signedIn", desk.reader().isPresent());
        return "clubs/join";
    }

    @PostMapping("/clubs/{club}/join/{token}")
    String join(@PathVariable ClubId club, @PathVariable String token) {
        var shown = desk.club(club);
        if (!clubs.isInvited(shown, token)) throw ClubDesk.none();
        return ClubDesk.done(clubs.admit(shown, desk.me()), "/clubs/" + club);
    }
}
