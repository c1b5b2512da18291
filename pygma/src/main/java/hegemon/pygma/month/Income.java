package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;

import java.util.Optional;

/** Phase 11: taxes, trade, terrain and mines (PI-5, D-15). */
record Income(Board board) {
    private static final int MOST_EXTRA = 25_000;

    void collect(Court court) {
        int tax = 0;
        int trade = 0;
        int terrain = 0;
        int mines = 0;
        for (int at : board.holdings().of(court.number())) {
            var field = board.field(at);
            terrain += terrain(court, at, field);
            var settlement = field.settlement();
            if (settlement.filter(city -> !city.revolt()).isPresent()) {
                tax += settlement.get().kind().tax();
                if (settlement.get().isTradeCity()) trade += trade(at, settlement.get());
            }
            mines += mine(court, at);
        }
        court.book(tax, "tax");
        court.book(trade, "trade");
        court.book(terrain, "terrain");
        court.book(mines, "mines");
    }

    /** PI-5.3; D-37: half next to a plague city. */
    private int terrain(Court court, int at, Field field) {
        int income = board.settings.income(field.terrain());
        var halves = board.settings.get(Setting.PLAGUE_HALVES);
        boolean half =
                (halves == Choice.Halves.BOTH || halves == Choice.Halves.INCOME)
                        && Crops.isBesidePlague(board, court.number(), at);
        return half ? income / 2 : income;
    }

    /** PI-24.3 to PI-24.5, D-107. */
    private int trade(int at, Settlement city) {
        var traded = city.traded();
        int earned = 1_000 * traded.needed() + 1_000 * (traded.others() / 5);
        boolean hold = board.settings.get(Setting.TRADE_CARRY) == Choice.Carry.HOLD;
        int extra = hold ? Math.min(MOST_EXTRA, earned) : extra(earned, traded.extra());
        board.set(at, city.withTraded(new Settlement.Traded(0, 0, extra)));
        return hold ? extra - extra / 3 + traded.extra() / 3 : extra;
    }

    /** D-107: a third of the last extra lives on. */
    static int extra(int earned, int last) {
        return Math.min(MOST_EXTRA, earned + last / 3);
    }

    /** PI-25.2, D-124: one term is used up. */
    private int mine(Court court, int at) {
        var field = board.field(at);
        var found = field.ground().deposit().filter(d -> d.kind() != DepositKind.PEARLS);
        if (found.isEmpty()) return 0;
        var mine = found.get();
        Optional<Deposit> left =
                mine.terms() > 1
                        ? Optional.of(new Deposit(mine.kind(), mine.yield(), mine.terms() - 1))
                        : Optional.empty();
        board.set(at, field.with(field.ground().withDeposit(left)));
        if (left.isEmpty()) court.event("mine.dry", board.address(at));
        return mine.kind() == DepositKind.GEMS ? 0 : gold(at, mine);
    }

    private int gold(int at, Deposit mine) {
        if (board.settings.get(Setting.MINE_YIELD) == Choice.MineYield.FIXED) return mine.yield();
        int die = board.dice.roll(Phase.INCOME, "yield " + board.address(at), 6);
        return Mines.gold(mine.kind(), die);
    }
}
