package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Phase 5: what the rulers buy, in the order written (D-18). */
final class Spending {
    private record Gift(int to, int from, int gold) {}

    private final Board board;
    private final Recruiting recruiting;
    private final Building building;
    private final Roads roads;
    private final Bridges bridges;
    private final Promoting promoting;
    private final List<Gift> gifts = new ArrayList<>();

    private Spending(Board board, Events events) {
        this.board = board;
        this.recruiting = new Recruiting(board);
        // Bridges change hands but feed nobody: one look at the land serves the whole phase.
        var lands = board.holdings();
        this.building = new Building(board, events.allowed(), lands);
        this.roads = new Roads(board);
        this.bridges = new Bridges(board);
        this.promoting = new Promoting(board, lands);
    }

    static void spend(Board board, Events events) {
        var spending = new Spending(board, events);
        for (Court court : board.courts()) {
            spending.spend(court);
            if (board.date.month().isArmament()) spending.repeatHygiene(court);
        }
        spending.roads.refund();
        for (Gift gift : spending.gifts)
            board.court(gift.to).book(gift.gold, "received", board.court(gift.from).name);
    }

    private void spend(Court court) {
        for (Sheet.Line line : court.sheet.lines())
            spend(court, line.order()).ifPresent(answer -> answer.give(court, line));
    }

    private Optional<Answer> spend(Court court, Order order) {
        return switch (order) {
            case Construction works -> construct(court, works);
            case Armament.Raise raise -> atTerm(order, () -> recruiting.raise(court, raise));
            case Armament.Reinforce reinforce ->
                    atTerm(order, () -> recruiting.reinforce(court, reinforce));
            case Armament.Merchant merchant ->
                    atTerm(order, () -> recruiting.merchant(court, merchant));
            case Trade.Promote promote -> atTerm(order, () -> promoting.promote(court, promote));
            case Trade.Pay pay -> Optional.of(pay(court, pay));
            case Trade.Prospect(var at) -> Optional.of(prospect(court, at));
            case March march -> {
                equip(court, march);
                yield Optional.empty();
            }
            default -> Optional.empty(); // other phases carry these out
        };
    }

    /** Roads and bridges are built in any month, the rest in an armament month. */
    private Optional<Answer> construct(Court court, Construction order) {
        return switch (order) {
            case Construction.Road road -> Optional.of(roads.build(court, road));
            case Construction.Bridge bridge -> Optional.of(bridges.build(court, bridge));
            case Construction.Hygiene(var gold) -> atTerm(order, () -> hygiene(court, gold));
            case Construction.Found found -> atTerm(order, () -> building.found(court, found));
            case Construction.Upgrade upgrade ->
                    atTerm(order, () -> building.upgrade(court, upgrade));
            case Construction.Grow grow -> atTerm(order, () -> building.grow(court, grow));
            case Construction.Fortify(var at) -> atTerm(order, () -> building.fortify(court, at));
            case Construction.Build build -> atTerm(order, () -> building.build(court, build));
            case Construction.Heighten heighten ->
                    atTerm(order, () -> building.heighten(court, heighten));
            case Construction.TradeCity ignored -> Optional.empty(); // phase 3
            case Construction.NoTradeCity ignored -> Optional.empty();
        };
    }

    private Optional<Answer> atTerm(Order order, Supplier<Answer> answer) {
        return Optional.of(Answer.atTerm(board, order, answer));
    }

    /** D-18: takes what is left if that is less. */
    private Answer hygiene(Court court, int gold) {
        int paid = Math.min(gold, court.treasury);
        court.hygiene += paid;
        court.book(-paid, "hygiene");
        court.economy = court.economy.withHygiene(court.hygiene);
        return paid == gold
                ? Answer.done()
                : new Answer.Done(List.of(Note.of("refuse.money", gold, paid)));
    }

    /** D-22. */
    private void repeatHygiene(Court court) {
        int last = court.economy.hygiene();
        int paid =
                switch (board.settings.get(Setting.NMR_HYGIENE)) {
                    case NONE -> 0;
                    case REPEAT -> court.absent && last <= court.treasury ? last : 0;
                    case PARTLY -> court.sheet.hasOrders() ? 0 : Math.min(last, court.treasury);
                };
        court.hygiene += paid;
        court.book(-paid, "hygiene");
    }

    /** PI-19.3, D-100: for the whole army. */
    private void equip(Court court, March march) {
        int level = march.equipment();
        var army = court.troop(march.unit()).filter(Troop::isLandArmy);
        if (level == 0 || army.isEmpty() || level <= army.get().equipment.level()) return;
        int price = Equipment.price(level, army.get().size);
        if (price > court.treasury) {
            court.event("equipment.money", march.unit(), price, court.treasury);
            return;
        }
        court.book(-price, "equipment", march.unit());
        boolean there = board.settings.losses(board.field(army.get().field).terrain());
        army.get().equipment = new Equipment(level, there && !army.get().isCarried());
    }

    /** D-21. */
    private Answer pay(Court court, Trade.Pay order) {
        if (board.settings.get(Setting.MONEY_TRANSFER) == Choice.Transfer.NONE)
            return Answer.refuse("transfer");
        var to = Answers.known(board, court, order.to());
        if (to.isEmpty()) return Answer.refuse("realm", order.to());
        if (order.gold() > court.treasury)
            return Answer.refuse("money", order.gold(), court.treasury);
        court.book(-order.gold(), "paid", board.court(to.get()).name);
        gifts.add(new Gift(to.get(), court.number(), order.gold()));
        board.court(to.get()).meets(court.number(), Acquaintance.REALM);
        return Answer.done();
    }

    /** D-122, mine.search=ORDER. */
    private Answer prospect(Court court, Address at) {
        if (board.settings.get(Setting.MINE_SEARCH) != Choice.MineSearch.ORDER)
            return Answer.refuse("prospect");
        var field = board.own(court, at);
        if (field.isEmpty()) return Answer.refuse("own", at);
        var ground = board.field(field.get());
        if (ground.ground().searched() || !ground.terrain().hasMines())
            return Answer.refuse("searched", at);
        Mines.search(board, field.get())
                .ifPresent(
                        mine ->
                                court.draft.land.add(
                                        new Report.Land(
                                                at,
                                                Report.Change.FOUND,
                                                Optional.of(
                                                        new Report.Found(
                                                                mine.kind(), mine.yield())))));
        return Answer.done();
    }
}
