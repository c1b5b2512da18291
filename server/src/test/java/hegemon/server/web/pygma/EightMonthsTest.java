package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.bot.Ruler;
import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Entry;
import hegemon.table.Language;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Eight months of a realm, once with forms and map alone, once with the same orders written as
 * text. What the hand did and which lines the scripts made of it stands in {@code
 * eight-months.json}; pygma-months.test.js holds the scripts to it, this test the campaign.
 */
class EightMonthsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int MONTHS = 8;

    /** A merchant is hired, loads, goes there and back, and hands over. */
    private static final Map<Integer, String> TRADE =
            Map.of(
                    4, "HÄNDLER H 1 IN 9/08",
                    5, "LADE H 1 1 Getreide, 1 Vieh\nH 1: 9/08 > 9/13",
                    6, "H 1: 9/13 > 9/08",
                    7, "ÜBERGIB H 1 1 Getreide AN 9/08",
                    8, "FÖRDERE Hügel Wein 1");

    /**
     * @param units that the realm had
     * @param lines that forms and map wrote, in the order of the gestures
     */
    record Month(List<String> units, List<Gestures.Gesture> gestures, List<String> lines) {}

    @Test
    void formsAndMapGiveTheSameLogAsText() throws IOException {
        var months = months();
        var text = new ArrayList<Month>();
        var written =
                played(
                        (knowledge, orders) -> {
                            text.add(month(knowledge, orders));
                            var sheet =
                                    orders.stream()
                                            .map(OrderText.in(Language.ENGLISH)::print)
                                            .collect(Collectors.joining("\n"));
                            assertThat(Examination.of(sheet, knowledge).isClean()).isTrue();
                            return sheet;
                        });
        assertThat(text.stream().map(Month::gestures).toList())
                .as("what the hand did; a change of the rulers of code: write the file anew")
                .isEqualTo(months.stream().map(Month::gestures).toList());
        assertThat(text.stream().map(Month::units).toList())
                .isEqualTo(months.stream().map(Month::units).toList());
        var sheets = months.iterator();
        var byHand = played((knowledge, orders) -> String.join("\n", sheets.next().lines()));
        assertThat(byHand.entries()).isEqualTo(written.entries());
        assertThat(months.stream().flatMap(it -> it.gestures().stream()).map(it -> it.form()))
                .as("a realm that did something")
                .contains("march", "produce", "hygiene", "raise", "found", "name", "other")
                .contains("merchant", "load", "handover", "promote");
    }

    private static Month month(Knowledge knowledge, List<Order> orders) {
        return new Month(
                units(knowledge).map(Unit::toString).toList(),
                orders.stream().flatMap(it -> Gestures.of(it).stream()).toList(),
                List.of());
    }

    private static List<Month> months() throws IOException {
        try (var file = EightMonthsTest.class.getResourceAsStream("/pygma/eight-months.json")) {
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return List.of(JSON.readValue(text, Month[].class));
        }
    }

    /** The log of a campaign in which realm 1 sends what this makes of its orders. */
    private static Log played(BiFunction<Knowledge, List<Order>, String> sheet) {
        var match = Match.start(new Pygma(), "realms 2 seed 4 practice").orThrow();
        for (int month = 1; month <= MONTHS; month++) {
            match = sent(match, 1, sheet.apply(knowledge(match, 1), orders(match, month)));
            match = sent(match, 2, "REICH 2");
            var key = "month " + Integer.toString(month).repeat(64);
            match = match.replayed(new Entry(match.log().size() + 1, Seat.CHANCE, key)).orThrow();
        }
        return match.log();
    }

    private static Knowledge knowledge(Match<PygmaState, PygmaMove, PygmaView> match, int realm) {
        return match.state().knowledge(realm);
    }

    /** The log keeps a sheet as the house prints it. */
    private static Match<PygmaState, PygmaMove, PygmaView> sent(
            Match<PygmaState, PygmaMove, PygmaView> match, int realm, String text) {
        return match.submit(PygmaState.seat(realm), text).orThrow();
    }

    /** What a ruler of code orders and a hand can do, and a few words. */
    private static List<Order> orders(Match<PygmaState, PygmaMove, PygmaView> match, int month) {
        var knowledge = knowledge(match, 1);
        var report = match.state().reports().getFirst();
        var taken = new TreeSet<Unit>(units(knowledge).toList());
        var orders = new ArrayList<Order>();
        Ruler.orders(knowledge, report, month).lines().stream()
                .map(it -> byHand(it.order(), taken))
                .filter(it -> Gestures.of(it).isPresent())
                .filter(it -> !isOfMerchant(it)) // his way is told above
                .forEach(orders::add);
        orders.add(
                Parser.read("NAME REICH \"Monat " + month + "\"\nSONST \"Ein Fest\"")
                        .sheet()
                        .lines()
                        .get(month % 2)
                        .order());
        Parser.read(TRADE.getOrDefault(month, "")).sheet().lines().stream()
                .map(it -> it.order())
                .forEach(orders::add);
        return orders;
    }

    private static boolean isOfMerchant(Order order) {
        return switch (order) {
            case March march -> march.unit().kind() == UnitKind.H;
            case Armament.Merchant _, Trade.LoadGoods _, Trade.HandOver _ -> true;
            default -> false;
        };
    }

    /** A form gives new units the first free name, and a march on the map needs no strength. */
    private static Order byHand(Order order, Set<Unit> taken) {
        return switch (order) {
            case Armament.Raise it ->
                    new Armament.Raise(
                            free(it.unit().kind(), taken), it.amount(), it.in(), it.order());
            case Armament.Split it ->
                    new Armament.Split(it.unit(), it.amount(), free(it.unit().kind(), taken));
            case Armament.Merchant it -> new Armament.Merchant(free(UnitKind.H, taken), it.in());
            case March it -> new March(it.unit(), false, it.path(), Optional.empty(), it.clauses());
            default -> order;
        };
    }

    private static Unit free(UnitKind kind, Set<Unit> taken) {
        int number = 1;
        while (!taken.add(new Unit(kind, number))) number++;
        return new Unit(kind, number);
    }

    private static Stream<Unit> units(Knowledge knowledge) {
        return Stream.concat(
                knowledge.armies().stream().map(it -> it.unit()),
                knowledge.merchants().stream().map(it -> it.unit()));
    }
}
