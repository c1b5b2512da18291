package hegemon.server.web.club;

import hegemon.server.clubs.Clubs;
import hegemon.server.id.ClubId;
import hegemon.server.id.TableId;
import hegemon.server.play.Machines;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Refused;
import hegemon.table.Games;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables in the lobby of a club. */
@Controller
record ClubGames(Clubs clubs, ClubDesk desk, Tables tables, Seating seating, Admission admission) {
    /** What two may play: a game and its set-up. */
    public record Choice(String game, String setup) {
        /** As forms send it; the name of the game alone asks for its first set-up. */
        public String text() {
            return game + " " + setup;
        }
    }

    List<Choice> choices() {
        return Games.all().stream()
                .filter(game -> Machines.rating(game.name(), 1).isPresent())
                .flatMap(game -> game.setups().stream().map(it -> new Choice(game.name(), it)))
                .filter(each -> isForTwo(each.game(), each.setup()))
                .toList();
    }

    /** What a form asks for; empty if a club plays no such game. */
    Optional<Choice> choice(String asked) {
        return choices().stream()
                .filter(each -> each.text().equals(asked) || each.game().equals(asked))
                .findFirst();
    }

    private static boolean isForTwo(String game, String setup) {
        return Seating.seatsOf(game, setup) instanceof Parse.Parsed<List<Seat>>(var seats)
                && seats.size() == 2;
    }

    /** Lays a table for whoever of the club comes first, or puts one's campaign into the lobby. */
    @Computes(Computes.Room.TABLES)
    @PostMapping("/clubs/{club}/tables")
    String add(
            @PathVariable ClubId club,
            @RequestParam(defaultValue = "") TableId table,
            @RequestParam(defaultValue = "") String game,
            @RequestParam(defaultValue = "none") String pace,
            HttpServletRequest request) {
        var own = desk.own(club);
        var me = desk.me();
        if (!table.value().isEmpty()) {
            var found = tables.find(table).orElseThrow(ClubDesk::none);
            if (found.now().held(Optional.of(me)).isEmpty()) throw ClubDesk.none();
            return ClubDesk.done(clubs.add(own, table, me), "/clubs/" + club + "#lobby");
        }
        var asked = Pace.parse(pace);
        var choice = choice(game);
        if (asked.isEmpty() || choice.isEmpty())
            throw new Refused(Refusal.of("house", "server.refuse.pace", pace));
        admission.table(request);
        var terms = new Terms(Optional.of(me), asked.get(), false, true, true);
        var what = choice.get();
        var first = Seating.seatsOf(what.game(), what.setup()).orThrow().getFirst().name();
        var wish =
                new Seating.Wish(
                        what.game(), what.setup(), Map.of(first, new Occupant.Person(me)), terms);
        var laid = seating.lay(wish).orThrow();
        return ClubDesk.done(clubs.add(own, laid.id(), me), "/clubs/" + club + "#lobby");
    }

    /**
     * Takes a table out of the lobby, so that one nobody plays at does not stand there for ever.
     */
    @PostMapping("/clubs/{club}/tables/remove")
    String remove(@PathVariable ClubId club, @RequestParam(defaultValue = "") TableId table) {
        clubs.removeTable(desk.led(club), table);
        return "redirect:/clubs/" + club + "#lobby";
    }
}
