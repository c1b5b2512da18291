package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Phase 7: in pulse k every moving unit makes its k-th step at once (D-64). */
final class Movement {
    private final Board board;
    private final Losses losses;
    private final Encounters encounters;
    private final Annexation annexation;
    private final List<Troop> marching = new ArrayList<>();
    private final List<Troop> stepped = new ArrayList<>();

    /** Fields where somebody arrived, and others may have been. */
    private final TreeSet<Integer> touched = new TreeSet<>();

    private Movement(Board board) {
        this.board = board;
        this.losses = new Losses(board);
        this.encounters = new Encounters(board, touched);
        this.annexation = new Annexation(board);
    }

    static void run(Board board) {
        var marching = Marching.prepare(board);
        new Movement(board).run();
        marching.answer();
    }

    private void run() {
        gather(board.neutrals());
        for (Court court : board.courts()) gather(court);
        settle(); // pulse 0: who is already together
        while (hasSteps() || !touched.isEmpty()) pulse();
        report();
    }

    private void gather(Court court) {
        for (Troop troop : court.armies()) {
            if (troop.hasStep()) marching.add(troop);
            touched.add(troop.field);
        }
    }

    private boolean hasSteps() {
        marching.removeIf(troop -> !troop.hasStep());
        return !marching.isEmpty();
    }

    private void pulse() {
        stepped.clear();
        var ready = marching.stream().filter(this::isReady).toList();
        var refusing = ready.stream().filter(this::refuses).toList();
        for (Troop troop : refusing) stopped(troop, Note.of("move.refused", troop.unit));
        for (Troop troop : ready) if (troop.hasStep()) step(troop);
        for (Troop troop : stepped) losses.entered(troop);
        encounters.swaps(stepped);
        settle();
        encounters.sighted(stepped);
    }

    private void settle() {
        encounters.settle();
        for (Troop troop : stepped) annexation.entered(troop);
        for (Troop troop : stepped) troop.leftNow = Geometry.NONE;
    }

    /** D-65: a landing army starts in the pulse after its fleet's last step. */
    private boolean isReady(Troop troop) {
        return troop.hasStep() && !(troop.lands && troop.made == 0 && carrierMoves(troop));
    }

    private static boolean carrierMoves(Troop troop) {
        return troop.carrier.filter(Troop::hasStep).isPresent();
    }

    /** D-83: it does not go where foreigners are, or beside them, as it sees them now. */
    private boolean refuses(Troop troop) {
        if (troop.order != BasicOrder.RETREAT || troop.isBoarding()) return false;
        int to = troop.nextStep();
        int owner = board.field(to).owner();
        var others = new TreeSet<Integer>();
        if (!Realm.isNobody(owner) && owner != troop.realm) others.add(owner);
        for (int near : board.map.within(to, 1))
            for (Troop other : board.roster().at(near))
                if (other.realm != troop.realm && other.isPresent()) others.add(other.realm);
        troop.avoided.addAll(others);
        return !others.isEmpty();
    }

    private void step(Troop troop) {
        if (troop.isBoarding()) board(troop);
        else if (troop.lands && troop.made == 0) land(troop);
        else if (troop.isFleet() && !board.field(troop.nextStep()).terrain().isWater())
            losses.aground(troop);
        else enter(troop, troop.nextStep());
    }

    private void enter(Troop troop, int to) {
        troop.leftNow = troop.field;
        board.move(troop, to);
        troop.made++;
        stepped.add(troop);
        touched.add(to);
    }

    private void land(Troop troop) {
        if (!board.map.adjacent(troop.field, troop.nextStep())) {
            stopped(troop, Note.of("move.shore"));
            return;
        }
        troop.disembark();
        enter(troop, troop.nextStep());
    }

    /** PI-15: with its last step onto a fleet that is there and has room. */
    private void board(Troop troop) {
        var fleet = troop.boards.orElseThrow();
        int ships = fleet.shipsFilled() + troop.kind().ships(troop.size);
        if (!fleet.alive || !board.map.adjacent(troop.field, fleet.field)) {
            stopped(troop, Note.of("move.away", fleet.unit));
        } else if (ships > fleet.size) {
            stopped(troop, Note.of("move.full", fleet.unit, ships, fleet.size));
        } else {
            board.move(troop, fleet.field);
            troop.embark(fleet);
            troop.made++;
        }
    }

    private void stopped(Troop troop, Message why) {
        troop.stop();
        troop.halt = Optional.of(why);
    }

    private void report() {
        for (Court court : board.courts()) {
            for (Troop troop : court.armies()) report(court, troop);
            for (Troop troop : court.lost) report(court, troop);
        }
    }

    private void report(Court court, Troop troop) {
        if (!troop.moved() && troop.halt.isEmpty()) return;
        var path = new ArrayList<Address>();
        for (int field : troop.path()) path.add(board.address(field));
        court.draft.moves.add(
                new Report.Move(troop.unit.toString(), List.copyOf(path), troop.halt));
    }
}
