package hegemon.pygma.atlas;

import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** The lines about fields: whose they are, and what stands there. */
final class LandStatements {
    private final Geometry map;
    private final Field[] fields;
    private final UnitStatements.Owner owner;

    LandStatements(Geometry map, Field[] fields, UnitStatements.Owner owner) {
        this.map = map;
        this.fields = fields;
        this.owner = owner;
    }

    private void change(Cursor cursor, int field, UnaryOperator<Field> how) {
        if (cursor.fault().isEmpty()) fields[field] = how.apply(fields[field]);
    }

    void list(String word, Cursor cursor) {
        int number =
                word.equals("searched")
                        ? 0
                        : word.equals("lane") ? cursor.number("1") : owner.of(cursor);
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

    void settlement(Cursor cursor) {
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
            case "capital" -> city.withCapitalOf(owner.of(cursor));
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

    void land(String word, Cursor cursor) {
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
                var goods = cursor.goods();
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

    void notes(String word, Cursor cursor) {
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
