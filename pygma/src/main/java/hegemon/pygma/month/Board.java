package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The world during the month. */
final class Board {
    final Geometry map;
    final Settings settings;
    final Date date;
    final Dice dice;

    /** D-57: owners at the start of the month. */
    final int[] ownerAtStart;

    final SortedMap<Unit, Being> beings;
    private final Field[] fields;
    private Optional<Holdings> holdings = Optional.empty();
    private final List<Court> courts = new ArrayList<>();
    private final Court neutrals;
    private final Holdings landsAtStart;
    private final Roster roster;

    /** What only the game master can decide. */
    final List<Judgment> judgments = new ArrayList<>();

    final Ledger ledger;

    Board(World world, SortedMap<Integer, Sheet> sheets, Events events, byte[] key) {
        this(world, sheets, events, Fortune.drawn(key, world.date()), new Ledger());
    }

    Board(
            World world,
            SortedMap<Integer, Sheet> sheets,
            Events events,
            Fortune fortune,
            Ledger ledger) {
        this.ledger = ledger;
        map = world.geometry();
        settings = world.settings();
        date = world.date();
        dice = new Dice(fortune, date, events.rolls());
        fields = world.fields().toArray(Field[]::new);
        ownerAtStart = world.fields().stream().mapToInt(Field::owner).toArray();
        beings = new TreeMap<>(world.beings());
        neutrals = new Court(Neutrals.REALM, Optional.of(events.neutrals()));
        for (Realm realm : world.realms())
            courts.add(new Court(realm, Optional.ofNullable(sheets.get(realm.number()))));
        landsAtStart = Holdings.of(courts.size(), map.fields(), field -> ownerAtStart[field]);
        roster = new Roster(map.fields());
        for (Army army : world.armies()) add(Troop.of(army));
        for (Army army : world.armies()) embark(army);
        for (Court court : courts)
            court.out = court.armies().isEmpty() && landsAtStart.of(court.number()).length == 0;
        for (Merchant merchant : world.merchants()) add(Troop.of(merchant));
    }

    private void embark(Army army) {
        army.aboard()
                .ifPresent(
                        fleet -> {
                            var court = court(army.realm());
                            var troop = court.troop(army.unit()).orElseThrow();
                            boolean stationed = troop.stationed;
                            troop.embark(court.troop(fleet).orElseThrow());
                            troop.stationed = stationed;
                        });
    }

    Field field(int field) {
        return fields[field];
    }

    void set(int field, Field to) {
        if (fields[field].owner() != to.owner()) holdings = Optional.empty();
        fields[field] = to;
    }

    /** The fields as they are now. */
    Field[] snapshot() {
        return fields.clone();
    }

    /** The fields of each realm; found anew only after one changed hands. */
    Holdings holdings() {
        var found =
                holdings.orElseGet(
                        () ->
                                Holdings.of(
                                        courts.size(),
                                        fields.length,
                                        field -> fields[field].owner()));
        holdings = Optional.of(found);
        return found;
    }

    void set(int field, Settlement to) {
        fields[field] = fields[field].with(to);
    }

    /** The realms in the order of their numbers. */
    List<Court> courts() {
        return courts;
    }

    /** Of a realm, or of the neutrals. */
    Court court(int realm) {
        return Realm.isNobody(realm) ? neutrals : courts.get(realm - 1);
    }

    Court neutrals() {
        return neutrals;
    }

    Roster roster() {
        return roster;
    }

    Address address(int field) {
        return map.address(field);
    }

    /** The field of this address, if it is on the map and belongs to the court. */
    Optional<Integer> own(Court court, Address address) {
        return map.find(address).filter(field -> fields[field].owner() == court.number());
    }

    /** The court's own field of this address with a settlement on it. */
    Optional<Integer> ownSettlement(Court court, Address address) {
        return own(court, address).filter(field -> fields[field].settlement().isPresent());
    }

    /** The fields of each realm at the start of the month. */
    Holdings landsAtStart() {
        return landsAtStart;
    }

    Settlement settlement(int field) {
        return fields[field].settlement().orElseThrow();
    }

    /** A unit that was there before, or a part of one. */
    void add(Troop troop) {
        court(troop.realm).troops.put(troop.unit, troop);
        roster.enter(troop);
    }

    /** A new unit. */
    void raise(Troop troop, Ledger.Cause cause) {
        ledger.men(troop.realm, troop.kind(), cause, troop.size);
        add(troop);
    }

    void gain(Troop troop, int more, Ledger.Cause cause) {
        ledger.men(troop.realm, troop.kind(), cause, more);
        troop.size += more;
    }

    void lose(Troop troop, int less, Ledger.Cause cause) {
        gain(troop, -less, cause);
    }

    /** The unit is no more; whatever it carries goes with it (D-95). */
    void dissolve(Troop troop, Ledger.Cause cause) {
        if (!troop.alive) return;
        lose(troop, troop.size, cause);
        ledger.lots(troop.realm, troop.cargo, cause, -1);
        troop.alive = false;
        roster.leave(troop);
        for (Troop carried : List.copyOf(troop.carried)) dissolve(carried, Ledger.Cause.DROWNED);
        troop.disembark();
        var court = court(troop.realm);
        court.troops.remove(troop.unit);
        court.lost.add(troop);
        if (Realm.isNobody(troop.realm)) beings.remove(troop.unit);
    }

    /** The unit goes to this field, with all it carries. */
    void move(Troop troop, int to) {
        roster.leave(troop);
        troop.visit(to);
        roster.enter(troop);
        for (Troop carried : troop.carried) {
            roster.leave(carried);
            carried.visit(to);
            roster.enter(carried);
        }
    }

    /** The unit and all it carries are back where they were before their last step. */
    void turnBack(Troop troop) {
        back(troop);
        for (Troop carried : troop.carried) back(carried);
    }

    private void back(Troop troop) {
        roster.leave(troop);
        troop.unvisit();
        roster.enter(troop);
    }

    /** PI-11.3, D-54: too small dissolves, too large is cut. */
    void checkSize(Troop troop) {
        if (!troop.alive || !troop.isArmy()) return;
        lose(troop, Math.max(0, troop.size - troop.kind().max()), Ledger.Cause.TOO_LARGE);
        if (troop.size < troop.kind().min()) dissolve(troop, Ledger.Cause.TOO_SMALL);
    }

    boolean isCity(int field) {
        return fields[field].hasCity(settings);
    }

    boolean isOwnCity(int field, int realm) {
        return fields[field].owner() == realm && isCity(field);
    }

    boolean isCoast(int field) {
        return map.touches(field, beside -> fields[beside].terrain().isWater());
    }

    boolean hasRoad(int from, int to) {
        return map.direction(from, to).filter(fields[from].ways()::hasRoad).isPresent();
    }

    /** D-29: a Hafenstadt, or a coastal capital. */
    boolean isPort(int field) {
        var town = fields[field].settlement();
        return town.filter(it -> it.kind().isPort(() -> isCoast(field))).isPresent();
    }

    /** PI-15.1: where armies and merchants go from land to water and back. */
    boolean isLandingPlace(int field) {
        return fields[field].terrain().isLandingPlace(() -> isPort(field));
    }

    /** The world after the month. */
    World freeze(List<Realm> realms) {
        var armies = new ArrayList<Army>();
        var merchants = new ArrayList<Merchant>();
        freeze(neutrals, armies, merchants);
        for (Court court : courts) freeze(court, armies, merchants);
        return new World(
                map, settings, date.next(), List.of(fields), realms, armies, merchants, beings);
    }

    private static void freeze(Court court, List<Army> armies, List<Merchant> merchants) {
        for (Troop troop : court.armies())
            if (troop.isArmy()) armies.add(troop.army());
            else merchants.add(troop.merchant());
    }
}
