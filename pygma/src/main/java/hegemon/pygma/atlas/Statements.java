package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Ways;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The lines after the map, each a statement about the world. */
final class Statements {
    private final Geometry map;
    private final Field[] fields;
    private final List<RealmDraft> realms = new ArrayList<>();
    private final UnitStatements units;

    Statements(Geometry map, Field[] fields) {
        this.map = map;
        this.fields = fields;
        this.units = new UnitStatements(map, this::owner);
    }

    /** Takes one line; says what is wrong with it. */
    Optional<Note> read(String line) {
        var cursor = new Cursor(line);
        var word = cursor.word("realm");
        switch (word) {
            case "realm" -> realm(cursor);
            case "culture", "economy", "store", "produced", "deficit" -> economy(word, cursor);
            case "promotion", "contact", "past", "known" -> memory(word, cursor);
            case "own", "works", "lane", "searched" -> list(word, cursor);
            case "settlement" -> settlement(cursor);
            case "building", "road", "bridge", "deposit", "production" -> land(word, cursor);
            case "name", "text" -> notes(word, cursor);
            case "army" -> units.army(cursor);
            case "being" -> units.being(cursor);
            case "merchant" -> units.merchant(cursor);
            default -> cursor.wrong("word", word);
        }
        if (cursor.hasMore()) cursor.wrong("word", cursor.word(""));
        return cursor.fault();
    }

    /** What can only be seen when all is read. */
    Optional<Note> unsound() {
        return units.unsound();
    }

    World world(Geometry geometry, Settings settings, Date date) {
        return new World(
                geometry,
                settings,
                date,
                List.of(fields),
                realms.stream().map(RealmDraft::realm).toList(),
                units.armies(),
                units.merchants(),
                units.beings());
    }

    private void change(Cursor cursor, int field, UnaryOperator<Field> how) {
        if (cursor.fault().isEmpty()) fields[field] = how.apply(fields[field]);
    }

    private void realm(Cursor cursor) {
        int number = cursor.number("realm 1");
        if (number != realms.size() + 1) cursor.wrong("realm", number);
        var realm = new RealmDraft(number);
        realm.name = cursor.word("\"Name\"");
        cursor.skip("capital");
        realm.capital = cursor.field(map);
        cursor.skip("treasury");
        realm.treasury = cursor.number("treasury 100000");
        if (cursor.hasMore()) {
            cursor.skip("people");
            realm.people = cursor.choice(People.class, People.NONE);
        }
        if (cursor.hasMore()) {
            cursor.skip("player");
            realm.player = new Realm.Player(cursor.word("\"Name\""), cursor.word("\"Address\""));
        }
        if (cursor.fault().isEmpty()) realms.add(realm);
    }

    /** A realm named before; another one, of no consequence, if there is none. */
    private RealmDraft of(Cursor cursor) {
        int number = cursor.number("1");
        if (number >= 1 && number <= realms.size()) return realms.get(number - 1);
        cursor.wrong("norealm", number);
        return new RealmDraft(number);
    }

    private int owner(Cursor cursor) {
        int number = cursor.number("1");
        if (number > realms.size()) cursor.wrong("norealm", number);
        return number;
    }

    private void economy(String word, Cursor cursor) {
        var realm = of(cursor);
        switch (word) {
            case "culture" -> {
                int points = cursor.number("2");
                var when = cursor.choice(Culture.When.class, Culture.When.ALWAYS);
                realm.culture = new Culture(points, maybe(cursor, Terrain.class), when);
            }
            case "economy" -> {
                cursor.skip("unrest");
                realm.unrest = Math.min(3, cursor.number("0"));
                cursor.skip("blocked");
                realm.blocked = cursor.flag("false");
                cursor.skip("hygiene");
                realm.hygiene = cursor.number("0");
                cursor.skip("needed");
                realm.needed = goods(cursor);
            }
            case "store" -> realm.store = points(cursor);
            case "produced" -> realm.produced = points(cursor);
            default -> realm.deficit = points(cursor);
        }
    }

    private static <E extends Enum<E>> Optional<E> maybe(Cursor cursor, Class<E> type) {
        var word = cursor.word("-");
        if (word.equals("-")) return Optional.empty();
        for (E constant : type.getEnumConstants())
            if (constant.name().equals(word)) return Optional.of(constant);
        cursor.wrong("word", word);
        return Optional.empty();
    }

    private static List<Good> goods(Cursor cursor) {
        var goods = new ArrayList<Good>();
        while (cursor.hasMore()) goods.add(cursor.choice(Good.class, Good.GRAIN));
        return goods;
    }

    private static Goods points(Cursor cursor) {
        var goods = Goods.NONE;
        while (cursor.hasMore()) {
            var good = cursor.choice(Good.class, Good.GRAIN);
            goods = goods.plus(good, cursor.number("GRAIN 5"));
        }
        return goods;
    }

    private void memory(String word, Cursor cursor) {
        var realm = of(cursor);
        switch (word) {
            case "promotion" ->
                    realm.promotions.add(
                            new Promotion(
                                    cursor.choice(Terrain.class, Terrain.PLAIN),
                                    cursor.choice(Good.class, Good.GRAIN),
                                    cursor.number("1")));
            case "contact" ->
                    realm.contacts.put(
                            owner(cursor), cursor.choice(Acquaintance.class, Acquaintance.REALM));
            case "past" ->
                    realm.history.add(
                            new Realm.Past(
                                    cursor.date(),
                                    cursor.number("100000"),
                                    cursor.number("55000"),
                                    cursor.number("12")));
            default -> known(realm, cursor);
        }
    }

    private void known(RealmDraft realm, Cursor cursor) {
        int field = cursor.field(map);
        var seen = cursor.date();
        var symbol = cursor.word(".");
        var terrain =
                symbol.length() == 1 ? Terrain.of(symbol.charAt(0)) : Optional.<Terrain>empty();
        if (terrain.isEmpty()) cursor.wrong("word", symbol);
        int owner = cursor.number("0");
        var code = cursor.word("-");
        var name = cursor.word("\"\"");
        var building = maybe(cursor, BuildingKind.class);
        int roads = cursor.number("0");
        int lane = cursor.number("0");
        realm.known.put(
                field,
                new Known(
                        terrain.orElse(Terrain.PLAIN),
                        owner,
                        SettlementKind.of(code),
                        name,
                        building,
                        new Ways(roads, lane, ends(cursor)),
                        seen));
    }

    private Optional<Bridge> ends(Cursor cursor) {
        var first = cursor.word("-");
        if (first.equals("-")) return Optional.empty();
        var rest = new Cursor(first);
        int from = rest.field(map);
        rest.fault().ifPresent(fault -> cursor.wrong("form", "16/22"));
        return Optional.of(new Bridge(from, cursor.field(map)));
    }

    private void list(String word, Cursor cursor) {
        int number =
                word.equals("searched")
                        ? 0
                        : word.equals("lane") ? cursor.number("1") : owner(cursor);
        while (cursor.hasMore()) {
            int field = cursor.field(map);
            change(
                    cursor,
                    field,
                    f ->
                            switch (word) {
                                case "own" -> f.withOwner(number);
                                case "works" -> f.with(f.ground().withWorker(number));
                                case "lane" -> f.with(f.ways().withLane(number));
                                default -> f.with(f.ground().searched(f.ground().deposit()));
                            });
        }
    }

    private void settlement(Cursor cursor) {
        int field = cursor.field(map);
        var code = cursor.word("HPT");
        var kind = SettlementKind.of(code);
        if (kind.isEmpty()) cursor.wrong("word", code);
        var city = Settlement.of(kind.orElse(SettlementKind.SMALL_SETTLEMENT), cursor.word("\"\""));
        while (cursor.hasMore()) city = with(city, cursor);
        var built = city;
        change(cursor, field, f -> f.with(built));
    }

    private Settlement with(Settlement city, Cursor cursor) {
        var word = cursor.word("fortified");
        return switch (word) {
            case "extra" -> city.withExtraPoints(cursor.number("1"));
            case "fortified" -> city.withFortified(true);
            case "trade" -> city.withTrade(cursor.number("1"));
            case "plagues" -> city.withPlagues(cursor.number("1"));
            case "revolt" -> city.withRevolt(true);
            case "capital" -> city.withCapitalOf(owner(cursor));
            case "traded" ->
                    city.withTraded(
                            new Settlement.Traded(
                                    cursor.number("0"), cursor.number("0"), cursor.number("0")));
            default -> {
                cursor.wrong("word", word);
                yield city;
            }
        };
    }

    private void land(String word, Cursor cursor) {
        int at = cursor.field(map);
        switch (word) {
            case "building" -> {
                var kind = cursor.choice(BuildingKind.class, BuildingKind.GUARD_POST);
                change(cursor, at, f -> f.with(kind));
            }
            case "road" -> road(cursor, at, cursor.field(map));
            case "bridge" -> {
                var bridge = new Bridge(cursor.field(map), cursor.field(map));
                change(cursor, at, f -> f.with(f.ways().withBridge(bridge)));
            }
            case "deposit" -> {
                var deposit =
                        new Deposit(
                                cursor.choice(DepositKind.class, DepositKind.SILVER),
                                cursor.number("5000"),
                                cursor.number("10"));
                change(cursor, at, f -> f.with(f.ground().withDeposit(Optional.of(deposit))));
            }
            default -> {
                var goods = goods(cursor);
                change(cursor, at, f -> f.with(f.ground().withProduction(goods)));
            }
        }
    }

    private void road(Cursor cursor, int from, int to) {
        var way = map.direction(from, to);
        if (way.isEmpty()) {
            cursor.wrong("adjacent", map.address(from), map.address(to));
            return;
        }
        change(cursor, from, f -> f.with(f.ways().withRoad(way.get())));
        change(cursor, to, f -> f.with(f.ways().withRoad(way.get().opposite())));
    }

    private void notes(String word, Cursor cursor) {
        int at = cursor.field(map);
        var text = cursor.word("\"\"");
        change(
                cursor,
                at,
                f ->
                        f.with(
                                word.equals("name")
                                        ? new Field.Notes(text, f.notes().text())
                                        : new Field.Notes(f.notes().name(), text)));
    }
}
