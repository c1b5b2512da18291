package hegemon.pygma.month;

import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The causes of every change in the men, ships and goods of a realm. Money has its account in the
 * report. What a realm splits, merges or loads stays with it and is not booked.
 */
public final class Ledger {
    /** Why a realm has more or less than before. */
    public enum Cause {
        RAISED,
        DISBANDED,
        /** D-56: ships to men. */
        CONVERTED,
        /** D-19. */
        UNPAID,
        /** D-68. */
        ADMINISTRATION,
        /** PI-19. */
        TERRAIN,
        /** D-61 and D-62. */
        SEA,
        BATTLE,
        /** D-66 and D-95: with the ships that carried them. */
        DROWNED,
        /** D-94: beaten, and nowhere to go. */
        PERISHED,
        /** PI-11.3. */
        TOO_SMALL,
        TOO_LARGE,
        /** D-33. */
        GARRISON,
        /** D-78. */
        REALM_ENDED,
        /** D-130. */
        CORRECTED,
        PRODUCED,
        /** D-112. */
        EATEN,
        /** D-119 and D-120. */
        LUXURY,
        /** D-105. */
        SPOILED,
        /** D-104: from one realm to another. */
        TRADED,
        /** D-97. */
        ROBBED
    }

    /**
     * @param realm 0: the neutrals
     * @param stock K, R, S, or the name of a good
     */
    public record Line(int realm, String stock, Cause cause, int amount) {}

    private final List<Line> lines = new ArrayList<>();

    void men(int realm, UnitKind kind, Cause cause, int amount) {
        if (amount != 0 && kind.isArmy()) lines.add(new Line(realm, kind.unit(), cause, amount));
    }

    void goods(int realm, Good good, Cause cause, int amount) {
        if (amount != 0) lines.add(new Line(realm, good.name(), cause, amount));
    }

    void goods(int realm, Goods goods, Cause cause) {
        for (Good good : Good.values()) goods(realm, good, cause, goods.get(good));
    }

    /**
     * @param sign 1: gained, -1: lost
     */
    void lots(int realm, Collection<Lot> lots, Cause cause, int sign) {
        for (Lot lot : lots) goods(realm, lot.good(), cause, sign * lot.points());
    }

    void add(Stocks.Stock stock, Cause cause) {
        lines.add(new Line(stock.realm(), stock.name(), cause, stock.amount()));
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }
}
