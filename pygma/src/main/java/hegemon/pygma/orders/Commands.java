package hegemon.pygma.orders;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads what follows the keyword of an order. */
final class Commands {
    private final Cursor cursor;
    private final Loads loads;

    Commands(Cursor cursor) {
        this.cursor = cursor;
        this.loads = new Loads(cursor);
    }

    Order read(Keyword command) {
        return switch (command) {
            case GAME -> new Heading.Game(cursor.word());
            case REALM -> realm();
            case TURN -> turn();
            case END -> new Heading.End();
            case RAISE -> raise();
            case REINFORCE -> new Armament.Reinforce(cursor.unit(), loads.amount());
            case DISBAND -> disband();
            case STATION -> station();
            case PAYROLL -> new Armament.Payroll(cursor.list(cursor::unit));
            case MERCHANT -> merchant();
            case SPLIT -> split();
            case MERGE -> merge();
            case CONVERT -> convert();
            case HYGIENE -> new Construction.Hygiene(cursor.number());
            case FOUND -> new Construction.Found(cursor.address(), optionalName());
            case UPGRADE -> upgrade();
            case GROW -> new Construction.Grow(cursor.address(), cursor.positive());
            case FORTIFY -> new Construction.Fortify(cursor.address());
            case BUILD -> build();
            case ROAD -> road();
            case BRIDGE -> bridge();
            case TRADECITY -> tradeCity();
            case LOAD -> new Trade.LoadGoods(cursor.merchant(), loads.lots());
            case HANDOVER -> handOver();
            case PRODUCE -> produce();
            case PROMOTE -> new Trade.Promote(ground(), loads.good(), cursor.positive());
            case PAY -> pay();
            case PROSPECT -> new Trade.Prospect(cursor.address());
            case MESSAGE -> new Talk.Message(cursor.realm(), cursor.string());
            case REVEAL -> new Talk.Reveal(cursor.realm());
            case NAME -> new Talk.Name(named(), cursor.name());
            case OTHER -> other();
            case PASSWORD,
                    AGAINST,
                    NOANNEX,
                    EQUIP,
                    ABOARD,
                    WITH,
                    NONE,
                    IN,
                    AS,
                    ONTO,
                    FROM,
                    OF,
                    TO,
                    GIVEN_TO ->
                    throw new IllegalArgumentException(command + " begins no order");
        };
    }

    private Order realm() {
        var realm = cursor.realm();
        return new Heading.Realm(
                realm,
                cursor.accept(Keyword.PASSWORD) ? Optional.of(cursor.string()) : Optional.empty());
    }

    private Order turn() {
        var month = month();
        cursor.expect("/", Expected.SLASH);
        return new Heading.Turn(new Date(cursor.number(), month));
    }

    private Month month() {
        if (!cursor.at(Token.Kind.NUMBER))
            return cursor.named(Vocabulary.MONTHS, Expected.MONTH).orElse(Month.ANDRA);
        var token = cursor.peek();
        int number = cursor.number();
        var month = Arrays.stream(Month.values()).filter(it -> it.number() == number).findFirst();
        if (month.isEmpty()) cursor.unknown(token, "expected.month", Optional.empty());
        return month.orElse(Month.ANDRA);
    }

    private Order raise() {
        var unit = cursor.unit();
        var amount = loads.amount();
        cursor.expect(Keyword.IN);
        return new Armament.Raise(unit, amount, cursor.place(), Marches.basicOrder(cursor));
    }

    private Order disband() {
        var unit = cursor.unit();
        return new Armament.Disband(
                unit, cursor.isDone() ? Optional.empty() : Optional.of(loads.amount()));
    }

    /** The mark of a stationary army may already be written. */
    private Order station() {
        var unit = cursor.unit();
        cursor.accept("*");
        return new Armament.Station(unit);
    }

    private Order merchant() {
        var merchant = cursor.merchant();
        cursor.expect(Keyword.IN);
        return new Armament.Merchant(merchant, cursor.address());
    }

    private Order split() {
        var unit = cursor.unit();
        var amount = loads.amount();
        cursor.expect(Keyword.AS);
        return new Armament.Split(unit, amount, cursor.unit());
    }

    private Order merge() {
        var unit = cursor.unit();
        cursor.expect(Keyword.IN);
        return new Armament.Merge(unit, cursor.unit());
    }

    private Order convert() {
        var fleet = cursor.fleet();
        cursor.expect(Keyword.AS);
        var unit = cursor.unitOf(UnitKind.KH);
        cursor.expect(Keyword.ONTO);
        return new Armament.Convert(fleet, unit, cursor.address());
    }

    private Order upgrade() {
        var at = cursor.address();
        var tower =
                cursor.at(Token.Kind.WORD)
                        ? Vocabulary.TOWERS.find(cursor.peek().text())
                        : Optional.<BuildingKind>empty();
        if (tower.isPresent()) {
            cursor.word();
            return new Construction.Heighten(at, tower.get());
        }
        return new Construction.Upgrade(
                at,
                cursor.named(Vocabulary.SETTLEMENTS, Expected.KIND)
                        .orElse(SettlementKind.LARGE_SETTLEMENT));
    }

    private Order build() {
        var building =
                cursor.named(Vocabulary.BUILDINGS, Expected.BUILDING)
                        .orElse(BuildingKind.GUARD_POST);
        return new Construction.Build(building, cursor.address());
    }

    private Order road() {
        var through = new ArrayList<>(List.of(cursor.address()));
        cursor.expect(">", Expected.ARROW);
        through.add(cursor.address());
        while (cursor.accept(">")) through.add(cursor.address());
        return new Construction.Road(through);
    }

    private Order bridge() {
        var over = cursor.address();
        cursor.expect(Keyword.FROM);
        var from = cursor.address();
        cursor.expect(Keyword.TO);
        return new Construction.Bridge(over, from, cursor.address());
    }

    private Order tradeCity() {
        return cursor.accept(Keyword.NONE)
                ? new Construction.NoTradeCity(cursor.address())
                : new Construction.TradeCity(cursor.address());
    }

    private Order handOver() {
        var merchant = cursor.merchant();
        var lots =
                cursor.at(Token.Kind.NUMBER)
                        ? Optional.of(loads.lots())
                        : Optional.<Load.Lots>empty();
        cursor.expect(Keyword.GIVEN_TO);
        return new Trade.HandOver(merchant, lots, recipient());
    }

    private Trade.Recipient recipient() {
        if (cursor.atAddress()) return new Trade.ToCity(cursor.address());
        if (!cursor.atUnit(UnitKind.H)) cursor.miss(Expected.RECIPIENT);
        var merchant = cursor.merchant();
        return new Trade.ToMerchant(
                merchant,
                cursor.accept(Keyword.OF) ? Optional.of(cursor.realm()) : Optional.empty());
    }

    private Order produce() {
        var site = site();
        var goods = new ArrayList<>(List.of(loads.good()));
        while (goods.size() < 3 && !cursor.isDone()) goods.add(loads.good());
        return new Trade.Produce(site, goods);
    }

    private Trade.Site site() {
        if (cursor.atAddress()) return new Trade.Field(cursor.address());
        if (!cursor.at(Token.Kind.WORD)) cursor.miss(Expected.SITE);
        return ground();
    }

    private Trade.Ground ground() {
        return cursor.named(Vocabulary.GROUNDS, Expected.GROUND)
                .orElse(new Trade.Kind(Terrain.PLAIN));
    }

    private Order pay() {
        int gold = cursor.positive();
        cursor.expect(Keyword.GIVEN_TO);
        return new Trade.Pay(gold, cursor.realm());
    }

    private Talk.Named named() {
        if (cursor.accept(Keyword.REALM)) return new Talk.OfRealm();
        if (cursor.atUnit()) return new Talk.OfUnit(cursor.unit());
        if (!cursor.atAddress()) cursor.miss(Expected.NAMED);
        return new Talk.OfField(cursor.address());
    }

    private Order other() {
        var unit = cursor.atUnit() ? Optional.of(cursor.unit()) : Optional.<Unit>empty();
        return new Talk.Other(unit, cursor.string());
    }

    private Optional<String> optionalName() {
        return cursor.isDone() ? Optional.empty() : Optional.of(cursor.name());
    }
}
