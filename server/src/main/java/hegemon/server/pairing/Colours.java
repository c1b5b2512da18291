package hegemon.server.pairing;

import hegemon.server.id.PersonId;

import java.util.List;

/**
 * Which seats somebody had so far, in the order of the rounds: true for the first. Nobody shall
 * have one of them three times more often than the other, nor three times in a row.
 */
record Colours(List<Boolean> had) {
    /** Somebody who had a seat so much more often must have the other. */
    private static final int MOST = 2;

    static Colours of(PersonId player, List<List<Duel>> played) {
        return new Colours(
                played.stream()
                        .flatMap(List::stream)
                        .filter(duel -> !duel.isBye() && duel.has(player))
                        .map(duel -> duel.first().equals(player))
                        .toList());
    }

    /** How much more often the first seat. */
    int difference() {
        return had.stream().mapToInt(first -> first ? 1 : -1).sum();
    }

    boolean mustBeFirst() {
        return difference() <= -MOST || hadTwice(false);
    }

    boolean mustBeSecond() {
        return difference() >= MOST || hadTwice(true);
    }

    private boolean hadTwice(boolean first) {
        return had.size() >= 2
                && had.subList(had.size() - 2, had.size()).stream().allMatch(it -> it == first);
    }

    boolean canMeet(Colours other) {
        return !(mustBeFirst() && other.mustBeFirst()) && !(mustBeSecond() && other.mustBeSecond());
    }

    /**
     * Whether this one, the better of the two, has the first seat.
     *
     * @param otherwise if nothing speaks for one of them
     */
    boolean isFirst(Colours other, boolean otherwise) {
        if (mustBeFirst() != other.mustBeFirst()) return mustBeFirst();
        if (mustBeSecond() != other.mustBeSecond()) return other.mustBeSecond();
        if (difference() != other.difference()) return difference() < other.difference();
        var mine = had.reversed();
        var theirs = other.had.reversed();
        for (int i = 0; i < Math.min(mine.size(), theirs.size()); i++)
            if (!mine.get(i).equals(theirs.get(i))) return theirs.get(i);
        return mine.isEmpty() ? otherwise : !mine.getFirst();
    }
}
