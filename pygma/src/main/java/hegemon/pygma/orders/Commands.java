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
    private final Terms terms;
    private final Loads loads;

    Commands(Cursor cursor) {
        this.cursor = cursor;
        this.terms = new Terms(cursor);
        this.loads = new Loads(cursor);
    }

    Order read(Keyword command) {
        return switch (command) {
            case GAME -> new Heading.Game(terms.word());
            case REALM -> realm();
            case TURN -> turn();
            case END -> new Heading.End();
            case RAISE -> raise();
            case REINFORCE -> new Armament.Reinforce(terms.unit(), loads.amount());
            case DISBAND -> disband();
            case STATION -> station();
            case PAYROLL -> new Armament.Payroll(cursor.list(terms::unit));
            case MERCHANT -> merchant();
            case SPLIT -> split();
            case MERGE -> merge();
            case CONVERT -> convert();
            case HYGIENE -> new Construction.Hygiene(terms.number());
            case FOUND -> new Construction.Found(terms.address(), optionalName());
            case UPGRADE -> upgrade();
            case GROW -> new Construction.Grow(terms.address(), terms.positive());
            case FORTIFY -> new Construction.Fortify(terms.address());
            case BUILD -> build();
            case ROAD -> road();
            case BRIDGE -> bridge();
            case TRADECITY -> tradeCity();
            case LOAD -> new Trade.LoadGoods(terms.merchant(), loads.lots());
            case HANDOVER -> handOver();
            case PRODUCE -> produce();
            case PROMOTE -> new Trade.Promote(ground(), loads.good(), terms.positive());
            case PAY -> pay();
            case PROSPECT -> new Trade.Prospect(terms.address());
            case MESSAGE -> new Talk.Message(terms.realm(), terms.string());
            case REVEAL -> new Talk.Reveal(terms.realm());
            case NAME -> new Talk.Name(named(), terms.name());
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
        var realm = terms.realm();
        return new Heading.Realm(
                realm,
                cursor.accept(Keyword.PASSWORD) ? Optional.of(terms.string()) : Optional.empty());
    }

    private Order turn() {
        var month = month();
        cursor.expect("/", Expected.SLASH);
        return new Heading.Turn(new Date(terms.number(), month));
    }

    private Month month() {
        if (!cursor.at(Token.Kind.NUMBER))
            return terms.named(Vocabulary.MONTHS, Expected.MONTH).orElse(Month.ANDRA);
        var token = cursor.peek();
        int number = terms.number();
        var month = Arrays.stream(Month.values()).filter(it -> it.number() == number).findFirst();
        if (month.isEmpty()) cursor.unknown(token, "expected.month", Optional.empty());
        return month.orElse(Month.ANDRA);
    }

    private Order raise() {
        var unit = terms.unit();
        var amount = loads.amount();
        cursor.expect(Keyword.IN);
        return new Armament.Raise(unit, amount, terms.place(), Marches.basicOrder(cursor));
    }

    private Order disband() {
        var unit = terms.unit();
        return new Armament.Disband(
                unit, cursor.isDone() ? Optional.empty() : Optional.of(loads.amount()));
    }

    /** The mark of a stationary army may already be written. */
    private Order station() {
        var unit = terms.unit();
        cursor.accept("*");
        return new Armament.Station(unit);
    }

    private Order merchant() {
        var merchant = terms.merchant();
        cursor.expect(Keyword.IN);
        return new Armament.Merchant(merchant, terms.address());
    }

    private Order split() {
        var unit = terms.unit();
        var amount = loads.amount();
        cursor.expect(Keyword.AS);
        return new Armament.Split(unit, amount, terms.unit());
    }

    private Order merge() {
        var unit = terms.unit();
        cursor.expect(Keyword.IN);
        return new Armament.Merge(unit, terms.unit());
    }

    private Order convert() {
        var fleet = terms.fleet();
        cursor.expect(Keyword.AS);
        var unit = terms.unitOf(UnitKind.KH);
        cursor.expect(Keyword.ONTO);
        return new Armament.Convert(fleet, unit, terms.address());
    }

    private Order upgrade() {
        var at = terms.address();
        var tower = terms.accept(Vocabulary.TOWERS);
        if (tower.isPresent()) return new Construction.Heighten(at, tower.get());
        return new Construction.Upgrade(
                at,
                terms.named(Vocabulary.SETTLEMENTS, Expected.KIND)
                        .orElse(SettlementKind.LARGE_SETTLEMENT));
    }

    private Order build() {
        var building =
                terms.named(Vocabulary.BUILDINGS, Expected.BUILDING)
                        .orElse(BuildingKind.GUARD_POST);
        return new Construction.Build(building, terms.address());
    }

    private Order road() {
        var through = new ArrayList<>(List.of(terms.address()));
        cursor.expect(">", Expected.ARROW);
        through.add(terms.address());
        while (cursor.accept(">")) through.add(terms.address());
        return new Construction.Road(through);
    }

    private Order bridge() {
        var over = terms.address();
        cursor.expect(Keyword.FROM);
        var from = terms.address();
        cursor.expect(Keyword.TO);
        return new Construction.Bridge(over, from, terms.address());
    }

    private Order tradeCity() {
        return cursor.accept(Keyword.NONE)
                ? new Construction.NoTradeCity(terms.address())
                : new Construction.TradeCity(terms.address());
    }

    private Order handOver() {
        var merchant = terms.merchant();
        var lots =
                cursor.at(Token.Kind.NUMBER)
                        ? Optional.of(loads.lots())
                        : Optional.<Load.Lots>empty();
        cursor.expect(Keyword.GIVEN_TO);
        return new Trade.HandOver(merchant, lots, recipient());
    }

    private Trade.Recipient recipient() {
        if (cursor.atAddress()) return new Trade.ToCity(terms.address());
        if (!cursor.atUnit(UnitKind.H)) cursor.miss(Expected.RECIPIENT);
        var merchant = terms.merchant();
        return new Trade.ToMerchant(
                merchant,
                cursor.accept(Keyword.OF) ? Optional.of(terms.realm()) : Optional.empty());
    }

    private Order produce() {
        var site = site();
        var goods = new ArrayList<>(List.of(loads.good()));
        while (goods.size() < 3 && !cursor.isDone()) goods.add(loads.good());
        return new Trade.Produce(site, goods);
    }

    private Trade.Site site() {
        if (cursor.atAddress()) return new Trade.Field(terms.address());
        if (!cursor.at(Token.Kind.WORD)) cursor.miss(Expected.SITE);
        return ground();
    }

    private Trade.Ground ground() {
        return terms.named(Vocabulary.GROUNDS, Expected.GROUND)
                .orElse(new Trade.Kind(Terrain.PLAIN));
    }

    private Order pay() {
        int gold = terms.positive();
        cursor.expect(Keyword.GIVEN_TO);
        return new Trade.Pay(gold, terms.realm());
    }

    private Talk.Named named() {
        if (cursor.accept(Keyword.REALM)) return new Talk.OfRealm();
        if (cursor.atUnit()) return new Talk.OfUnit(terms.unit());
        if (!cursor.atAddress()) cursor.miss(Expected.NAMED);
        return new Talk.OfField(terms.address());
    }

    private Order other() {
        var unit = cursor.atUnit() ? Optional.of(terms.unit()) : Optional.<Unit>empty();
        return new Talk.Other(unit, terms.string());
    }

    private Optional<String> optionalName() {
        return cursor.isDone() ? Optional.empty() : Optional.of(terms.name());
    }
}
