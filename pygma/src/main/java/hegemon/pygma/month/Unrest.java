package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;

import java.util.ArrayList;
import java.util.Optional;

/** D-116 and D-117: revolts. */
final class Unrest {
    private Unrest() {}

    static void threaten(Board board, Court court, Holdings lands) {
        var fields = lands.of(court.number());
        for (int field : fields) // still in revolt after half a year: D-33
        if (board.field(field).settlement().filter(Settlement::revolt).isPresent())
                secede(board, court, field, "seceded.revolt");
        int chance = board.settings.get(Setting.UNREST_CHANCE).get(court.economy.unrest());
        if (chance == 0) return;
        int die = board.dice.roll(Phase.ECONOMY, "unrest " + court.number(), 100);
        if (die <= chance
                && board.settings.get(Setting.UNREST_EFFECT) == Choice.UnrestEffect.REVOLT)
            revolt(board, court, fields);
        else court.event("unrest", court.economy.unrest(), die, chance);
    }

    private static void revolt(Board board, Court court, int[] fields) {
        var candidates = new ArrayList<Integer>();
        for (int field : fields)
            if (board.field(field).owner() == court.number()
                    && board.field(field)
                            .settlement()
                            .filter(city -> city.kind() != SettlementKind.CAPITAL)
                            .isPresent()) candidates.add(field);
        if (candidates.isEmpty()) {
            breakAway(board, court, fields);
            return;
        }
        int die =
                candidates.size() == 1
                        ? 1
                        : board.dice.roll(
                                Phase.ECONOMY, "revolt " + court.number(), candidates.size());
        int field = candidates.get(die - 1);
        board.set(field, board.settlement(field).withRevolt(true));
        court.event("revolt", board.address(field), court.economy.unrest());
    }

    /** Without such a settlement, the field farthest from the capital becomes neutral. */
    private static void breakAway(Board board, Court court, int[] fields) {
        int farthest = Geometry.NONE;
        int most = 0;
        for (int field : fields) {
            var at = board.field(field);
            if (at.owner() != court.number() || !at.isLand() || field == court.realm.capital())
                continue;
            int distance = board.map.distance(field, court.realm.capital());
            if (distance > most) {
                most = distance;
                farthest = field;
            }
        }
        if (farthest == Geometry.NONE) return;
        board.set(farthest, board.field(farthest).withOwner(Realm.NOBODY));
        court.event("seceded.field", board.address(farthest), court.economy.unrest());
        lost(board, court, farthest);
    }

    /**
     * D-33.
     *
     * @param why as an event of its ruler's report
     */
    static void secede(Board board, Court court, int field, String why) {
        court.event(why, board.address(field), board.settlement(field).plagues());
        Neutrals.secede(board, field, board.settlement(field));
        lost(board, court, field);
    }

    private static void lost(Board board, Court court, int field) {
        court.draft.land.add(
                new Report.Land(board.address(field), Report.Change.SECEDED, Optional.empty()));
    }
}
