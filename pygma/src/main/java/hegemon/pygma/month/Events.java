package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the game master brings into a month (phase 2).
 *
 * @param rolls values entered by hand, by {@link Roll#label}
 * @param neutrals orders for beings and hordes, in the language of the realms
 * @param destroyed road sections lost to catastrophes
 * @param allowed fields where a settlement may be founded in spite of the distance (D-26)
 * @param texts to be read by a realm
 * @param corrections changes before the month
 */
public record Events(
        SortedMap<String, Integer> rolls,
        Sheet neutrals,
        List<Section> destroyed,
        SortedSet<Address> allowed,
        List<Text> texts,
        List<Correction> corrections) {
    public static final Events NONE =
            new Events(
                    new TreeMap<>(),
                    Sheet.empty(),
                    List.of(),
                    new TreeSet<>(),
                    List.of(),
                    List.of());

    /** A section of road between two adjacent fields. */
    public record Section(Address from, Address to) {}

    /** For one realm. */
    public record Text(int realm, String text) {}

    public Events {
        rolls = Collections.unmodifiableSortedMap(new TreeMap<>(rolls));
        destroyed = List.copyOf(destroyed);
        allowed = Collections.unmodifiableSortedSet(new TreeSet<>(allowed));
        texts = List.copyOf(texts);
        corrections = List.copyOf(corrections);
    }

    /** With these rolls entered by hand. */
    public Events withRolls(SortedMap<String, Integer> to) {
        return new Events(to, neutrals, destroyed, allowed, texts, corrections);
    }
}
