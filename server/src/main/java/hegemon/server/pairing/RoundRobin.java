package hegemon.server.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everybody meets everybody once, by the tables of Berger: in round r the players i and j meet if i
 * + j and r + 1 leave the same rest by n − 1; the last number n meets the one who would meet
 * himself. With an odd number of players nobody has the last number: whoever would meet it has a
 * bye.
 */
final class RoundRobin {
    private RoundRobin() {}

    /**
     * @param index of the round, from 0
     */
    static Optional<List<Duel>> round(List<Player> players, int index) {
        int even = players.size() + players.size() % 2;
        if (index >= even - 1) return Optional.empty();
        var duels = new ArrayList<Duel>();
        for (int one = 1; one < even; one++) {
            int other = opponent(one, even, index + 1);
            if (other == one) duels.addFirst(withLast(players, one, even));
            else if (one < other) duels.add(pair(players, one, other));
        }
        return Optional.of(duels);
    }

    private static int opponent(int number, int even, int round) {
        int other = Math.floorMod(round + 1 - number, even - 1);
        return other == 0 ? even - 1 : other;
    }

    /** The lower half has the first seat against the last number. */
    private static Duel withLast(List<Player> players, int number, int even) {
        var player = players.get(number - 1);
        if (even > players.size()) return Duel.bye(player);
        var last = players.getLast();
        return number <= even / 2 ? seated(player, last) : seated(last, player);
    }

    /** If the sum is odd, the lower number has the first seat; else the higher. */
    private static Duel pair(List<Player> players, int lower, int higher) {
        var one = players.get(lower - 1);
        var other = players.get(higher - 1);
        return (lower + higher) % 2 == 1 ? seated(one, other) : seated(other, one);
    }

    /** Whoever has withdrawn loses without a game. */
    private static Duel seated(Player first, Player second) {
        if (!first.out() && !second.out()) return Duel.of(first, second);
        var result =
                first.out() && second.out()
                        ? Result.NEITHER
                        : first.out() ? Result.SECOND : Result.FIRST;
        return new Duel(first.id(), Optional.of(second.id()), Optional.of(result));
    }
}
