package hegemon.pygma.orders;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.List;
import java.util.Optional;

/** One order of every form, for a ruler who has forgotten how it goes. */
public final class Samples {
    private static final Unit KH = new Unit(UnitKind.KH, 1);
    private static final Unit NEW_KH = new Unit(UnitKind.KH, 4);
    private static final Unit FH = new Unit(UnitKind.FH, 1);
    private static final Unit H = new Unit(UnitKind.H, 1);
    private static final Address HERE = new Address(16, 22);
    private static final Address THERE = new Address(16, 17);
    private static final RealmName OTHER = new RealmName.Numbered(5);
    private static final Load.Lots LOTS =
            new Load.Lots(List.of(new Load.Lot(8, Good.WINE), new Load.Lot(4, Good.ORE)));

    private Samples() {}

    /** An order of the form that begins here. */
    static Optional<Order> of(Cursor cursor) {
        return cursor.atUnit() ? Optional.of(march()) : cursor.command().map(Samples::of);
    }

    /** One order for each keyword that begins one, in the order of Part IV. */
    public static List<Order> all() {
        return Keyword.commands().map(Samples::of).toList();
    }

    private static Order march() {
        return new March(
                KH,
                false,
                List.of(new Place.Field(HERE), new Place.Field(THERE)),
                Optional.of(krieger(6_000)),
                List.of(new Clause.Basic(BasicOrder.NEGOTIATE, Optional.empty())));
    }

    private static Load.Amount krieger(int count) {
        return new Load.Amount(count, UnitKind.KH);
    }

    /** An order that this keyword begins or stands in. */
    public static Order of(Keyword command) {
        return switch (command) {
            case GAME -> new Heading.Game("Nordmark");
            case REALM, PASSWORD ->
                    new Heading.Realm(new RealmName.Numbered(3), Optional.of("Falke"));
            case TURN -> new Heading.Turn(new Date(2, Month.DORL));
            case END -> new Heading.End();
            case RAISE, IN ->
                    new Armament.Raise(
                            NEW_KH,
                            krieger(8_000),
                            new Place.Field(HERE),
                            Optional.of(BasicOrder.ATTACK));
            case REINFORCE -> new Armament.Reinforce(KH, krieger(2_000));
            case DISBAND -> new Armament.Disband(KH, Optional.of(krieger(1_000)));
            case STATION -> new Armament.Station(KH);
            case PAYROLL -> new Armament.Payroll(List.of(FH, KH));
            case MERCHANT -> new Armament.Merchant(H, HERE);
            case SPLIT, AS -> new Armament.Split(KH, krieger(2_000), NEW_KH);
            case MERGE -> new Armament.Merge(NEW_KH, KH);
            case CONVERT, ONTO -> new Armament.Convert(FH, NEW_KH, HERE);
            case HYGIENE -> new Construction.Hygiene(20_000);
            case FOUND -> new Construction.Found(HERE, Optional.of("Neuhof"));
            case UPGRADE -> new Construction.Upgrade(HERE, SettlementKind.INLAND_CITY);
            case GROW -> new Construction.Grow(HERE, 2);
            case FORTIFY -> new Construction.Fortify(HERE);
            case BUILD -> new Construction.Build(BuildingKind.GUARD_POST, HERE);
            case ROAD -> new Construction.Road(List.of(HERE, THERE));
            case BRIDGE, FROM, TO -> new Construction.Bridge(new Address(16, 12), HERE, THERE);
            case TRADECITY, NONE -> new Construction.TradeCity(HERE);
            case LOAD -> new Trade.LoadGoods(H, LOTS);
            case HANDOVER, OF ->
                    new Trade.HandOver(
                            H,
                            Optional.of(LOTS),
                            new Trade.ToMerchant(new Unit(UnitKind.H, 2), Optional.of(OTHER)));
            case PRODUCE ->
                    new Trade.Produce(
                            new Trade.Kind(Terrain.PLAIN),
                            List.of(Good.GRAIN, Good.CATTLE, Good.CLOTH));
            case PROMOTE -> new Trade.Promote(new Trade.Kind(Terrain.PLAIN), Good.CATTLE, 2);
            case PAY, GIVEN_TO -> new Trade.Pay(5_000, OTHER);
            case PROSPECT -> new Trade.Prospect(HERE);
            case MESSAGE -> new Talk.Message(OTHER, "…");
            case REVEAL -> new Talk.Reveal(OTHER);
            case NAME -> new Talk.Name(new Talk.OfField(HERE), "Neuhof");
            case OTHER -> new Talk.Other(Optional.of(KH), "…");
            case AGAINST, NOANNEX, EQUIP, ABOARD, WITH -> march();
        };
    }
}
