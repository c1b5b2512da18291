package hegemon.pygma.world;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A realm and what its ruler has and knows.
 *
 * @param number from 1
 * @param capital the field of its capital, also while another holds it (D-32)
 * @param treasury GM
 * @param known the partial map
 * @param contacts realms known by contact or battle
 * @param history treasury and inhabitants at the end of each month
 */
public record Realm(
        int number,
        String name,
        Player player,
        People people,
        Culture culture,
        int capital,
        int treasury,
        Economy economy,
        KnownMap known,
        SortedMap<Integer, Acquaintance> contacts,
        List<Past> history) {

    /** The realm of land that nobody owns, of neutral armies, and of a seat that rules none. */
    public static final int NOBODY = 0;

    public static boolean isNobody(int realm) {
        return realm == NOBODY;
    }

    /**
     * @param address what the player deposited to be disclosed (D-85)
     */
    public record Player(String name, String address) {}

    /** How the realm stood at the end of a month. */
    public record Past(Date date, int treasury, int inhabitants, int fields) {}

    public Realm {
        contacts = Collections.unmodifiableSortedMap(new TreeMap<>(contacts));
        history = List.copyOf(history);
    }

    /** D-96, D-101: what is so about this realm alone, as lines {@code key = value}. */
    public Stream<String> lines() {
        return Stream.of(
                        people == People.NONE ? "" : "people = " + people,
                        culture.points() == 0 ? "" : "culture = " + culture.print())
                .filter(line -> !line.isEmpty());
    }

    public Realm withTreasury(int to) {
        return new Realm(
                number, name, player, people, culture, capital, to, economy, known, contacts,
                history);
    }

    public Realm withKnown(KnownMap to) {
        return new Realm(
                number, name, player, people, culture, capital, treasury, economy, to, contacts,
                history);
    }
}
