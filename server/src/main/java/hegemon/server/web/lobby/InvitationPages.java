package hegemon.server.web.lobby;

import hegemon.server.accounts.SeatInvitations;
import hegemon.server.accounts.SeatInvitations.Held;
import hegemon.server.id.PersonId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.Seats;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;

import java.util.Optional;

/**
 * Where a link to a seat leads. Opening it only shows what it is for, since mail programs open
 * links on their own; the button on the page takes the seat.
 */
@Controller
record InvitationPages(
        SeatInvitations invitations,
        Tables tables,
        Seating seating,
        Campaigns campaigns,
        Directory people,
        GuestCookie cookie,
        Seats seats,
        Asking asking) {
    @GetMapping("/invitations/{token}")
    String look(@PathVariable String token, HttpServletRequest request, Model model) {
        var invited = find(token);
        if (invited.sits(cookie.guest(request))) return "redirect:/games/" + invited.table().id();
        show(invited.held(), invited.table(), model);
        model.addAttribute("token", token);
        model.addAttribute("here", SeatInvitations.path(token));
        model.addAttribute("member", asking.member().isPresent());
        return "tables/invitation";
    }

    /** An invitation to a table that is there. */
    private record Invited(Held held, LiveTable table) {
        boolean sits(Optional<PersonId> guest) {
            return table.now().held(guest).stream()
                    .anyMatch(seat -> seat.name().equals(held.seat()));
        }
    }

    private Invited find(String token) {
        return invitations
                .look(token)
                .flatMap(held -> tables.find(held.game()).map(table -> new Invited(held, table)))
                .orElseThrow(() -> new Refused(HttpStatus.NOT_FOUND, refusal("invitation.spent")));
    }

    private void show(Held held, LiveTable table, Model model) {
        var game = table.now().match().log().game();
        var title = campaigns.title(table.id());
        model.addAttribute("title", title.title().isEmpty() ? seats.game(game) : title.title());
        model.addAttribute("about", title.about());
        model.addAttribute("seat", seats.name(game, held.seat()));
        model.addAttribute("by", people.nameOf(held.by()).orElse(""));
        // A mail address is no way to greet anybody.
        model.addAttribute("whom", held.whom().contains("@") ? "" : held.whom());
        model.addAttribute("caption", table.now().match().state().caption());
        model.addAttribute("free", isFree(held, table));
    }

    private static boolean isFree(Held held, LiveTable table) {
        return held.usedBy().isEmpty()
                && !table.now().isOver()
                && table.now().at(new Seat(held.seat())) instanceof Occupant.Open;
    }

    @PostMapping("/invitations/{token}")
    String accept(
            @PathVariable String token, HttpServletRequest request, HttpServletResponse response) {
        var invited = find(token);
        var guest = cookie.welcome(request, response);
        boolean done =
                invited.sits(Optional.of(guest))
                        || takes(token, invited.held(), invited.table(), guest);
        if (!done) throw new Refused(refusal("invitation.taken"));
        return "redirect:/games/" + invited.table().id();
    }

    private boolean takes(String token, Held held, LiveTable table, PersonId guest) {
        return isFree(held, table)
                && invitations.use(token, guest)
                && seating.admit(table, guest, new Seat(held.seat()));
    }

    private static Refusal refusal(String why) {
        return Refusal.of("house", "server.refuse." + why);
    }
}
