package hegemon.server.web.pygma;

import hegemon.pygma.orders.OrderWords;
import hegemon.pygma.orders.check.Forms;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Standing;
import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Soil;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a ruler puts orders together from: the own units and places, and the words of orders.
 *
 * @param words of the order language, by keyword
 * @param spellings of all keywords, in all languages
 * @param commands keywords that begin an order of this month
 * @param grounds kinds of land, with the goods that they bear
 * @param goods all of them, main goods first
 * @param kinds what a settlement can be made, with what it is called and what it costs
 * @param buildings what can be built, in the same way
 * @param smallest how small an army of each kind may be
 * @param store goods points in the store
 */
record Hand(
        boolean armament,
        int treasury,
        List<Piece> units,
        List<Town> towns,
        List<Named> realms,
        Map<String, String> words,
        List<String> spellings,
        List<String> commands,
        List<Land> grounds,
        List<Thing> goods,
        List<Thing> kinds,
        List<Thing> buildings,
        Map<String, Integer> smallest,
        List<Amount> store) {

    /**
     * An own army or merchant.
     *
     * @param letter what its strength counts: K, R, S, P
     * @param told its strength or load in words
     */
    record Piece(
            String unit,
            String kind,
            String letter,
            String name,
            String at,
            String aboard,
            int size,
            String told,
            boolean stationed,
            int equipment) {}

    /**
     * @param trade whether it is a trade city
     * @param grows what it can be made of this one, step by step, as orders call it
     */
    record Town(
            String at,
            String code,
            String name,
            String told,
            boolean city,
            int points,
            boolean trade,
            List<String> grows) {}

    record Named(int number, String name) {}

    /**
     * @param crosses how well each good grows, 1 to 3
     */
    record Land(String terrain, String word, String title, Map<String, Integer> crosses) {}

    /** A word of orders with what it is called, and its price. */
    record Thing(String word, String title, int price) {}

    record Amount(String good, int points) {}

    static Hand of(Knowledge knowledge, Voice voice) {
        var words = new OrderWords(voice.language());
        var herald = voice.herald();
        return new Hand(
                knowledge.date().month().isArmament(),
                knowledge.treasury(),
                units(Standing.of(knowledge), knowledge, voice),
                knowledge.settlements().entrySet().stream()
                        .map(it -> town(it.getKey(), it.getValue(), knowledge, voice))
                        .toList(),
                knowledge.realms().entrySet().stream()
                        .map(it -> new Named(it.getKey(), it.getValue()))
                        .toList(),
                words.keywords(),
                OrderWords.spellings(),
                Forms.commands(knowledge),
                Arrays.stream(Terrain.values())
                        .filter(it -> it.soil() != Soil.NONE)
                        .map(it -> land(it, words, herald))
                        .toList(),
                Arrays.stream(Good.values())
                        .map(it -> new Thing(words.of(it), herald.term(it), 0))
                        .toList(),
                kinds(words, herald),
                Arrays.stream(BuildingKind.values())
                        .map(it -> new Thing(words.of(it), herald.term(it), it.price()))
                        .toList(),
                Arrays.stream(UnitKind.values())
                        .collect(
                                Collectors.toMap(
                                        UnitKind::name,
                                        UnitKind::min,
                                        (one, other) -> one,
                                        TreeMap::new)),
                store(knowledge, words));
    }

    /** As they are called in the realm; a new one has no name yet. */
    static List<Piece> units(List<Standing> units, Knowledge knowledge, Voice voice) {
        var names = new HashMap<Unit, String>();
        for (Army army : knowledge.armies()) names.put(army.unit(), army.name());
        for (Merchant merchant : knowledge.merchants()) names.put(merchant.unit(), merchant.name());
        return units.stream()
                .map(it -> piece(it, names.getOrDefault(it.unit(), ""), voice))
                .toList();
    }

    private static Piece piece(Standing standing, String name, Voice voice) {
        var kind = standing.unit().kind();
        return new Piece(
                standing.unit().toString(),
                kind.name(),
                kind.unit(),
                name,
                standing.at().toString(),
                standing.aboard().map(Unit::toString).orElse(""),
                kind.isArmy() ? standing.size() : standing.load(),
                kind.isArmy()
                        ? voice.figure(standing.size()) + " " + kind.unit()
                        : voice.page("hand.load", standing.load(), Merchant.CAPACITY),
                standing.stationed(),
                standing.equipment());
    }

    private static Town town(int field, Settlement town, Knowledge knowledge, Voice voice) {
        return new Town(
                knowledge.geometry().address(field).toString(),
                town.kind().code(),
                town.name(),
                voice.herald().term(town.kind()),
                knowledge.settings().isCity(town.kind()),
                town.points(),
                town.isTradeCity(),
                Arrays.stream(SettlementKind.values())
                        .filter(it -> it.isBuiltFrom(town.kind()))
                        .map(new OrderWords(voice.language())::of)
                        .toList());
    }

    private static Land land(Terrain terrain, OrderWords words, Herald herald) {
        var crosses = new LinkedHashMap<String, Integer>();
        for (Good good : Good.MAIN)
            if (good.quality(terrain.soil()) > 0)
                crosses.put(words.of(good), good.quality(terrain.soil()));
        return new Land(Herald.key(terrain), words.of(terrain), herald.term(terrain), crosses);
    }

    private static List<Thing> kinds(OrderWords words, Herald herald) {
        return Arrays.stream(SettlementKind.values())
                .filter(it -> it != SettlementKind.CAPITAL && it != SettlementKind.SMALL_SETTLEMENT)
                .map(it -> new Thing(words.of(it), herald.term(it), it.price()))
                .toList();
    }

    private static List<Amount> store(Knowledge knowledge, OrderWords words) {
        var store = knowledge.economy().store();
        return Arrays.stream(Good.values())
                .filter(it -> store.get(it) > 0)
                .map(it -> new Amount(words.of(it), store.get(it)))
                .toList();
    }
}
