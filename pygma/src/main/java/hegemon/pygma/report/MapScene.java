package hegemon.pygma.report;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A map and what stands on it.
 *
 * @param units by the address of their field
 * @param sighted fields with foreign armies
 * @param now the month it is drawn for, counted as {@link hegemon.pygma.world.Date#count}
 */
public record MapScene(
        PartialMap map, SortedMap<String, List<String>> units, SortedSet<String> sighted, int now) {

    /** PI-1.6: what a realm knows. */
    public static MapScene of(Report report) {
        var units = new TreeMap<String, List<String>>();
        for (Report.ArmyLine army : report.armies()) add(units, army.at(), army.unit());
        for (Report.MerchantLine merchant : report.merchants())
            add(units, merchant.at(), merchant.unit());
        var sighted = new TreeSet<String>();
        for (Report.Sighting each : report.sightings())
            if (each.size() > 0 && !each.seen().isEmpty())
                sighted.add(each.seen().getLast().toString());
        return new MapScene(report.map(), units, sighted, report.date().count());
    }

    /** PI-1.4: the complete map, for the game master alone. */
    public static MapScene of(World world) {
        var map = world.geometry();
        var units = new TreeMap<String, List<String>>();
        for (Army army : world.armies()) {
            var whose =
                    Realm.isNobody(army.realm()) ? army.name() : army.realm() + ":" + army.unit();
            add(units, map.address(army.field()), whose);
        }
        return new MapScene(complete(world), units, new TreeSet<>(), world.date().count());
    }

    private static PartialMap complete(World world) {
        var all = IntStream.range(0, world.fields().size()).toArray();
        var known = KnownMap.EMPTY.seeing(all, at -> Known.of(world.field(at), world.date()));
        var names = new TreeMap<Integer, Acquaintance>();
        for (Realm realm : world.realms()) names.put(realm.number(), Acquaintance.REALM);
        return new PartialMap(world.geometry(), known, 0, names);
    }

    private static void add(SortedMap<String, List<String>> units, Address at, String unit) {
        units.computeIfAbsent(at.toString(), field -> new ArrayList<>()).add(unit);
    }
}
