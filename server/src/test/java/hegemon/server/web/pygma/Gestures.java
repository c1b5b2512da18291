package hegemon.server.web.pygma;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderWords;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Unit;
import hegemon.table.Language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a hand does on the desk for an order: which form it fills with what, or how it marches. */
final class Gestures {
    private static final OrderWords WORDS = new OrderWords(Language.GERMAN);

    private Gestures() {}

    /**
     * @param form its id; {@code march} is the map
     */
    record Gesture(String form, Map<String, String> values) {
        Gesture(String form, String... pairs) {
            this(form, new TreeMap<>());
            for (int i = 0; i < pairs.length; i += 2)
                if (!pairs[i + 1].isEmpty()) values.put(pairs[i], pairs[i + 1]);
        }
    }

    /** What rulers of code never order needs no gesture here. */
    private static final Gesture NONE = new Gesture("");

    static Optional<Gesture> of(Order order) {
        var gesture =
                switch (order) {
                    case March march -> march(march);
                    case Armament armament -> armament(armament);
                    case Construction construction -> construction(construction);
                    case Trade trade -> trade(trade);
                    case Talk talk -> talk(talk);
                    default -> NONE;
                };
        return Optional.of(gesture).filter(it -> !it.equals(NONE));
    }

    private static Gesture march(March march) {
        var path = march.path().stream().map(Place::toString).toList();
        boolean boards = path.size() > 1 && path.getLast().startsWith("FH");
        var way = path.subList(1, path.size() - (boards ? 1 : 0));
        var basic = clause(march, Clause.Basic.class);
        return new Gesture(
                "march",
                "unit",
                march.unit().toString(),
                "from",
                path.getFirst(),
                "way",
                String.join(" ", way),
                "fleet",
                boards ? path.getLast() : "",
                "conduct",
                basic.map(it -> it.order().letter()).orElse(""),
                "against",
                basic.flatMap(Clause.Basic::against).map(Gestures::realm).orElse(""),
                "spare",
                clause(march, Clause.NoAnnex.class).map(ignored -> "yes").orElse(""),
                "equip",
                clause(march, Clause.Equip.class).map(it -> "" + it.level()).orElse(""),
                "cargo",
                clause(march, Clause.With.class).map(it -> units(it.units())).orElse(""));
    }

    private static <T extends Clause> Optional<T> clause(March march, Class<T> kind) {
        return march.clauses().stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }

    private static Gesture armament(Armament armament) {
        return switch (armament) {
            case Armament.Raise(var unit, var amount, var in, var order) ->
                    new Gesture(
                            "raise",
                            "kind",
                            unit.kind().name(),
                            "size",
                            "" + amount.count(),
                            "city",
                            in.toString(),
                            "basic",
                            order.map(BasicOrder::letter).orElse(""));
            case Armament.Split(var unit, var amount, _) ->
                    new Gesture("split", "army", unit.toString(), "size", "" + amount.count());
            case Armament.Merge(var unit, var into) ->
                    new Gesture("merge", "army", unit.toString(), "into", into.toString());
            case Armament.Merchant(_, var in) -> new Gesture("merchant", "city", in.toString());
            case Armament.Station(var unit) -> new Gesture("station", "army", unit.toString());
            default -> NONE;
        };
    }

    private static Gesture construction(Construction construction) {
        return switch (construction) {
            case Construction.Hygiene(var gold) -> new Gesture("hygiene", "gold", "" + gold);
            case Construction.Found(var at, var name) ->
                    new Gesture("found", "place", at.toString(), "name", name.orElse(""));
            case Construction.Upgrade(var at, var to) ->
                    new Gesture("upgrade", "town", at.toString(), "upgrade", WORDS.of(to));
            case Construction.Fortify(var at) -> new Gesture("fortify", "town", at.toString());
            case Construction.TradeCity(var at) -> new Gesture("tradecity", "town", at.toString());
            case Construction.Road(var through) ->
                    new Gesture(
                            "road",
                            "places",
                            through.stream()
                                    .map(Object::toString)
                                    .collect(Collectors.joining(" > ")));
            default -> NONE;
        };
    }

    private static Gesture trade(Trade trade) {
        return switch (trade) {
            case Trade.Produce(Trade.Field(var at), var goods) -> {
                var gesture = new Gesture("produce", "site", at.toString());
                numbered(gesture, "good", goods.stream().map(WORDS::of).toList());
                yield gesture;
            }
            case Trade.Promote(Trade.Kind(var terrain), Good good, int points) ->
                    new Gesture(
                            "promote",
                            "ground",
                            WORDS.of(terrain),
                            "good",
                            WORDS.of(good),
                            "points",
                            "" + points);
            case Trade.LoadGoods(var merchant, var lots) -> lots(merchant, "load", lots);
            case Trade.HandOver(var merchant, var lots, Trade.ToCity(var at)) -> {
                var gesture = lots(merchant, "handover", lots.orElse(new Load.Lots(List.of())));
                gesture.values().put("receiver", at.toString());
                yield gesture;
            }
            default -> NONE;
        };
    }

    private static Gesture lots(Unit merchant, String form, Load.Lots lots) {
        var gesture = new Gesture(form, "merchant", merchant.toString());
        numbered(gesture, "points", lots.lots().stream().map(it -> "" + it.points()).toList());
        numbered(gesture, "good", lots.lots().stream().map(it -> WORDS.of(it.good())).toList());
        return gesture;
    }

    /** good, good2, good3. */
    private static void numbered(Gesture gesture, String field, List<String> values) {
        for (int i = 0; i < values.size(); i++)
            gesture.values().put(i == 0 ? field : field + (i + 1), values.get(i));
    }

    private static Gesture talk(Talk talk) {
        return switch (talk) {
            case Talk.Message(var to, var text) ->
                    new Gesture("message", "realm", realm(to), "text", text);
            case Talk.Name(Talk.OfRealm(), var name) ->
                    new Gesture("name", "named", "REICH", "text", name);
            case Talk.Other(var unit, var text) ->
                    new Gesture("other", "unit", unit.map(Unit::toString).orElse(""), "text", text);
            default -> NONE;
        };
    }

    private static String realm(RealmName realm) {
        return switch (realm) {
            case RealmName.Numbered(var number) -> "" + number;
            case RealmName.Called(var name) -> name;
        };
    }

    private static String units(List<Unit> units) {
        return units.stream().map(Unit::toString).collect(Collectors.joining(", "));
    }
}
