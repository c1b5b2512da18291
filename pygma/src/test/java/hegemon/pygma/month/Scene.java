package hegemon.pygma.month;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A small world for a test: 8 by 4 large fields of 5 by 5, all plain and neutral, two realms far
 * apart (capitals 1/13 and 32/13), and whatever the test adds.
 */
final class Scene {
    private final Geometry map = new Geometry(new Shape.Rect(5, 5), 8, 4);
    private final Field[] fields = new Field[map.fields()];
    private final List<Realm> realms = new ArrayList<>();
    private final List<Army> armies = new ArrayList<>();
    private final List<Merchant> merchants = new ArrayList<>();
    private final SortedMap<Unit, Being> beings = new TreeMap<>();
    private final SortedMap<String, Integer> rolls = new TreeMap<>();
    private final SortedMap<Integer, Sheet> sheets = new TreeMap<>();
    private Settings settings = Settings.DEFAULT;
    private Sheet neutrals = Sheet.empty();
    private boolean fog = false;
    private Date date = new Date(2, Month.ANDRA);

    Scene() {
        Arrays.setAll(fields, field -> Field.of(Terrain.PLAIN));
        realm(1, "1/13");
        realm(2, "32/13");
    }

    int at(String address) {
        return map.field(Address.parse(address).orElseThrow());
    }

    Scene realm(int number, String capital) {
        var realm =
                new Realm(
                        number,
                        "Realm " + number,
                        new Realm.Player("", ""),
                        People.NONE,
                        Culture.NONE,
                        at(capital),
                        100_000,
                        Economy.START,
                        KnownMap.EMPTY,
                        new TreeMap<>(),
                        List.of());
        realms.add(realm);
        field(
                capital,
                field -> field.withOwner(number).with(Settlement.capital(number, "Capital")));
        return this;
    }

    Scene field(String address, UnaryOperator<Field> change) {
        fields[at(address)] = change.apply(fields[at(address)]);
        return this;
    }

    Scene terrain(Terrain terrain, String... addresses) {
        for (String address : addresses)
            field(
                    address,
                    field -> {
                        var fresh = Field.of(terrain);
                        return fresh.withOwner(field.owner()).withSettlement(field.settlement());
                    });
        return this;
    }

    Scene own(int realm, String... addresses) {
        for (String address : addresses) field(address, field -> field.withOwner(realm));
        return this;
    }

    Scene settlement(int realm, SettlementKind kind, String address) {
        return own(realm, address)
                .field(address, field -> field.with(Settlement.of(kind, kind.code())));
    }

    Scene settlement(String address, UnaryOperator<Settlement> change) {
        return field(address, field -> field.with(change.apply(field.settlement().orElseThrow())));
    }

    Scene road(String... through) {
        for (int i = 1; i < through.length; i++) {
            int from = at(through[i - 1]);
            int to = at(through[i]);
            var way = map.direction(from, to).orElseThrow();
            fields[from] = fields[from].with(fields[from].ways().withRoad(way));
            fields[to] = fields[to].with(fields[to].ways().withRoad(way.opposite()));
        }
        return this;
    }

    Scene army(int realm, String unit, int size, String address) {
        return army(Army.of(realm, unit(unit), at(address), size));
    }

    Scene army(Army army) {
        armies.add(army);
        return this;
    }

    Scene being(String unit, int size, String address, BasicOrder order) {
        beings.put(unit(unit), new Being(unit(unit), order, "They sing."));
        return army(Army.of(0, unit(unit), at(address), size).named("Trolls"));
    }

    Scene merchant(int realm, String unit, String address, Lot... cargo) {
        merchants.add(new Merchant(realm, unit(unit), "", at(address), List.of(cargo)));
        return this;
    }

    static Unit unit(String text) {
        var parts = text.split(" ", 2);
        return new Unit(UnitKind.valueOf(parts[0]), Integer.parseInt(parts[1]));
    }

    Scene realm(int number, UnaryOperator<Realm> change) {
        realms.set(number - 1, change.apply(realms.get(number - 1)));
        return this;
    }

    Scene treasury(int number, int gold) {
        return realm(
                number,
                r ->
                        new Realm(
                                r.number(),
                                r.name(),
                                r.player(),
                                r.people(),
                                r.culture(),
                                r.capital(),
                                gold,
                                r.economy(),
                                r.known(),
                                r.contacts(),
                                r.history()));
    }

    Scene economy(int number, Economy economy) {
        return realm(
                number,
                r ->
                        new Realm(
                                r.number(),
                                r.name(),
                                r.player(),
                                r.people(),
                                r.culture(),
                                r.capital(),
                                r.treasury(),
                                economy,
                                r.known(),
                                r.contacts(),
                                r.history()));
    }

    Scene people(int number, People people) {
        return realm(
                number,
                r ->
                        new Realm(
                                r.number(),
                                r.name(),
                                r.player(),
                                people,
                                r.culture(),
                                r.capital(),
                                r.treasury(),
                                r.economy(),
                                r.known(),
                                r.contacts(),
                                r.history()));
    }

    /** The realm knows the whole map and all realms. */
    Scene wise(int number) {
        var contacts = new TreeMap<Integer, Acquaintance>();
        for (Realm realm : realms)
            if (realm.number() != number) contacts.put(realm.number(), Acquaintance.REALM);
        return realm(
                number,
                r ->
                        new Realm(
                                r.number(),
                                r.name(),
                                r.player(),
                                r.people(),
                                r.culture(),
                                r.capital(),
                                r.treasury(),
                                r.economy(),
                                KnownMap.EMPTY.seeing(
                                        IntStream.range(0, map.fields()).toArray(),
                                        field -> Known.of(fields[field], date)),
                                contacts,
                                r.history()));
    }

    Scene month(Month month) {
        date = new Date(2, month);
        return this;
    }

    <T> Scene set(Setting<T> setting, T value) {
        settings = settings.with(setting, value);
        return this;
    }

    /** A roll entered by hand, by {@link Roll#label}. */
    Scene roll(String label, int value) {
        rolls.put(label, value);
        return this;
    }

    Scene orders(int realm, String... lines) {
        var reading = Parser.read(String.join("\n", lines));
        if (!reading.faults().isEmpty())
            throw new IllegalArgumentException(reading.faults().toString());
        if (realm == 0) neutrals = reading.sheet();
        else sheets.put(realm, reading.sheet());
        return this;
    }

    World world() {
        var sorted = new ArrayList<>(armies);
        sorted.sort(null);
        var seeing = realms.stream().map(this::seeing).toList();
        return new World(map, settings, date, List.of(fields), seeing, sorted, merchants, beings);
    }

    /** In the fog a realm knows only what it sees around its land and armies. */
    Scene fog() {
        fog = true;
        return this;
    }

    private Realm seeing(Realm realm) {
        if (realm.known().size() > 0) return realm;
        return realm.withKnown(
                KnownMap.EMPTY.seeing(
                        IntStream.range(0, map.fields())
                                .filter(field -> !fog || sees(realm.number(), field))
                                .toArray(),
                        field -> Known.of(fields[field], date)));
    }

    private boolean sees(int realm, int field) {
        return IntStream.of(map.within(field, 1)).anyMatch(near -> fields[near].owner() == realm)
                || armies.stream()
                        .anyMatch(
                                army ->
                                        army.realm() == realm
                                                && map.distance(army.field(), field) <= 2);
    }

    Evaluation evaluate() {
        var events = Events.NONE.withRolls(rolls).withNeutrals(neutrals);
        return Evaluation.of(world(), sheets, events, new byte[32]);
    }

    /** The army after the month, as "size @ address", or "gone". */
    static String after(Evaluation month, int realm, String unit) {
        return month.after().armies().stream()
                .filter(army -> army.realm() == realm && army.unit().equals(unit(unit)))
                .map(army -> army.size() + " @ " + address(month, army.field()))
                .findFirst()
                .orElse("gone");
    }

    private static Address address(Evaluation month, int field) {
        return month.after().geometry().address(field);
    }

    static Field field(Evaluation month, String address) {
        return month.after().field(Address.parse(address).orElseThrow());
    }

    static Report report(Evaluation month, int realm) {
        return month.reports().get(realm - 1);
    }

    /** The notes of an answer, by its line from 1. */
    static List<String> notes(Evaluation month, int realm, int line) {
        return report(month, realm).orders().stream()
                .filter(answer -> answer.line() == line)
                .flatMap(answer -> answer.notes().stream())
                .map(note -> note.key())
                .toList();
    }

    static boolean done(Evaluation month, int realm, int line) {
        return report(month, realm).orders().stream()
                .anyMatch(answer -> answer.line() == line && answer.done());
    }
}
