package hegemon.pygma.campaign;

import hegemon.pygma.world.Realm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of orders of a month, each with its realm. A file whose name fits no realm, or a second
 * one for the same realm, is a fault: nothing that somebody wrote is passed over in silence.
 */
record Desk(SortedMap<Integer, Path> files, List<String> faults) {
    private static final String ENDING = ".txt";

    static Desk of(Path folder, List<Realm> realms) {
        var files = new TreeMap<Integer, Path>();
        var faults = new ArrayList<String>();
        for (Path file : Disk.list(folder)) {
            var name = file.getFileName().toString();
            if (!isOrders(name)) continue;
            var realm = realm(name.substring(0, name.length() - ENDING.length()), realms);
            if (realm.isEmpty()) faults.add(file + ": belongs to no realm of this campaign");
            else if (files.containsKey(realm.get()))
                faults.add(
                        file
                                + ": realm "
                                + realm.get()
                                + " has orders in "
                                + files.get(realm.get())
                                + " too");
            else files.put(realm.get(), file);
        }
        return new Desk(files, faults);
    }

    /** Not a template, what code ordered, or the game master's events. */
    private static boolean isOrders(String name) {
        return name.endsWith(ENDING)
                && !name.endsWith(Orders.TEMPLATE)
                && !name.endsWith(Orders.CODED)
                && !name.equals(Orders.MASTER);
    }

    /** By number or by name. */
    static boolean isNamed(Realm realm, String named) {
        return realm.name().equalsIgnoreCase(named) || String.valueOf(realm.number()).equals(named);
    }

    private static Optional<Integer> realm(String named, List<Realm> realms) {
        return realms.stream().filter(it -> isNamed(it, named)).map(Realm::number).findFirst();
    }
}
