package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the game master brings into a month (phase 2) and into its evaluation (phase 14).
 *
 * @param rolls values entered by hand, by {@link Roll#label}
 * @param neutrals orders for beings and hordes, in the language of the realms
 * @param destroyed road sections lost to catastrophes
 * @param allowed fields where a settlement may be founded in spite of the distance (D-26)
 * @param texts to be read by a realm
 * @param effects of free-form orders (D-86)
 * @param corrections changes before the month
 * @param amendments changes of what the month brought, before its release
 * @param notices what else is made known
 */
public record Events(
        SortedMap<String, Integer> rolls,
        Sheet neutrals,
        List<Section> destroyed,
        SortedSet<Address> allowed,
        List<Text> texts,
        List<Effect> effects,
        List<Correction> corrections,
        List<Correction.Amendment> amendments,
        Set<Notice> notices) {
    public static final Events NONE =
            new Events(
                    new TreeMap<>(),
                    Sheet.empty(),
                    List.of(),
                    new TreeSet<>(),
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(),
                    Set.of());

    /** A section of road between two adjacent fields. */
    public record Section(Address from, Address to) {}

    /** For one realm. */
    public record Text(int realm, String text) {}

    /**
     * What a free-form order brought about, as its ruler will read it.
     *
     * @param number of the free-form order in the realm's sheet, from 1
     */
    public record Effect(int realm, int number, String text) {}

    /** D-128. */
    public enum Notice {
        /** Every realm reads the ranking. */
        RANKING,
        /** The game ends with this month. */
        CLOSE
    }

    public Events {
        rolls = Collections.unmodifiableSortedMap(new TreeMap<>(rolls));
        destroyed = List.copyOf(destroyed);
        allowed = Collections.unmodifiableSortedSet(new TreeSet<>(allowed));
        texts = List.copyOf(texts);
        effects = List.copyOf(effects);
        corrections = List.copyOf(corrections);
        amendments = List.copyOf(amendments);
        notices = Set.copyOf(notices);
    }

    /** With these rolls entered by hand. */
    public Events withRolls(SortedMap<String, Integer> to) {
        return new Events(
                to, neutrals, destroyed, allowed, texts, effects, corrections, amendments, notices);
    }

    /** With these orders for neutral armies. */
    public Events withNeutrals(Sheet to) {
        return new Events(
                rolls, to, destroyed, allowed, texts, effects, corrections, amendments, notices);
    }
}
