package hegemon.pygma.atlas;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Ways;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines about realms: what they have, and what they know. */
final class RealmStatements {
    private final Geometry map;
    private final List<RealmDraft> realms = new ArrayList<>();

    RealmStatements(Geometry map) {
        this.map = map;
    }

    List<Realm> realms() {
        return realms.stream().map(RealmDraft::realm).toList();
    }

    void realm(Cursor cursor) {
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

    int owner(Cursor cursor) {
        int number = cursor.number("1");
        if (number > realms.size()) cursor.wrong("norealm", number);
        return number;
    }

    void economy(String word, Cursor cursor) {
        var realm = of(cursor);
        switch (word) {
            case "culture" -> {
                int points = cursor.number("2");
                var when = cursor.choice(Culture.When.class, Culture.When.ALWAYS);
                realm.culture = new Culture(points, cursor.maybe(Terrain.class), when);
            }
            case "economy" -> {
                cursor.skip("unrest");
                realm.unrest = Math.min(3, cursor.number("0"));
                cursor.skip("blocked");
                realm.blocked = cursor.flag("false");
                cursor.skip("hygiene");
                realm.hygiene = cursor.number("0");
                cursor.skip("needed");
                realm.needed = cursor.goods();
            }
            case "store" -> realm.store = points(cursor);
            case "produced" -> realm.produced = points(cursor);
            default -> realm.deficit = points(cursor);
        }
    }

    private static Goods points(Cursor cursor) {
        var goods = Goods.NONE;
        while (cursor.hasMore()) {
            var good = cursor.choice(Good.class, Good.GRAIN);
            goods = goods.plus(good, cursor.number("GRAIN 5"));
        }
        return goods;
    }

    void memory(String word, Cursor cursor) {
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
        var building = cursor.maybe(BuildingKind.class);
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
}
