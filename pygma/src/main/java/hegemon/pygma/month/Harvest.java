package hegemon.pygma.month;

import hegemon.pygma.report.Shortage;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Setting;

import java.util.List;

/** Phases 10 and 11: what the people get, how content they are, and income. */
final class Harvest {
    private final Board board;
    private final Crops crops;

    private Harvest(Board board) {
        this.board = board;
        Fishing.assign(board);
        this.crops = new Crops(board);
    }

    static void bringIn(Board board) {
        var harvest = new Harvest(board);
        var courts = board.courts().stream().filter(court -> !court.out).toList();
        for (Court court : courts) harvest.economy(court);
        var lands = board.holdings();
        for (Court court : courts) Unrest.threaten(board, court, lands);
        var income = new Income(board);
        for (Court court : board.courts()) income.collect(court);
    }

    private void economy(Court court) {
        int inhabitants = 1_000 * Colony.allPoints(board, court);
        var produced = crops.of(court);
        var supplied =
                Supplying.supply(board.settings, inhabitants, produced, court.economy.store());
        book(court, produced, supplied);
        int level = Shortage.unrest(supplied.deficit());
        boolean headless = board.field(court.realm.capital()).owner() != court.number();
        tell(court, supplied, level, headless);
        court.economy =
                new Economy(
                        supplied.store(),
                        produced,
                        supplied.deficit(),
                        supplied.needed(),
                        promotionsLeft(court),
                        headless ? Math.min(3, level + 1) : level, // D-32
                        supplied.blocked() && board.settings.get(Setting.LUXURY_BLOCK),
                        court.economy.hygiene());
    }

    /** What lacks, and what follows from it. */
    private static void tell(
            Court court, Supplying.Supplied supplied, int level, boolean headless) {
        var lacking = Shortage.named(supplied.deficit());
        if (level > 0) court.event("lacking", lacking, Math.min(3, headless ? level + 1 : level));
        if (headless) court.event("headless");
        if (supplied.blocked()) court.event("luxuries");
    }

    private void book(Court court, Goods produced, Supplying.Supplied supplied) {
        int realm = court.number();
        var before = court.economy.store();
        for (Good good : Good.values()) {
            int whole = supplied.whole().get(good);
            int used = before.get(good) + produced.get(good) - whole;
            var use = Good.MAIN.contains(good) ? Ledger.Cause.EATEN : Ledger.Cause.LUXURY;
            board.ledger.goods(realm, good, Ledger.Cause.PRODUCED, produced.get(good));
            board.ledger.goods(realm, good, use, -used);
            board.ledger.goods(
                    realm, good, Ledger.Cause.SPOILED, supplied.store().get(good) - whole);
        }
    }

    private List<Promotion> promotionsLeft(Court court) {
        return board.settings.get(Setting.PROMOTION_LASTS) == Choice.PromotionLasts.FOREVER
                ? court.economy.promotions()
                : List.of();
    }
}
