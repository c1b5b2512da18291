package hegemon.pygma.orders.check;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Ground;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.World;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** What one realm knows, taken out of the world: its own things, its map, its contacts. */
public record RealmKnowledge(
        int realm,
        Date date,
        Settings settings,
        Geometry geometry,
        String name,
        People people,
        Culture culture,
        int treasury,
        KnownMap map,
        SortedMap<Integer, Settlement> settlements,
        int capital,
        List<Army> armies,
        List<Merchant> merchants,
        Economy economy,
        SortedSet<Integer> waters,
        SortedMap<Integer, Ground> grounds,
        SortedMap<Integer, String> realms)
        implements Knowledge {
    /** D-124: a mine is believed to go on. */
    private static final int UNKNOWN_TERMS = 99;

    public RealmKnowledge {
        settlements = Collections.unmodifiableSortedMap(new TreeMap<>(settlements));
        armies = List.copyOf(armies);
        merchants = List.copyOf(merchants);
        waters = Collections.unmodifiableSortedSet(new TreeSet<>(waters));
        grounds = Collections.unmodifiableSortedMap(new TreeMap<>(grounds));
        realms = Collections.unmodifiableSortedMap(new TreeMap<>(realms));
    }

    public static RealmKnowledge of(World world, int number) {
        var realm = world.realm(number);
        return new RealmKnowledge(
                number,
                world.date(),
                world.settings(),
                world.geometry(),
                realm.name(),
                realm.people(),
                realm.culture(),
                realm.treasury(),
                realm.known(),
                settlements(world, realm),
                realm.capital(),
                world.armies().stream().filter(army -> army.realm() == number).toList(),
                world.merchants().stream().filter(it -> it.realm() == number).toList(),
                realm.economy(),
                waters(world, realm),
                grounds(world, realm),
                realms(world, realm));
    }

    private static SortedMap<Integer, Settlement> settlements(World world, Realm realm) {
        var settlements = new TreeMap<Integer, Settlement>();
        for (int i = 0; i < realm.known().size(); i++) {
            int at = realm.known().field(i);
            var field = world.field(at);
            if (field.owner() == realm.number())
                field.settlement().ifPresent(it -> settlements.put(at, it));
        }
        return settlements;
    }

    private static SortedSet<Integer> waters(World world, Realm realm) {
        var waters = new TreeSet<Integer>();
        for (int i = 0; i < realm.known().size(); i++) {
            int at = realm.known().field(i);
            if (world.field(at).ground().worker() == realm.number()) waters.add(at);
        }
        return waters;
    }

    private static SortedMap<Integer, Ground> grounds(World world, Realm realm) {
        var grounds = new TreeMap<Integer, Ground>();
        for (int i = 0; i < realm.known().size(); i++) {
            int at = realm.known().field(i);
            var field = world.field(at);
            if (field.owner() == realm.number() || field.ground().worker() == realm.number())
                grounds.put(at, withoutTerms(field.ground()));
        }
        return grounds;
    }

    private static Ground withoutTerms(Ground ground) {
        return ground.withDeposit(
                ground.deposit().map(it -> new Deposit(it.kind(), it.yield(), UNKNOWN_TERMS)));
    }

    private static SortedMap<Integer, String> realms(World world, Realm realm) {
        var realms = new TreeMap<Integer, String>();
        realm.contacts().keySet().forEach(it -> realms.put(it, world.realm(it).name()));
        return realms;
    }
}
