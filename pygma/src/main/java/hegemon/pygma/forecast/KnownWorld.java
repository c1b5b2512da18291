package hegemon.pygma.forecast;

import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Ground;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A world made of what one realm knows, in which its month can be tried. The rest is guessed, the
 * same whatever is true: where nothing was seen there is ice; strangers stand where they were last
 * seen, are poor and do nothing; no mine is found; all realms whose name is unknown are one.
 */
public final class KnownWorld {
    private final Knowledge knowledge;
    private final int stranger;
    private final List<Army> armies = new ArrayList<>();
    private final TreeMap<Unit, Being> beings = new TreeMap<>();
    private final Map<Integer, Map<UnitKind, Integer>> numbers = new HashMap<>();

    private KnownWorld(Knowledge knowledge) {
        this.knowledge = knowledge;
        int last = knowledge.realms().isEmpty() ? 0 : knowledge.realms().lastKey();
        this.stranger = 1 + Math.max(knowledge.realm(), last);
    }

    /**
     * @param last what the realm was told last, of strangers too
     */
    public static World of(Knowledge knowledge, Report last) {
        return new KnownWorld(knowledge).make(last);
    }

    private World make(Report last) {
        var fields = new Field[knowledge.geometry().fields()];
        Arrays.fill(fields, Field.of(Terrain.ICE));
        var map = knowledge.map();
        for (int i = 0; i < map.size(); i++)
            fields[map.field(i)] = field(map.field(i), map.known(i));
        armies.addAll(knowledge.armies());
        for (Report.Sighting sighting : last.sightings()) place(sighting);
        var realms = new ArrayList<Realm>();
        for (int number = 1; number <= stranger; number++) realms.add(realm(number));
        return new World(
                knowledge.geometry(),
                knowledge.settings(),
                knowledge.date(),
                List.of(fields),
                realms,
                armies.stream().sorted().toList(),
                knowledge.merchants(),
                beings);
    }

    private Field field(int at, Known known) {
        int owner = owner(known.owner());
        return new Field(
                known.terrain(),
                owner,
                owner == knowledge.realm()
                        ? Optional.ofNullable(knowledge.settlements().get(at))
                        : known.settlement().map(kind -> foreign(kind, known.name(), owner)),
                known.building(),
                known.ways(),
                Optional.ofNullable(knowledge.grounds().get(at)).orElseGet(() -> usual(known)),
                Field.Notes.NONE);
    }

    private int owner(int realm) {
        return isKnown(realm) ? realm : stranger;
    }

    private boolean isKnown(int realm) {
        return Realm.isNobody(realm)
                || realm == knowledge.realm()
                || knowledge.realms().containsKey(realm);
    }

    private static Settlement foreign(SettlementKind kind, String name, int owner) {
        return kind == SettlementKind.CAPITAL
                ? Settlement.capital(owner, name)
                : Settlement.of(kind, name);
    }

    /** Whatever lies in it was looked for in vain: what is found is not foretold. */
    private static Ground usual(Known known) {
        return new Ground(
                Production.best(known.terrain().soil()), true, Optional.empty(), Realm.NOBODY);
    }

    /** Who left the fields in sight is not placed. */
    private void place(Report.Sighting sighting) {
        if (sighting.size() == 0
                || sighting.seen().isEmpty()
                || sighting.to().isPresent()
                || !sighting.kind().isArmy()) return;
        int realm = sighting.name().isEmpty() ? named(sighting.realm()) : Realm.NOBODY;
        int number =
                numbers.computeIfAbsent(realm, key -> new EnumMap<>(UnitKind.class))
                        .merge(sighting.kind(), 1, Integer::sum);
        var unit = new Unit(sighting.kind(), number);
        int at = knowledge.geometry().field(sighting.seen().getLast());
        armies.add(Army.of(realm, unit, at, sighting.size()).named(sighting.name()));
        if (Realm.isNobody(realm)) beings.put(unit, new Being(unit, BasicOrder.NOTHING, ""));
    }

    private int named(String realm) {
        return knowledge.realms().entrySet().stream()
                .filter(it -> it.getValue().equals(realm))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(stranger);
    }

    private Realm realm(int number) {
        boolean own = number == knowledge.realm();
        var contacts = new TreeMap<Integer, Acquaintance>();
        if (own) knowledge.realms().keySet().forEach(it -> contacts.put(it, Acquaintance.REALM));
        return new Realm(
                number,
                own ? knowledge.name() : knowledge.realms().getOrDefault(number, ""),
                new Realm.Player("", ""),
                own ? knowledge.people() : People.NONE,
                own ? knowledge.culture() : Culture.NONE,
                own ? knowledge.capital() : 0,
                own ? knowledge.treasury() : 0,
                own ? knowledge.economy() : Economy.START,
                own ? knowledge.map() : KnownMap.EMPTY,
                contacts,
                List.of());
    }
}
