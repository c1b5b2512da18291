package hegemon.pygma.report;

import hegemon.pygma.world.Realm;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who rules which realm, as whoever keeps the campaign knows it: the seats of a table, or a file.
 * Persons are no part of the log: a name may change or be deleted, and the game stays the same.
 *
 * @param byRealm by number; who is missing here has the name of the drawn world, if any
 */
public record Players(SortedMap<Integer, Realm.Player> byRealm) {
    public static final Players NONE = new Players(new TreeMap<>());

    public Players {
        byRealm = Collections.unmodifiableSortedMap(new TreeMap<>(byRealm));
    }

    public static Players of(Map<Integer, Realm.Player> byRealm) {
        return new Players(new TreeMap<>(byRealm));
    }

    public Optional<Realm.Player> of(int realm) {
        return Optional.ofNullable(byRealm.get(realm)).filter(it -> !it.name().isBlank());
    }
}
