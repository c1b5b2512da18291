package hegemon.server.web.page;

import hegemon.server.id.PersonId;
import hegemon.server.play.Deputies;
import hegemon.server.play.Lobby;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.ListPages;
import hegemon.server.web.table.TableDesk;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Map;

/** One's own games, a page at a time. */
@Controller
record MyGames(
        ListPages lists, TableDesk desk, Lobby lobby, Deputies deputies, GuestCookie cookie) {
    @GetMapping("/games")
    String mine(@RequestParam Map<String, String> asked, HttpServletRequest request, Model model) {
        var guest = cookie.guest(request);
        var person = guest.orElse(PersonId.NOBODY);
        lists.show(person, person, asked, model);
        model.addAttribute(
                "invitations",
                guest.map(lobby::invitations).orElse(List.of()).stream()
                        .map(each -> desk.invited(each, guest))
                        .toList());
        model.addAttribute(
                "acting",
                guest.map(deputies::services).orElse(List.of()).stream()
                        .map(each -> desk.acting(each, guest))
                        .toList());
        return "games";
    }
}
