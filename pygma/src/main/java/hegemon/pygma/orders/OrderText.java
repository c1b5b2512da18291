package hegemon.pygma.orders;

import static java.util.stream.Collectors.joining;

import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Unit;
import hegemon.table.Language;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** Writes orders as a ruler would write them; {@link Parser} reads the same orders from it. */
public final class OrderText {
    private final Language language;

    private OrderText(Language language) {
        this.language = language;
    }

    public static OrderText in(Language language) {
        return new OrderText(language);
    }

    /** Each order and comment in its own line, as numbered. */
    public String print(Sheet sheet) {
        var lines = new TreeMap<Integer, String>();
        sheet.lines().forEach(line -> lines.put(line.number(), print(line.order())));
        sheet.comments()
                .forEach(
                        comment ->
                                lines.merge(
                                        comment.line(),
                                        "; " + comment.text(),
                                        (order, text) -> order + " " + text));
        sheet.unread().forEach(it -> lines.put(it.number(), Parser.UNREAD + " " + it.text()));
        var text = new StringBuilder();
        int last = lines.isEmpty() ? 0 : lines.lastKey();
        for (int number = 1; number <= last; number++)
            text.append(lines.getOrDefault(number, "")).append('\n');
        return text.toString();
    }

    public String print(Order order) {
        return switch (order) {
            case Heading heading -> heading(heading);
            case March march -> march(march);
            case Armament armament -> armament(armament);
            case Construction construction -> construction(construction);
            case Trade trade -> trade(trade);
            case Talk talk -> talk(talk);
        };
    }

    private String heading(Heading heading) {
        return switch (heading) {
            case Heading.Game(var name) -> write(Keyword.GAME, name);
            case Heading.Realm(var realm, var password) ->
                    write(
                            Keyword.REALM,
                            realm(realm),
                            password.map(it -> write(Keyword.PASSWORD, quoted(it))).orElse(""));
            case Heading.Turn(var date) -> write(Keyword.TURN, date.toString());
            case Heading.End() -> word(Keyword.END);
        };
    }

    private String march(March march) {
        var path = march.path().stream().map(Place::toString).collect(joining(" > "));
        var clauses = march.clauses().stream().map(this::clause).collect(joining(" "));
        return joined(
                march.unit() + (march.stationary() ? " *:" : ":"),
                path,
                march.load().map(this::load).orElse(""),
                clauses);
    }

    private String clause(Clause clause) {
        return switch (clause) {
            case Clause.Basic(var order, var against) ->
                    joined(
                            order.letter(),
                            against.map(it -> write(Keyword.AGAINST, realm(it))).orElse(""));
            case Clause.NoAnnex() -> word(Keyword.NOANNEX);
            case Clause.Equip(var level) -> write(Keyword.EQUIP, String.valueOf(level));
            case Clause.Aboard(var fleet) -> write(Keyword.ABOARD, fleet.toString());
            case Clause.With(var units) -> write(Keyword.WITH, units(units));
        };
    }

    private String armament(Armament armament) {
        return switch (armament) {
            case Armament.Raise(var unit, var amount, var in, var order) ->
                    write(
                            Keyword.RAISE,
                            unit.toString(),
                            load(amount),
                            word(Keyword.IN),
                            in.toString(),
                            order.map(BasicOrder::letter).orElse(""));
            case Armament.Reinforce(var unit, var amount) ->
                    write(Keyword.REINFORCE, unit.toString(), load(amount));
            case Armament.Disband(var unit, var amount) ->
                    write(Keyword.DISBAND, unit.toString(), amount.map(this::load).orElse(""));
            case Armament.Station(var unit) -> write(Keyword.STATION, unit.toString());
            case Armament.Payroll(var units) -> write(Keyword.PAYROLL, units(units));
            case Armament.Merchant(var merchant, var in) ->
                    write(Keyword.MERCHANT, merchant.toString(), word(Keyword.IN), in.toString());
            case Armament.Split(var unit, var amount, var as) ->
                    write(
                            Keyword.SPLIT,
                            unit.toString(),
                            load(amount),
                            word(Keyword.AS),
                            as.toString());
            case Armament.Merge(var unit, var into) ->
                    write(Keyword.MERGE, unit.toString(), word(Keyword.IN), into.toString());
            case Armament.Convert(var fleet, var as, var onto) ->
                    write(
                            Keyword.CONVERT,
                            fleet.toString(),
                            word(Keyword.AS),
                            as.toString(),
                            word(Keyword.ONTO),
                            onto.toString());
        };
    }

    private String construction(Construction construction) {
        return switch (construction) {
            case Construction.Hygiene(var gold) -> write(Keyword.HYGIENE, number(gold));
            case Construction.Found(var at, var name) ->
                    write(Keyword.FOUND, at.toString(), name.map(OrderText::quoted).orElse(""));
            case Construction.Upgrade(var at, var to) ->
                    write(
                            Keyword.UPGRADE,
                            at.toString(),
                            Vocabulary.SETTLEMENTS.name(to, language));
            case Construction.Heighten(var at, var to) ->
                    write(Keyword.UPGRADE, at.toString(), Vocabulary.TOWERS.name(to, language));
            case Construction.Grow(var at, var points) ->
                    write(Keyword.GROW, at.toString(), number(points));
            case Construction.Fortify(var at) -> write(Keyword.FORTIFY, at.toString());
            case Construction.Build(var building, var at) ->
                    write(
                            Keyword.BUILD,
                            Vocabulary.BUILDINGS.name(building, language),
                            at.toString());
            case Construction.Road(var through) ->
                    write(
                            Keyword.ROAD,
                            through.stream().map(Object::toString).collect(joining(" > ")));
            case Construction.Bridge(var over, var from, var to) ->
                    write(
                            Keyword.BRIDGE,
                            over.toString(),
                            word(Keyword.FROM),
                            from.toString(),
                            word(Keyword.TO),
                            to.toString());
            case Construction.TradeCity(var at) -> write(Keyword.TRADECITY, at.toString());
            case Construction.NoTradeCity(var at) ->
                    write(Keyword.TRADECITY, word(Keyword.NONE), at.toString());
        };
    }

    private String trade(Trade trade) {
        return switch (trade) {
            case Trade.Produce(var site, var goods) ->
                    write(
                            Keyword.PRODUCE,
                            site(site),
                            goods.stream().map(this::good).collect(joining(" ")));
            case Trade.Promote(var ground, var good, var points) ->
                    write(Keyword.PROMOTE, site(ground), good(good), number(points));
            case Trade.LoadGoods(var merchant, var lots) ->
                    write(Keyword.LOAD, merchant.toString(), load(lots));
            case Trade.HandOver(var merchant, var lots, var to) ->
                    write(
                            Keyword.HANDOVER,
                            merchant.toString(),
                            lots.map(this::load).orElse(""),
                            word(Keyword.GIVEN_TO),
                            recipient(to));
            case Trade.Pay(var gold, var to) ->
                    write(Keyword.PAY, number(gold), word(Keyword.GIVEN_TO), realm(to));
            case Trade.Prospect(var at) -> write(Keyword.PROSPECT, at.toString());
        };
    }

    private String site(Trade.Site site) {
        return switch (site) {
            case Trade.Field(var at) -> at.toString();
            case Trade.Ground ground -> Vocabulary.GROUNDS.name(ground, language);
        };
    }

    private String recipient(Trade.Recipient to) {
        return switch (to) {
            case Trade.ToCity(var at) -> at.toString();
            case Trade.ToMerchant(var merchant, var of) ->
                    joined(
                            merchant.toString(),
                            of.map(it -> write(Keyword.OF, realm(it))).orElse(""));
        };
    }

    private String talk(Talk talk) {
        return switch (talk) {
            case Talk.Message(var to, var text) -> write(Keyword.MESSAGE, realm(to), quoted(text));
            case Talk.Reveal(var to) -> write(Keyword.REVEAL, realm(to));
            case Talk.Name(var what, var name) -> write(Keyword.NAME, named(what), quoted(name));
            case Talk.Other(var unit, var text) ->
                    write(Keyword.OTHER, unit.map(Unit::toString).orElse(""), quoted(text));
        };
    }

    private String named(Talk.Named what) {
        return switch (what) {
            case Talk.OfField(var at) -> at.toString();
            case Talk.OfUnit(var unit) -> unit.toString();
            case Talk.OfRealm() -> word(Keyword.REALM);
        };
    }

    private String load(Load load) {
        return switch (load) {
            case Load.Amount(var count, var kind) -> number(count) + " " + kind.unit();
            case Load.Lots(var lots) ->
                    lots.stream()
                            .map(lot -> number(lot.points()) + " " + good(lot.good()))
                            .collect(joining(", "));
        };
    }

    private String good(Good good) {
        return Vocabulary.GOODS.name(good, language);
    }

    private static String units(List<Unit> units) {
        return units.stream().map(Unit::toString).collect(joining(", "));
    }

    private static String realm(RealmName realm) {
        return switch (realm) {
            case RealmName.Numbered(var number) -> String.valueOf(number);
            case RealmName.Called(var name) -> quoted(name);
        };
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    /** Part IV: thousands may be dotted, as German rulers like them. */
    private String number(int number) {
        return language == Language.GERMAN
                ? String.format(Locale.GERMAN, "%,d", number)
                : String.valueOf(number);
    }

    private String word(Keyword keyword) {
        return keyword.in(language);
    }

    private String write(Keyword keyword, String... parts) {
        return joined(word(keyword), joined(parts));
    }

    private static String joined(String... parts) {
        return List.of(parts).stream().filter(part -> !part.isEmpty()).collect(joining(" "));
    }
}
