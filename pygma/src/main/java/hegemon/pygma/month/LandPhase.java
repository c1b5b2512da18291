package hegemon.pygma.month;

import hegemon.pygma.world.UnitKind;

/** Phase 8: land left open, conquest, revolts put down, titles lost. */
final class LandPhase {
    private LandPhase() {}

    static void settle(Board board) {
        var annexation = new Annexation(board);
        for (Court court : board.courts())
            for (Troop troop : court.armies()) annexation.annex(troop);
        for (Court court : board.courts())
            for (Troop troop : court.armies()) annexation.conquer(troop);
        for (Court court : board.courts())
            for (Troop troop : court.armies()) putDown(board, court, troop);
        var holdings = board.holdings();
        for (Court court : board.courts())
            TradeCities.shrink(board, court, holdings.of(court.number()));
    }

    /** D-117: a revolt ends when an own land army of 1,000 ends a month in the settlement. */
    private static void putDown(Board board, Court court, Troop troop) {
        var field = board.field(troop.field);
        if (!troop.isPresent() || !troop.isLandArmy() || field.owner() != court.number()) return;
        field.settlement()
                .filter(city -> city.revolt() && troop.size >= UnitKind.KH.min())
                .ifPresent(
                        city -> {
                            board.set(troop.field, city.withRevolt(false));
                            court.event("revolt.ended", board.address(troop.field));
                        });
    }
}
