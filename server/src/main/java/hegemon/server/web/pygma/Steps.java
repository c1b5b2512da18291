package hegemon.server.web.pygma;

import hegemon.pygma.orders.check.Horizon;
import hegemon.pygma.world.Address;

import java.util.List;

/**
 * How far a unit comes this month.
 *
 * @param goals the fields it may reach, each with the way there
 * @param decks the fleets it may board
 * @param bound why it stays: {@code stationed}, or just {@code raised}; empty if it may go
 */
record Steps(String from, List<Goal> goals, List<Deck> decks, String bound) {
    /**
     * @param risk per cent that the way may cost at the worst, by the equipment that is bought
     */
    record Goal(String at, List<String> way, List<Integer> risk) {}

    record Deck(String fleet, List<String> way) {}

    static Steps of(Horizon horizon) {
        return new Steps(
                horizon.from().toString(),
                horizon.goals().stream()
                        .map(it -> new Goal(it.at().toString(), texts(it.way()), it.risk()))
                        .toList(),
                horizon.decks().stream()
                        .map(it -> new Deck(it.fleet().toString(), texts(it.way())))
                        .toList(),
                horizon.bound());
    }

    private static List<String> texts(List<Address> way) {
        return way.stream().map(Address::toString).toList();
    }
}
