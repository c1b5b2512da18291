package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;

import java.util.ArrayList;

/** Phase 12: hygiene and plague (PI-8, D-34 to D-38). */
final class Plague {
    private Plague() {}

    static void roll(Board board) {
        var holdings = board.holdings();
        for (Court court : board.courts()) roll(board, court, holdings.of(court.number()));
    }

    private static void roll(Board board, Court court, int[] fields) {
        var cities = new ArrayList<Integer>();
        for (int field : fields) if (needsHygiene(board, field)) cities.add(field);
        if (cities.isEmpty()) return;
        int each = court.hygiene / cities.size();
        for (int field : cities) roll(board, court, field, each);
    }

    private static boolean needsHygiene(Board board, int field) {
        return board.field(field)
                .settlement()
                .map(Settlement::kind)
                .filter(board.settings::needsHygiene)
                .isPresent();
    }

    private static void roll(Board board, Court court, int field, int each) {
        int danger = Hygiene.danger(each);
        boolean sick =
                danger == 20
                        || (danger > 0
                                && board.dice.roll(
                                                Phase.PLAGUE, "plague " + board.address(field), 20)
                                        <= danger);
        var city = board.settlement(field);
        if (!sick) {
            if (city.plagues() > 0) court.event("plague.over", board.address(field));
            board.set(field, city.withPlagues(0));
            return;
        }
        board.set(field, city.withPlagues(city.plagues() + 1));
        court.event("plague", board.address(field), each, Hygiene.percent(each));
        if (leaves(board, field, city)) Unrest.secede(board, court, field, "seceded.plague");
    }

    /** D-38: at the second, third, later plague in a row; never the capital. */
    private static boolean leaves(Board board, int field, Settlement before) {
        if (before.plagues() == 0 || before.kind() == SettlementKind.CAPITAL) return false;
        int upTo =
                board.settings.get(Setting.PLAGUE_SECESSION).get(Math.min(before.plagues(), 3) - 1);
        return board.dice.roll(Phase.PLAGUE, "secession " + board.address(field), 6) <= upTo;
    }
}
