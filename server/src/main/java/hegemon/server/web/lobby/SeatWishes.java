package hegemon.server.web.lobby;

import hegemon.server.id.PersonId;
import hegemon.server.play.Opponent;
import hegemon.server.store.Occupant;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Who shall sit where, as a form asks: {@code own} is the maker's seat (blank: any), {@code
 * seat.NAME} sets one seat to {@code me}, {@code open} or {@code bot:3}, {@code rest} all others,
 * of which the first {@code people} stay open.
 *
 * @param levels how strong the house can play this game
 */
record SeatWishes(Map<String, String> wishes, int levels) {
    private static final String ME = "me";
    private static final String OPEN = "open";
    private static final SecureRandom LOT = new SecureRandom();

    static Parse<SeatWishes> of(HttpServletRequest request, List<Seat> seats, int levels) {
        var wishes = new TreeMap<String, String>();
        var left = new ArrayList<Seat>();
        for (Seat seat : seats) {
            var own = text(request, "seat." + seat.name());
            if (own.isBlank()) left.add(seat);
            else wishes.put(seat.name(), own);
        }
        if (!wishes.containsValue(ME)) {
            var mine = own(text(request, "own"), left);
            if (mine.isEmpty())
                return Parse.refused(
                        Refusal.of("house", "server.refuse.own", text(request, "own"), left));
            wishes.put(mine.get().name(), ME);
            left.remove(mine.get());
        }
        var rest = text(request, "rest").isBlank() ? OPEN : text(request, "rest");
        int people = number(text(request, "people"), rest.equals(OPEN) ? left.size() : 0);
        for (int i = 0; i < left.size(); i++)
            wishes.put(left.get(i).name(), i < people ? OPEN : rest);
        return wishes.values().stream()
                .filter(wish -> !isPossible(wish, levels))
                .findFirst()
                .map(
                        wish ->
                                Parse.<SeatWishes>refused(
                                        Refusal.of(
                                                "house", "server.refuse.opponent", wish, levels)))
                .orElseGet(() -> Parse.of(new SeatWishes(wishes, levels)));
    }

    private static String text(HttpServletRequest request, String name) {
        return Optional.ofNullable(request.getParameter(name)).orElse("").strip();
    }

    private static int number(String text, int otherwise) {
        return text.matches("[0-9]{1,3}") ? Integer.parseInt(text) : otherwise;
    }

    /** The seat of this name, or any. */
    private static Optional<Seat> own(String name, List<Seat> seats) {
        if (name.isBlank()) return Optional.of(seats.get(LOT.nextInt(seats.size())));
        return seats.stream().filter(seat -> seat.name().equals(name)).findFirst();
    }

    private static boolean isPossible(String wish, int levels) {
        if (wish.equals(ME) || wish.equals(OPEN)) return true;
        return Opponent.parse(wish, levels)
                .filter(opponent -> !(opponent instanceof Opponent.Friend))
                .isPresent();
    }

    /** How strong the bots are that shall sit here. */
    List<Integer> strengths() {
        return wishes.values().stream()
                .map(wish -> Opponent.parse(wish, levels))
                .flatMap(Optional::stream)
                .filter(Opponent.Machine.class::isInstance)
                .map(machine -> ((Opponent.Machine) machine).level())
                .distinct()
                .toList();
    }

    /** The occupants, for this maker. */
    Map<String, Occupant> occupants(PersonId maker) {
        var occupants = new TreeMap<String, Occupant>();
        wishes.forEach(
                (seat, wish) ->
                        occupants.put(
                                seat,
                                wish.equals(ME)
                                        ? new Occupant.Person(maker)
                                        : Opponent.parse(wish, levels)
                                                .map(each -> each.occupant(false, maker))
                                                .orElse(new Occupant.Open())));
        return occupants;
    }
}
