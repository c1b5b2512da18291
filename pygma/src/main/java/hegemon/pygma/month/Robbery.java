package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Setting;

/** D-97: what becomes of an attacked merchant. */
final class Robbery {
    private Robbery() {}

    static void rob(Board board, Troop robber, Troop merchant) {
        var law = board.settings.get(Setting.MERCHANT_ROBBERY);
        if (law == Choice.Robbery.SAFE || !merchant.alive) return;
        var victim = board.court(merchant.realm);
        var court = board.court(robber.realm);
        if (law == Choice.Robbery.CAPTURE) {
            for (Lot lot : merchant.cargo)
                court.store(court.economy.store().plus(lot.good(), lot.points()));
            board.ledger.lots(robber.realm, merchant.cargo, Ledger.Cause.ROBBED, 1);
        }
        victim.event("merchant.lost", merchant.unit, board.address(merchant.field));
        court.event("merchant.robbed", board.address(merchant.field), merchant.goods());
        board.dissolve(merchant, Ledger.Cause.ROBBED);
    }
}
