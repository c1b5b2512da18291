package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whoever loses is out. The first seeds meet as late as can be, and have the byes if the number of
 * players is no power of two. After a draw the two play once more with changed seats; after a
 * second draw the better seed goes on.
 */
final class KnockOut {
    private static final int GAMES = 2;

    private final List<Duel> games;
    private final List<Player> players;

    KnockOut(List<Player> players, List<List<Duel>> played) {
        this.players = players;
        this.games = played.stream().flatMap(List::stream).filter(duel -> !duel.isBye()).toList();
    }

    /** What became of two who meet. */
    private sealed interface Verdict {
        record Open() implements Verdict {}

        record Won(Optional<Player> by) implements Verdict {}
    }

    private record Pair(Optional<Player> one, Optional<Player> other) {}

    Optional<List<Duel>> round() {
        for (var entrants = bracket(); entrants.size() > 1; entrants = winners(entrants)) {
            var pairs = pairs(entrants);
            var open = pairs.stream().filter(this::isOpen).toList();
            if (!open.isEmpty()) return Optional.of(duels(pairs, open));
        }
        return Optional.empty();
    }

    /** How many stages each player has survived. */
    Map<PersonId, Integer> survived() {
        var survived = new HashMap<PersonId, Integer>();
        players.forEach(player -> survived.put(player.id(), 0));
        for (var entrants = bracket(); entrants.size() > 1; entrants = winners(entrants)) {
            var pairs = pairs(entrants);
            for (Pair pair : pairs)
                if (verdict(pair) instanceof Verdict.Won(Optional<Player> by))
                    by.ifPresent(player -> survived.merge(player.id(), 1, Integer::sum));
            if (pairs.stream().anyMatch(this::isOpen)) break;
        }
        return survived;
    }

    /** The order in which neighbours meet: 1, 4, 2, 3 of four. */
    private List<Optional<Player>> bracket() {
        List<Integer> seeds = List.of(1);
        while (seeds.size() < players.size()) {
            var wider = new ArrayList<Integer>();
            int sum = 2 * seeds.size() + 1;
            for (int seed : seeds) {
                wider.add(seed);
                wider.add(sum - seed);
            }
            seeds = wider;
        }
        return seeds.stream()
                .map(
                        seed ->
                                seed <= players.size()
                                        ? Optional.of(players.get(seed - 1))
                                        : Optional.<Player>empty())
                .toList();
    }

    private static List<Pair> pairs(List<Optional<Player>> entrants) {
        var pairs = new ArrayList<Pair>();
        for (int i = 0; i < entrants.size(); i += 2)
            pairs.add(new Pair(entrants.get(i), entrants.get(i + 1)));
        return pairs;
    }

    private List<Optional<Player>> winners(List<Optional<Player>> entrants) {
        return pairs(entrants).stream()
                .map(
                        pair ->
                                switch (verdict(pair)) {
                                    case Verdict.Open() -> Optional.<Player>empty();
                                    case Verdict.Won(Optional<Player> by) -> by;
                                })
                .toList();
    }

    private boolean isOpen(Pair pair) {
        return verdict(pair) instanceof Verdict.Open;
    }

    private Verdict verdict(Pair pair) {
        if (pair.one().isEmpty() || pair.other().isEmpty())
            return new Verdict.Won(pair.one().or(pair::other).filter(player -> !player.out()));
        return verdict(pair.one().get(), pair.other().get());
    }

    private Verdict verdict(Player one, Player other) {
        var met = met(one, other);
        for (Duel duel : met) {
            if (duel.result().equals(Optional.of(Result.NEITHER)))
                return new Verdict.Won(Optional.empty());
            var winner = duel.winner();
            if (winner.isPresent())
                return new Verdict.Won(Optional.of(winner.get().equals(one.id()) ? one : other));
        }
        if (one.out() || other.out())
            return new Verdict.Won(one.out() ? in(other) : Optional.of(one));
        if (met.size() < GAMES) return new Verdict.Open();
        return new Verdict.Won(Optional.of(one.seed() < other.seed() ? one : other));
    }

    private static Optional<Player> in(Player player) {
        return Optional.of(player).filter(it -> !it.out());
    }

    private List<Duel> met(Player one, Player other) {
        return games.stream().filter(duel -> duel.isBetween(one, other)).toList();
    }

    /** The games that are due; and where a stage begins, who has a bye. */
    private List<Duel> duels(List<Pair> pairs, List<Pair> open) {
        var duels = new ArrayList<Duel>();
        for (int board = 0; board < open.size(); board++)
            duels.add(duel(open.get(board), board % 2 == 0));
        boolean begins =
                open.stream()
                        .allMatch(
                                pair ->
                                        met(pair.one().orElseThrow(), pair.other().orElseThrow())
                                                .isEmpty());
        if (begins)
            pairs.stream()
                    .filter(pair -> pair.one().isEmpty() || pair.other().isEmpty())
                    .flatMap(pair -> pair.one().or(pair::other).stream())
                    .filter(player -> !player.out())
                    .forEach(player -> duels.add(Duel.bye(player)));
        return duels;
    }

    /** The seats change from board to board, and after a draw. */
    private Duel duel(Pair pair, boolean betterFirst) {
        var one = pair.one().orElseThrow();
        var other = pair.other().orElseThrow();
        var met = met(one, other);
        boolean oneFirst =
                met.isEmpty()
                        ? betterFirst == one.seed() < other.seed()
                        : !met.getLast().first().equals(one.id());
        return oneFirst ? Duel.of(one, other) : Duel.of(other, one);
    }
}
