package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Toll;

import java.util.List;
import java.util.Optional;

/** PI-19: what difficult terrain costs; D-61 and D-62: what land and reefs cost a fleet. */
record Losses(Board board) {
    /** After a step. */
    void entered(Troop troop) {
        if (!troop.alive || !troop.kind().isArmy()) return;
        var ground = board.field(troop.field).terrain();
        var cause = troop.isFleet() ? Ledger.Cause.SEA : Ledger.Cause.TERRAIN;
        if (isTaken(troop, ground)) suffer(troop, steps(troop), troop.equipment.level(), cause);
        troop.equipment = troop.equipment.after(board.settings.losses(ground));
    }

    private boolean isTaken(Troop troop, Terrain ground) {
        var people = board.court(troop.realm).realm.people();
        return Toll.isTaken(
                board.settings, people, troop.kind(), ground, troop.onRoad, troop.steps.length);
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
        int percent = Toll.percent(die, equipment);
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
