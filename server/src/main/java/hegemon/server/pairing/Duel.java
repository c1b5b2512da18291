package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.Optional;

/**
 * A game of a round.
 *
 * @param first who has the first seat
 * @param second the other; nobody if the first one has a bye, which counts as a win
 * @param result once it is over
 */
public record Duel(PersonId first, Optional<PersonId> second, Optional<Result> result) {
    static Duel of(Player first, Player second) {
        return new Duel(first.id(), Optional.of(second.id()), Optional.empty());
    }

    static Duel bye(Player player) {
        return new Duel(player.id(), Optional.empty(), Optional.of(Result.FIRST));
    }

    public boolean isBye() {
        return second.isEmpty();
    }

    boolean has(PersonId player) {
        return first.equals(player) || second.equals(Optional.of(player));
    }

    boolean isBetween(Player one, Player other) {
        return has(one.id()) && has(other.id());
    }

    Optional<PersonId> opponent(PersonId player) {
        return first.equals(player) ? second : Optional.of(first);
    }

    /** In halves of a point; none before it is over. */
    int points(PersonId player) {
        return result.map(it -> first.equals(player) ? it.first : it.second).orElse(0);
    }

    /** Who won it, if somebody did. */
    Optional<PersonId> winner() {
        return result.flatMap(
                it ->
                        switch (it) {
                            case FIRST -> Optional.of(first);
                            case SECOND -> second;
                            case DRAWN, NEITHER -> Optional.empty();
                        });
    }
}
