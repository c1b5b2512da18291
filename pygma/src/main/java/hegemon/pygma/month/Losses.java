package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

import java.util.List;
import java.util.Optional;

/** PI-19: what difficult terrain costs; D-61 and D-62: what land and reefs cost a fleet. */
record Losses(Board board) {
    private static final List<List<Integer>> PERCENT =
            List.of(
                    List.of(10, 15, 20, 25, 35, 50),
                    List.of(0, 10, 15, 20, 25, 35),
                    List.of(0, 0, 10, 15, 20, 25));

    /** PI-19.1: by the W6 and the level of equipment. */
    static int percent(int die, int equipment) {
        return PERCENT.get(equipment).get(die - 1);
    }

    /** After a step. */
    void entered(Troop troop) {
        if (!troop.alive) return;
        if (troop.isLandArmy()) onLand(troop);
        else if (troop.isFleet()) onWater(troop);
    }

    private void onLand(Troop troop) {
        var terrain = board.field(troop.field).terrain();
        boolean hard = board.settings.losses(terrain);
        if (hard && !troop.onRoad && !isAtHome(troop, terrain))
            suffer(troop, steps(troop), troop.equipment.level(), Ledger.Cause.TERRAIN);
        wear(troop, hard);
    }

    private boolean isAtHome(Troop troop, Terrain terrain) {
        return board.court(troop.realm).realm.people().isAtHome(terrain);
    }

    /** D-100: dropped on a field that is no loss terrain after one that was. */
    private static void wear(Troop troop, boolean hard) {
        if (troop.equipment.level() == 0) return;
        if (hard) troop.equipment = new Equipment(troop.equipment.level(), true);
        else if (troop.equipment.used()) troop.equipment = Equipment.NONE;
    }

    /** PI-12.9: a fleet moving one field is safe. */
    private void onWater(Troop fleet) {
        if (board.field(fleet.field).terrain() == Terrain.REEFS && fleet.steps.length > 1)
            suffer(fleet, steps(fleet), 0, Ledger.Cause.SEA);
    }

    /** D-61: the next field proves to be land. */
    void aground(Troop fleet) {
        boolean far = fleet.made >= 2;
        fleet.stop();
        fleet.halt = Optional.of(Note.of("move.aground", fleet.unit));
        if (far && board.settings.get(Setting.FLEET_AGROUND) == Choice.Aground.TABLE)
            suffer(fleet, steps(fleet) + 1, 0, Ledger.Cause.SEA); // by the step not made
    }

    private static int steps(Troop troop) {
        return troop.path().length - 1;
    }

    /**
     * @param step of its way by which the roll is named; each names one roll (D-129)
     */
    private void suffer(Troop troop, int step, int equipment, Ledger.Cause cause) {
        var subject = troop.subject() + " " + board.address(troop.field) + " " + step;
        int die = board.dice.roll(Phase.MOVEMENT, subject, 6);
        int percent = percent(die, equipment);
        int lost = troop.size * percent / 100;
        board.lose(troop, lost, cause);
        int left = troop.size;
        boolean dissolved = left < troop.kind().min();
        overloaded(board, troop, percent * 10);
        board.checkSize(troop);
        board.court(troop.realm)
                .draft
                .losses
                .add(
                        new Report.Loss(
                                troop.unit.toString(),
                                board.address(troop.field),
                                die,
                                lost,
                                dissolved ? 0 : left,
                                dissolved));
    }

    /** D-66: a fleet that shrinks below its load loses of its cargo the same share. */
    static void overloaded(Board board, Troop fleet, int perMille) {
        if (fleet.shipsFilled() > fleet.size) share(board, fleet, perMille);
        while (fleet.shipsFilled() > fleet.size && !fleet.carried.isEmpty()) {
            var last = fleet.carried.getLast();
            int excess = fleet.shipsFilled() - fleet.size;
            int men = excess * last.kind().perShip();
            board.lose(last, Math.min(men, last.size), Ledger.Cause.DROWNED);
            board.checkSize(last);
        }
    }

    /** D-95: the carried armies lose the same share as their fleet. */
    static void share(Board board, Troop fleet, int perMille) {
        for (Troop carried : List.copyOf(fleet.carried)) {
            board.lose(carried, Clash.loss(carried.size, perMille), Ledger.Cause.DROWNED);
            board.checkSize(carried);
        }
    }
}
