package hegemon.pygma.month;

import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Reach;
import hegemon.pygma.world.Setting;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Takes the units' lines of the sheets: basic orders, and the steps that may be made. */
final class Marching {
    private record Line(
            Court court, Troop troop, Sheet.Line line, March march, List<Message> notes) {
        boolean asksToMove() {
            return !march.steps().isEmpty() || march.boards().isPresent();
        }
    }

    private final Board board;
    private final List<Line> lines = new ArrayList<>();

    private Marching(Board board) {
        this.board = board;
    }

    static Marching prepare(Board board) {
        var marching = new Marching(board);
        for (var being : board.beings.values())
            board.neutrals().troop(being.unit()).ifPresent(troop -> troop.order = being.order());
        marching.read(board.neutrals());
        for (Court court : board.courts()) marching.read(court);
        for (Line line : marching.lines) marching.boarding(line);
        for (Line line : marching.lines) marching.plan(line);
        return marching;
    }

    /** After all moves: a way of which no step was made is not done, and says why. */
    void answer() {
        for (Line line : lines) {
            boolean done = !line.asksToMove() || line.troop.made > 0;
            if (!done) line.troop.halt.ifPresent(line.notes::add);
            if (!done && line.notes.isEmpty())
                line.notes.add(Note.of("move.held", line.troop.unit));
            Answers.answer(line.court, line.line, done, line.notes);
        }
    }

    private void read(Court court) {
        for (Sheet.Line line : court.sheet.lines())
            if (line.order() instanceof March march) read(court, line, march);
    }

    private void read(Court court, Sheet.Line line, March march) {
        var troop = court.troop(march.unit());
        if (troop.isEmpty()) {
            Answers.refuse(court, line, Note.of("refuse.unit", march.unit()));
            return;
        }
        var notes = new ArrayList<Message>();
        if (march.stationary() && !troop.get().stationed)
            notes.add(Note.of("move.mobile", march.unit()));
        conduct(court, troop.get(), march, notes);
        troop.get().annexes = march.annexes();
        way(court, troop.get(), march, notes);
        lines.add(new Line(court, troop.get(), line, march, notes));
    }

    private void conduct(Court court, Troop troop, March march, List<Message> notes) {
        if (march.clauses().stream().anyMatch(Clause.Basic.class::isInstance))
            troop.order = march.order();
        if (march.against().isEmpty() || !board.settings.get(Setting.ATTACK_TARGETED)) return;
        var target = Answers.known(board, court, march.against().get());
        troop.against = target.orElse(Troop.EVERYONE);
        if (target.isEmpty()) {
            troop.order = BasicOrder.NOTHING;
            notes.add(Note.of("refuse.realm", march.against().get()));
        }
    }

    private void way(Court court, Troop troop, March march, List<Message> notes) {
        var fleet = march.boards().flatMap(court::troop);
        if (march.boards().isPresent() && fleet.isEmpty())
            notes.add(Note.of("refuse.unit", march.boards().get()));
        if (march.steps().isEmpty() && fleet.isEmpty()) return;
        if (troop.stationed || troop.fresh) {
            notes.add(Note.of(troop.fresh ? "move.fresh" : "move.stationed", troop.unit));
            return;
        }
        if (!standsAt(troop, march.from())) {
            notes.add(Note.of("move.start", troop.unit, board.address(troop.field)));
            return;
        }
        troop.steps = steps(court, troop, march, notes);
        if (fleet.isPresent() && troop.isLandArmy()) {
            int last = troop.steps.length - 1;
            if (last >= 0 && troop.steps[last] == fleet.get().field)
                troop.steps = Arrays.copyOf(troop.steps, last);
            troop.boards = fleet;
        }
        troop.lands = troop.isCarried() && troop.steps.length > 0;
    }

    private boolean standsAt(Troop troop, Place from) {
        return switch (from) {
            case Place.Field(Address address) ->
                    board.map.find(address).filter(at -> at == troop.field).isPresent();
            case Place.Deck(var fleet) ->
                    troop.carrier.filter(c -> c.unit.equals(fleet)).isPresent();
        };
    }

    /** The fields to enter; D-5: what is not on the map ends the way like the end of the world. */
    private int[] steps(Court court, Troop troop, March march, List<Message> notes) {
        var steps = new ArrayList<Integer>();
        int from = troop.field;
        for (Place place : march.steps()) {
            if (!(place instanceof Place.Field(Address address))) break;
            var field = step(court, troop, from, address);
            if (field.isEmpty()) {
                notes.add(Note.of("refuse.map", address));
                break;
            }
            from = field.get();
            steps.add(from);
        }
        return steps.stream().mapToInt(Integer::intValue).toArray();
    }

    /** On the ruler's map; D-61: a fleet may also be sent into an unseen field beside it. */
    private Optional<Integer> step(Court court, Troop troop, int from, Address address) {
        var lay = new Outlook(board, court);
        return board.map
                .find(address)
                .filter(
                        field ->
                                lay.isKnown(field)
                                        || (troop.isFleet() && board.map.adjacent(from, field)));
    }

    /** PI-15.2: the fleet must stand still. */
    private void boarding(Line line) {
        var fleet = line.troop.boards;
        if (fleet.isEmpty()) return;
        boolean still =
                fleet.get().isFleet() && fleet.get().steps.length == 0 && !line.troop.isCarried();
        if (still) return;
        line.troop.boards = Optional.empty();
        line.notes.add(Note.of("move.still", fleet.get().unit, line.troop.unit));
    }

    private void plan(Line line) {
        var troop = line.troop;
        var plan = Reach.plan(new Outlook(board, line.court), move(troop));
        troop.steps = Arrays.copyOf(troop.steps, plan.steps());
        if (!plan.boards()) troop.boards = Optional.empty();
        troop.onRoad = plan.onRoad();
        plan.cut().map(this::said).ifPresent(line.notes::add);
    }

    /** D-65: where a landing army starts from is known only when its fleet has arrived. */
    private static Reach.Move move(Troop troop) {
        return new Reach.Move(
                troop.kind(),
                troop.lands ? Geometry.NONE : troop.field,
                troop.steps,
                troop.lands,
                troop.boards.map(fleet -> fleet.field).orElse(Geometry.NONE));
    }

    private Message said(Reach.Cut cut) {
        int step = cut.step();
        return switch (cut.bar()) {
            case APART ->
                    Note.of(
                            "move.adjacent",
                            step,
                            board.address(cut.from()),
                            board.address(cut.to()));
            case LAND_ONLY, WATER_ONLY, NO_TRADE_WAY ->
                    Note.of("move.terrain", step, board.address(cut.to()));
            case NO_SHORE -> Note.of("move.shore");
            case HEIGHT -> Note.of("move.height", step);
            case TOO_FAR -> Note.of("move.reach", step);
        };
    }
}
