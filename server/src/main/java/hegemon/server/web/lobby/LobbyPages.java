package hegemon.server.web.lobby;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.Reader;
import hegemon.server.web.table.Seats;
import hegemon.server.web.table.TableDesk;
import hegemon.server.web.table.TableJson;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Optional;

/** The lobby: tables with a free seat, and games to watch. */
@Controller
record LobbyPages(Lobby lobby, TableDesk desk, GuestCookie cookie, Seats seats) {
    /**
     * @param game only this one, if any is named
     * @param pace only {@code none}, {@code live} or {@code days}, if any is named
     */
    @GetMapping("/lobby")
    String lobby(
            @RequestParam(defaultValue = "") String game,
            @RequestParam(defaultValue = "") String pace,
            HttpServletRequest request,
            Model model) {
        var guest = cookie.guest(request);
        model.addAttribute("games", seats.games());
        model.addAttribute("game", game);
        model.addAttribute("pace", pace);
        model.addAttribute("open", shown(lobby.open(guest), game, pace, guest));
        model.addAttribute("running", shown(lobby.watchable(guest), game, pace, guest));
        return "lobby";
    }

    private List<TableJson> shown(
            List<LiveTable> tables, String game, String pace, Optional<PersonId> guest) {
        return tables.stream()
                .map(table -> desk.read(table, Reader.of(guest)))
                .filter(table -> game.isBlank() || table.game().equals(game))
                .filter(table -> pace.isBlank() || table.terms().pace().startsWith(pace))
                .toList();
    }

    @PostMapping("/games/{id}/decline")
    String decline(@PathVariable TableId id, HttpServletRequest request) {
        cookie.guest(request).ifPresent(guest -> lobby.decline(id, guest));
        return "redirect:/games";
    }
}
