package hegemon.pygma.campaign;

import hegemon.pygma.world.Realm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The files of orders of a month, each with its realm. A file whose name fits no realm, a second
 * one for the same realm, or one in a folder that is no month's is a fault: nothing that somebody
 * wrote is passed over in silence.
 */
record Desk(SortedMap<Integer, Path> files, List<String> faults) {
    private static final String ENDING = ".txt";

    static Desk of(Path folder, List<Realm> realms) {
        var desk = new Desk(new TreeMap<>(), new ArrayList<>());
        for (Path file : Disk.list(folder)) desk.sort(file, realms);
        desk.lookAround(folder);
        return desk;
    }

    private void sort(Path file, List<Realm> realms) {
        var realm = realm(stem(file), realms);
        if (!isOrders(file)) {
            if (realm.isPresent()) faults.add(file + ": a file of orders ends in " + ENDING);
        } else if (realm.isEmpty()) faults.add(file + ": belongs to no realm of this campaign");
        else if (files.putIfAbsent(realm.get(), file) != null)
            faults.add(
                    "%s: realm %d has orders in %s too"
                            .formatted(file, realm.get(), files.get(realm.get())));
    }

    /** Orders in a misspelled folder, or beside the folders of the months, would be lost. */
    private void lookAround(Path month) {
        var orders = month.resolveSibling("");
        for (Path file : Disk.list(orders)) if (isOrders(file)) lost(file, month);
        for (Path folder : Disk.folders(orders))
            if (!isMonth(folder))
                for (Path file : Disk.list(folder)) if (isOrders(file)) lost(file, month);
    }

    private void lost(Path file, Path month) {
        faults.add(file + ": lies in the folder of no month; orders are awaited in " + month);
    }

    private static boolean isMonth(Path folder) {
        var name = String.valueOf(folder.getFileName());
        return Dates.parse(name).map(Dates::print).filter(name::equals).isPresent();
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    /** The name up to its last dot. */
    private static String stem(Path file) {
        int dot = name(file).lastIndexOf('.');
        return dot < 0 ? name(file) : name(file).substring(0, dot);
    }

    /** Not a template, what code ordered, or the game master's events. */
    private static boolean isOrders(Path file) {
        var name = name(file).toLowerCase(Locale.ROOT);
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
