package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Places that are taken by challenge. Whoever is challenged has the first seat; if the challenger
 * wins and stands lower, that one takes the other's place, and all between move down by one. The
 * games count in the order in which they were begun.
 */
public final class Ladder {
    /** So many places up somebody may challenge. */
    public static final int REACH = 3;

    private final List<Player> players;
    private final List<Duel> games;

    public Ladder(List<Player> players, List<List<Duel>> played) {
        this.players = players;
        this.games = played.stream().flatMap(List::stream).toList();
    }

    /** From the top; those who have withdrawn stand below. */
    List<Player> places() {
        var places =
                new ArrayList<>(
                        players.stream().sorted(Comparator.comparingInt(Player::seed)).toList());
        for (Duel duel : games) {
            int won =
                    place(
                            places,
                            duel.winner().filter(duel.second().orElse(PersonId.NOBODY)::equals));
            int lost = place(places, Optional.of(duel.first()));
            if (won > lost && lost >= 0) places.add(lost, places.remove(won));
        }
        places.sort(Comparator.comparing(Player::out));
        return places;
    }

    private static int place(List<Player> places, Optional<PersonId> player) {
        return places.stream().map(Player::id).map(Optional::of).toList().indexOf(player);
    }

    /**
     * Whom somebody may challenge now: up to {@link #REACH} places up, nobody who plays, and not
     * the opponent of the own last game again.
     */
    public List<PersonId> inReach(PersonId player) {
        var up = places().stream().filter(each -> !each.out()).map(Player::id).toList();
        int place = up.indexOf(player);
        if (place < 0 || plays(player)) return List.of();
        var last = games.stream().filter(duel -> duel.has(player)).reduce((a, b) -> b);
        return up.subList(Math.max(0, place - REACH), place).stream()
                .filter(each -> !plays(each))
                .filter(each -> last.filter(duel -> duel.has(each)).isEmpty())
                .toList();
    }

    private boolean plays(PersonId player) {
        return games.stream().anyMatch(duel -> duel.has(player) && duel.result().isEmpty());
    }
}
