package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.web.gate.GuestCookie;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.util.List;
import java.util.Optional;

/** The reactions that a reader declines in advance: for the reader's own eyes. */
@RestController
@RequestMapping("/api/earthwater/{id}/declines")
record DeclinesApi(Tables tables, Declines declines, GuestCookie cookie) {
    /**
     * @param kinds the reactions of this side, in the order of the rules
     * @param declined those that are declined in this campaign
     */
    record Standing(List<String> kinds, List<String> declined) {}

    record Wish(Optional<List<String>> declined) {}

    private record Player(LiveTable table, EarthWaterState state, Seat seat, PersonId guest) {}

    @GetMapping
    Standing standing(@PathVariable TableId id, HttpServletRequest request) {
        return standing(player(id, request));
    }

    /** What is not named is asked again; what is no reaction of this side is refused. */
    @PostMapping
    Standing decline(@PathVariable TableId id, @RequestBody Wish wish, HttpServletRequest request) {
        var player = player(id, request);
        var wanted = wish.declined().orElse(List.of());
        if (!Declines.kinds(player.seat()).containsAll(wanted)) throw no(HttpStatus.BAD_REQUEST);
        var order =
                new DeclineStore.Order(
                        player.guest(), player.state().position().campaign(), wanted);
        declines.set(player.table(), player.seat(), order);
        return standing(player);
    }

    private Standing standing(Player player) {
        return new Standing(
                Declines.kinds(player.seat()),
                declines.of(player.table().id(), player.state(), player.seat()));
    }

    /**
     * A player with a seat of one's own: at a shared screen and against PERS.IA nobody need wait.
     */
    private Player player(TableId id, HttpServletRequest request) {
        var table = tables.find(id).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
        var moment = table.now();
        var guest = cookie.guest(request).orElseThrow(() -> no(HttpStatus.FORBIDDEN));
        if (!(moment.match().state() instanceof EarthWaterState state) || state.position().solo())
            throw no(HttpStatus.NOT_FOUND);
        var seat = moment.seatOf(Optional.of(guest));
        if (seat.equals(Seat.SPECTATOR) || moment.isCovered(Optional.of(guest), Optional.empty()))
            throw no(HttpStatus.FORBIDDEN);
        return new Player(table, state, seat, guest);
    }

    private static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}
