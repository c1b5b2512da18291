package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Spelling;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Toll;
import hegemon.pygma.world.Unit;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The realm as its ruler knows it, with the orders so far carried out. */
final class RealmAhead {
    /** An own settlement. */
    record Town(int field, Settlement settlement) {
        SettlementKind kind() {
            return settlement.kind();
        }
    }

    final Knowledge knowledge;
    final Geometry map;
    final Settings settings;
    final int realm;
    final SortedMap<Integer, Settlement> settlements;
    Goods store;
    int balance;

    private final SortedMap<Unit, Troop> troops = new TreeMap<>();
    private final Set<Unit> unpaid = new HashSet<>();
    private final Map<Integer, Set<Integer>> roads = new HashMap<>();
    private final Map<Integer, Bridge> bridges = new HashMap<>();

    RealmAhead(Knowledge knowledge) {
        this.knowledge = knowledge;
        this.map = knowledge.geometry();
        this.settings = knowledge.settings();
        this.realm = knowledge.realm();
        this.settlements = new TreeMap<>(knowledge.settlements());
        this.store = knowledge.economy().store();
        this.balance = knowledge.treasury();
        knowledge.armies().stream().map(Troop::of).forEach(this::add);
        knowledge.merchants().stream().map(Troop::of).forEach(this::add);
    }

    // Units

    void add(Troop troop) {
        troops.put(troop.unit, troop);
    }

    void remove(Unit unit) {
        troops.remove(unit);
    }

    /** D-19, D-68: it is gone before the orders are carried out, with all it carries. */
    void dissolve(Troop troop) {
        carriedBy(troop).toList().forEach(this::dissolve);
        remove(troop.unit);
        unpaid.add(troop.unit);
    }

    Collection<Troop> troops() {
        return troops.values();
    }

    Optional<Troop> troop(Unit unit) {
        return Optional.ofNullable(troops.get(unit));
    }

    /** The own unit of this name, or E-07. */
    Optional<Troop> troop(Entry entry, Unit unit) {
        var troop = troop(unit);
        if (troop.isEmpty())
            entry.fault(Code.E_07, unpaid.contains(unit) ? "unpaid" : "unit", unit);
        return troop;
    }

    /** Whether a new unit may have this name; else E-07. */
    boolean isFree(Entry entry, Unit unit) {
        return troop(unit).isEmpty() || entry.refuse(Code.E_07, "exists", unit);
    }

    /** PI-15.4 and D-66: ships not yet taken by carried armies. */
    int freeShips(Troop fleet) {
        int taken = carriedBy(fleet).mapToInt(it -> it.kind().ships(it.size)).sum();
        return fleet.size - taken;
    }

    Stream<Troop> carriedBy(Troop fleet) {
        return troops().stream().filter(it -> it.isAboard(fleet.unit));
    }

    // Fields

    /** The field of an address on the own map; else E-03 or E-04, the same for all (D-5). */
    Optional<Integer> field(Entry entry, Address address) {
        if (!exists(entry, address)) return Optional.empty();
        var field = known(address);
        if (field.isEmpty()) entry.fault(Code.E_04, "map", address);
        return field;
    }

    /** PI-2.1: how many small fields a large field has is no secret. */
    boolean exists(Entry entry, Address address) {
        int size = map.shape().size();
        return (address.kf() >= 1 && address.kf() <= size)
                || entry.refuse(Code.E_03, "kf", address.kf(), size, address);
    }

    Optional<Integer> known(Address address) {
        return map.find(address).filter(knowledge.map()::knows);
    }

    /** What is known of a field on the own map. */
    Known known(int field) {
        return knowledge
                .map()
                .get(field)
                .orElseThrow(() -> new IllegalArgumentException("unknown field " + field));
    }

    boolean isKnown(int field) {
        return field != Geometry.NONE && knowledge.map().knows(field);
    }

    boolean isOwn(int field) {
        return isKnown(field) && known(field).owner() == realm;
    }

    boolean isWater(int field) {
        return known(field).terrain().isWater();
    }

    /** D-100: equipment that is bought where the unit stands. */
    Equipment bought(Troop troop, int level) {
        return new Equipment(
                level, troop.aboard.isEmpty() && settings.losses(known(troop.field).terrain()));
    }

    /** PI-19: what these steps may cost a unit with this equipment. */
    Toll toll(Troop troop, Equipment equipment, List<Integer> way, boolean onRoad) {
        return Toll.of(
                new Chart(this),
                knowledge.people(),
                troop.kind(),
                troop.size,
                equipment,
                way,
                onRoad);
    }

    /** An own field of the address, or E-07. */
    Optional<Integer> ownField(Entry entry, Address address) {
        var field = field(entry, address);
        if (field.isPresent() && !isOwn(field.get())) {
            entry.fault(Code.E_07, "land", address);
            return Optional.empty();
        }
        return field;
    }

    /** An own settlement at the address, or E-07. */
    Optional<Town> town(Entry entry, Address address) {
        var field = ownField(entry, address);
        if (field.isEmpty()) return Optional.empty();
        var town = town(field.get());
        if (town.isEmpty()) entry.fault(Code.E_07, "settlement", address);
        return town;
    }

    Optional<Town> town(int field) {
        return Optional.ofNullable(settlements.get(field)).map(it -> new Town(field, it));
    }

    /** PI-7.2: some known neighbour is water. */
    boolean isCoast(int field) {
        return map.touches(field, beside -> isKnown(beside) && isWater(beside));
    }

    /** D-25. */
    boolean isCity(int field) {
        return town(field).filter(town -> settings.isCity(town.kind())).isPresent();
    }

    /** PI-7.2 and D-29: a Hafenstadt, or a capital on the coast; also another's, if it is known. */
    boolean isPort(int field) {
        var kind = isOwn(field) ? town(field).map(Town::kind) : known(field).settlement();
        return kind.filter(it -> it.isPort(() -> isCoast(field))).isPresent();
    }

    /** PI-15.1: height 0 or a port; EX-6. */
    boolean isLandingPlace(int field) {
        return known(field).terrain().isLandingPlace(() -> isPort(field));
    }

    Address address(int field) {
        return map.address(field);
    }

    // Roads and bridges: those on the map, and those that this sheet builds before armies march

    void lay(int from, int to) {
        roads.computeIfAbsent(from, _ -> new HashSet<>()).add(to);
        roads.computeIfAbsent(to, _ -> new HashSet<>()).add(from);
    }

    void bridge(int over, Bridge bridge) {
        bridges.put(over, bridge);
    }

    /** The fields joined to this one by a section, as far as they are known. */
    Set<Integer> roadsFrom(int field) {
        var joined = new HashSet<>(roads.getOrDefault(field, Set.of()));
        for (Direction way : Direction.values()) {
            int beside = map.neighbour(field, way);
            if (isKnown(beside) && known(field).ways().hasRoad(way)) joined.add(beside);
        }
        return joined;
    }

    Optional<Bridge> bridgeOver(int field) {
        return Optional.ofNullable(bridges.get(field)).or(() -> known(field).ways().bridge());
    }

    /** D-50: land, or a bridge with this end. */
    boolean isOpen(int field, int end) {
        return !isWater(field) || bridgeOver(field).filter(it -> it.joins(end)).isPresent();
    }

    // Realms

    /** D-21: the number of a realm whose name the ruler knows, or E-33. */
    Optional<Integer> realm(Entry entry, RealmName name) {
        var number =
                knowledge.realms().entrySet().stream()
                        .filter(realm -> name.fits(realm.getKey(), realm.getValue()))
                        .map(Map.Entry::getKey)
                        .findFirst();
        if (number.isEmpty()) unknown(entry, name);
        return number;
    }

    private void unknown(Entry entry, RealmName name) {
        var meant = Spelling.meant(name.toString(), knowledge.realms().values());
        if (meant.isPresent()) entry.fault(Code.E_33, "meant", name, meant.get());
        else entry.fault(Code.E_33, "unknown", name);
    }

    // Money

    /** D-18: pays for an order, or E-21. */
    boolean pay(Entry entry, long gold) {
        if (gold > balance) return entry.refuse(Code.E_21, "money", gold, balance);
        balance -= (int) gold;
        entry.cost((int) gold);
        return true;
    }
}
