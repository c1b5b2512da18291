package hegemon.pygma.month;

import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.People;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.List;
import java.util.TreeMap;

/** Beings, hordes and free cities: as armies, the realm with number 0 (D-126). */
final class Neutrals {
    static final Realm REALM =
            new Realm(
                    Realm.NOBODY,
                    "",
                    new Realm.Player("", ""),
                    People.NONE,
                    Culture.NONE,
                    Geometry.NONE,
                    0,
                    Economy.START,
                    KnownMap.EMPTY,
                    new TreeMap<>(),
                    List.of());

    private Neutrals() {}

    /** D-33: the city leaves its realm and holds a garrison. */
    static void secede(Board board, int field, Settlement city) {
        board.set(
                field,
                board.field(field)
                        .withOwner(Realm.NOBODY)
                        .with(city.withTrade(0).withPlagues(0).withRevolt(false)));
        int size =
                Math.max(
                        UnitKind.KH.min(),
                        board.settings.get(Setting.NEUTRAL_GARRISON) * city.points() / 5);
        var unit = free(board);
        var garrison = Troop.raised(Realm.NOBODY, unit, field, Math.min(size, UnitKind.KH.max()));
        garrison.name = city.name();
        board.raise(garrison, Ledger.Cause.GARRISON);
        board.beings.put(unit, new Being(unit, BasicOrder.NOTHING, ""));
    }

    private static Unit free(Board board) {
        var troops = board.neutrals().troops;
        var last = troops.headMap(new Unit(UnitKind.RH, 1));
        return new Unit(UnitKind.KH, last.isEmpty() ? 1 : last.lastKey().number() + 1);
    }

    /** D-32: what a conquered or free city is for whoever holds it now. */
    static Settlement held(Board board, int field, int realm, Settlement city) {
        var kind = city.kind();
        if (city.capitalOf() == realm) kind = SettlementKind.CAPITAL;
        else if (kind == SettlementKind.CAPITAL)
            kind = board.isCoast(field) ? SettlementKind.PORT : SettlementKind.INLAND_CITY;
        return city.withKind(kind)
                .withTrade(0)
                .withRevolt(false)
                .withTraded(Settlement.Traded.NOTHING);
    }
}
