package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Good;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase 3: names, production, disclosures, messages; trade cities, stationing, disbanding. */
final class Declarations {
    private static final int MOST_FREE_ORDERS = 5;
    private static final int LONGEST_FREE_ORDER = 300;

    private final Board board;
    private final Events events;
    private final Holdings lands;
    private final Holdings waters;
    private int freeOrders;

    private Declarations(Board board, Events events) {
        this.board = board;
        this.events = events;
        lands = board.holdings();
        waters =
                Holdings.of(
                        board.courts().size(),
                        board.map.fields(),
                        field -> board.field(field).ground().worker());
    }

    static void make(Board board, Events events) {
        var declarations = new Declarations(board, events);
        for (Court court : board.courts()) {
            declarations.freeOrders = 0;
            if (board.date.month().isArmament()) Garrisons.renew(board, court);
            for (Sheet.Line line : court.sheet.lines())
                declarations
                        .declare(court, line.order())
                        .ifPresent(answer -> answer.give(court, line));
        }
    }

    private Optional<Answer> declare(Court court, Order order) {
        return switch (order) {
            case Talk.Name name -> Optional.of(name(court, name));
            case Talk.Message message -> Optional.of(message(court, message));
            case Talk.Reveal reveal -> Optional.of(reveal(court, reveal));
            case Talk.Other other -> Optional.of(other(court, other));
            case Trade.Produce produce -> Optional.of(produce(court, produce));
            case Construction.TradeCity(var at) ->
                    Optional.of(
                            Answer.atTerm(
                                    board, order, () -> TradeCities.name(board, lands, court, at)));
            case Construction.NoTradeCity(var at) ->
                    Optional.of(
                            Answer.atTerm(
                                    board, order, () -> TradeCities.withdraw(board, court, at)));
            case Armament.Station(var unit) when !isStationedLater() ->
                    Optional.of(
                            Answer.atTerm(
                                    board, order, () -> Garrisons.station(board, court, unit)));
            case Armament.Disband disband ->
                    Optional.of(
                            Answer.atTerm(
                                    board, order, () -> Garrisons.disband(board, court, disband)));
            default -> Optional.empty();
        };
    }

    /** D-68: once raising and reorganising are done. */
    private boolean isStationedLater() {
        return Garrisons.isCountedAfter(board) && board.date.month().isArmament();
    }

    private Answer name(Court court, Talk.Name order) {
        return switch (order.what()) {
            case Talk.OfRealm ignored -> {
                court.name = order.name();
                yield Answer.done();
            }
            case Talk.OfUnit(var unit) -> {
                var troop = court.troop(unit);
                troop.ifPresent(found -> found.name = order.name());
                yield troop.isPresent() ? Answer.done() : Answer.refuse("unit", unit);
            }
            case Talk.OfField(var at) -> {
                var field = board.own(court, at);
                field.ifPresent(own -> board.set(own, named(board.field(own), order.name())));
                yield field.isPresent() ? Answer.done() : Answer.refuse("own", at);
            }
        };
    }

    private static Field named(Field field, String name) {
        return field.settlement()
                .map(city -> field.with(city.withName(name)))
                .orElseGet(() -> field.with(new Field.Notes(name, field.notes().text())));
    }

    private Answer message(Court court, Talk.Message order) {
        var to = Answers.known(board, court, order.to());
        if (to.isEmpty()) return Answer.refuse("realm", order.to());
        board.court(to.get()).draft.messages.add(new Report.Letter(court.name, order.text()));
        board.court(to.get()).meets(court.number(), Acquaintance.REALM);
        return Answer.done();
    }

    private Answer reveal(Court court, Talk.Reveal order) {
        var to = Answers.known(board, court, order.to());
        if (to.isEmpty()) return Answer.refuse("realm", order.to());
        var other = board.court(to.get());
        other.meets(court.number(), Acquaintance.PLAYER);
        var ruler =
                Report.Ruler.of(
                        court.number(), court.realm.player(), Choice.Discloses.NAME_ADDRESS);
        other.draft.disclosures.add(new Report.Disclosure(court.name, ruler));
        return Answer.done();
    }

    /** D-86. */
    private Answer other(Court court, Talk.Other order) {
        if (order.text().length() > LONGEST_FREE_ORDER || ++freeOrders > MOST_FREE_ORDERS)
            return Answer.refuse("free", MOST_FREE_ORDERS, LONGEST_FREE_ORDER);
        int number = freeOrders;
        var effects =
                events.effects().stream()
                        .filter(it -> it.realm() == court.number() && it.number() == number)
                        .map(effect -> Note.of("event.effect", effect.text()))
                        .toList();
        if (!effects.isEmpty()) return new Answer.Done(effects);
        board.judgments.add(
                new Judgment(court.number(), Note.of("judgment.free", court.name, order.text())));
        return new Answer.Refused(Note.of("event.free"));
    }

    private Answer produce(Court court, Trade.Produce order) {
        return switch (order.site()) {
            case Trade.Field(var at) -> {
                var field = board.map.find(at).filter(f -> works(court, f));
                yield field.isEmpty()
                        ? Answer.refuse("own", at)
                        : choose(new int[] {field.get()}, order.places());
            }
            case Trade.Ground ground -> {
                var fields = ground.isWater() ? waters : lands; // D-10
                var chosen = new ArrayList<Integer>();
                for (int field : fields.of(court.number()))
                    if (ground.covers(board.field(field).terrain())) chosen.add(field);
                yield chosen.isEmpty()
                        ? Answer.refuse("none")
                        : choose(
                                chosen.stream().mapToInt(Integer::intValue).toArray(),
                                order.places());
            }
        };
    }

    private boolean works(Court court, int field) {
        var at = board.field(field);
        return at.isLand() ? at.owner() == court.number() : at.ground().worker() == court.number();
    }

    private Answer choose(int[] fields, List<Good> places) {
        var terrain = board.field(fields[0]).terrain();
        for (Good good : places)
            if (!good.growsOn(terrain)) return Answer.refuse("good", good, terrain);
        for (int at : fields) {
            var field = board.field(at);
            board.set(at, field.with(field.ground().withProduction(places)));
        }
        return Answer.done();
    }
}
