package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Those with equal points meet, nobody twice. From the best downwards each one gets the first
 * opponent of the own list with whom all others can still be paired: of those with the same points
 * first whoever stands half a group lower, then the next ones down, then those between; after them
 * the next lower points, from the top. Whoever must have the same seat does not meet, unless there
 * is no other way.
 */
final class Swiss {
    private final List<List<Duel>> played;
    private final List<Player> ranking;
    private final Map<PersonId, Integer> points = new HashMap<>();
    private final Map<PersonId, Colours> colours = new HashMap<>();

    Swiss(List<Player> players, List<List<Duel>> played) {
        this.played = played;
        for (Player player : players) {
            points.put(player.id(), Standings.points(player.id(), played));
            colours.put(player.id(), Colours.of(player.id(), played));
        }
        this.ranking =
                players.stream()
                        .filter(player -> !player.out())
                        .sorted(
                                Comparator.comparingInt(this::points)
                                        .reversed()
                                        .thenComparingInt(Player::seed))
                        .toList();
    }

    /** None if they cannot be paired without two meeting again. */
    Optional<List<Duel>> round() {
        if (ranking.size() < Format.FEWEST_PLAYERS) return Optional.empty();
        return Stream.<BiPredicate<Player, Player>>of(this::suit, this::isNew)
                .flatMap(canMeet -> round(canMeet).stream())
                .findFirst();
    }

    private Optional<List<Duel>> round(BiPredicate<Player, Player> rule) {
        var open = new HashMap<Player, Set<Player>>();
        for (Player one : ranking)
            open.put(
                    one,
                    ranking.stream()
                            .filter(other -> rule.test(one, other))
                            .collect(Collectors.toSet()));
        return paired((one, other) -> open.getOrDefault(one, Set.of()).contains(other));
    }

    private Optional<List<Duel>> paired(BiPredicate<Player, Player> canMeet) {
        if (ranking.size() % 2 == 0)
            return Matching.isComplete(ranking, canMeet)
                    ? Optional.of(pairs(ranking, canMeet))
                    : Optional.empty();
        return ranking.reversed().stream()
                .filter(player -> !hadBye(player))
                .filter(player -> Matching.isComplete(without(ranking, player), canMeet))
                .findFirst()
                .map(
                        player -> {
                            var duels = pairs(without(ranking, player), canMeet);
                            duels.add(Duel.bye(player));
                            return duels;
                        });
    }

    private List<Duel> pairs(List<Player> all, BiPredicate<Player, Player> canMeet) {
        var duels = new ArrayList<Duel>();
        var left = all;
        while (!left.isEmpty()) {
            var best = left.getFirst();
            var others = without(left, best);
            var opponent =
                    wished(best, others).stream()
                            .filter(other -> canMeet.test(best, other))
                            .filter(other -> Matching.isComplete(without(others, other), canMeet))
                            .findFirst()
                            .orElseThrow();
            duels.add(seated(best, opponent, duels.size() % 2 == 0));
            left = without(others, opponent);
        }
        return duels;
    }

    /** The opponents of the best one that is left, the most wanted first. */
    private List<Player> wished(Player best, List<Player> others) {
        var group = others.stream().filter(other -> points(other) == points(best)).toList();
        int half = Math.max(0, (group.size() + 1) / 2 - 1);
        var wished = new ArrayList<>(group.subList(half, group.size()));
        wished.addAll(group.subList(0, half).reversed());
        others.stream().filter(other -> points(other) != points(best)).forEach(wished::add);
        return wished;
    }

    private Duel seated(Player better, Player other, boolean otherwise) {
        return colours(better).isFirst(colours(other), otherwise)
                ? Duel.of(better, other)
                : Duel.of(other, better);
    }

    private boolean suit(Player one, Player other) {
        return isNew(one, other) && colours(one).canMeet(colours(other));
    }

    private boolean isNew(Player one, Player other) {
        return played.stream().flatMap(List::stream).noneMatch(duel -> duel.isBetween(one, other));
    }

    private boolean hadBye(Player player) {
        return played.stream()
                .flatMap(List::stream)
                .anyMatch(duel -> duel.isBye() && duel.has(player.id()));
    }

    private int points(Player player) {
        return points.getOrDefault(player.id(), 0);
    }

    private Colours colours(Player player) {
        return colours.getOrDefault(player.id(), new Colours(List.of()));
    }

    private static List<Player> without(List<Player> all, Player one) {
        return all.stream().filter(each -> !each.equals(one)).toList();
    }
}
