package hegemon.earthwater;

import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Choices among cards. */
final class Choices {
    private Choices() {}

    /** Every set of at most this many of these cards, the empty one first. */
    static List<List<Integer>> subsets(Cards cards, int most) {
        var sets = new ArrayList<List<Integer>>(List.of(List.of()));
        for (int card : cards.numbers())
            for (List<Integer> set : List.copyOf(sets))
                if (set.size() < most) {
                    var larger = new ArrayList<>(set);
                    larger.add(card);
                    sets.add(List.copyOf(larger));
                }
        return sets;
    }

    /** Refuses cards that are not in this hand. */
    static Optional<Refusal> refuseForeign(Cards hand, List<Integer> cards) {
        return cards.stream()
                .filter(card -> !hand.contains(card))
                .findFirst()
                .map(card -> Refusals.of("EW-5.1", "hand", card, hand.numbers()));
    }
}
