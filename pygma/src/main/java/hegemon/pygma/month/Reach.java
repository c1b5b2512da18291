package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;

import java.util.Optional;

/**
 * PI-12, table T3: how many of its steps a unit may make, fixed before movement (D-57 to D-60).
 * D-63: the longest legal beginning of a move is executed.
 */
final class Reach {
    /**
     * @param steps how many may be made
     * @param onRoad whether all of them run on roads
     * @param cut why not more
     */
    record Plan(int steps, boolean onRoad, Optional<Note> cut) {}

    private final Board board;
    private final Troop troop;
    private final int total;

    // Sums over the steps looked at so far.
    private int inside;
    private int outside;
    private int heights;
    private boolean cliff;
    private boolean mountains;
    private boolean roads = true;
    private boolean coastal = true;
    private boolean afloat = true;
    private int lane;

    private Reach(Board board, Troop troop) {
        this.board = board;
        this.troop = troop;
        this.total = troop.steps.length + (troop.boards.isPresent() ? 1 : 0);
    }

    static Plan plan(Board board, Troop troop) {
        return new Reach(board, troop).plan();
    }

    private Plan plan() {
        int from = troop.field;
        afloat = board.field(from).terrain().isWater() || board.isPort(from);
        lane = board.field(from).ways().lane();
        int best = 0;
        boolean bestOnRoad = true;
        for (int made = 0; made < total; made++) {
            var fault = made < troop.steps.length ? step(made, from) : board(from);
            if (fault.isPresent()) return new Plan(best, bestOnRoad, fault);
            if (made < troop.steps.length) from = troop.steps[made];
            if (isLegal(made + 1)) {
                best = made + 1;
                bestOnRoad = roads;
            }
        }
        return new Plan(best, bestOnRoad, best < total ? Optional.of(why(best)) : Optional.empty());
    }

    /** Looks at a step between two fields; says why it is impossible by itself. */
    private Optional<Note> step(int made, int from) {
        int to = troop.steps[made];
        boolean landing = made == 0 && troop.lands;
        if (!landing && !board.map.adjacent(from, to))
            return fault("adjacent", made, board.address(from), board.address(to));
        if (!canEnter(from, to, landing)) return fault("terrain", made, board.address(to));
        count(from, to, landing);
        return Optional.empty();
    }

    private static Optional<Note> fault(String what, int made, Object... args) {
        var all = new Object[args.length + 1];
        all[0] = made + 1;
        System.arraycopy(args, 0, all, 1, args.length);
        return Optional.of(Note.of("move." + what, all));
    }

    private boolean canEnter(int from, int to, boolean landing) {
        return switch (troop.kind()) {
            case KH, RH -> canWalk(from, to, landing);
            case FH -> true; // Land stops it on the way (D-61).
            case H -> canTrade(from, to);
        };
    }

    /** PI-12.8, D-14 and D-50: on land, and over bridges from their two ends. */
    private boolean canWalk(int from, int to, boolean landing) {
        if (landing) return board.isLandingPlace(to);
        return board.field(to).isWalkable() && bridgeJoins(to, from) && bridgeJoins(from, to);
    }

    private boolean bridgeJoins(int over, int end) {
        var field = board.field(over);
        return field.isLand() || field.ways().bridge().filter(b -> b.joins(end)).isPresent();
    }

    /** D-103: own land, known water, and roads; afloat at height 0 or ports. */
    private boolean canTrade(int from, int to) {
        if (isRoad(from, to)) return true;
        var field = board.field(to);
        boolean here = board.field(from).terrain().isWater();
        if (field.terrain().isWater())
            return board.court(troop.realm).known.knows(to) && (here || board.isLandingPlace(from));
        boolean port = here && board.isPort(to);
        return (isInside(to) || port) && (!here || board.isLandingPlace(to));
    }

    private void count(int from, int to, boolean landing) {
        var field = board.field(to);
        if (isInside(to)) inside++;
        else outside++;
        roads &= !landing && isRoad(from, to);
        mountains |= field.terrain() == Terrain.MOUNTAINS;
        coastal &= touchesOwnLand(to);
        if (field.ways().lane() != lane) lane = 0;
        afloat &= field.terrain().isWater() || (board.isPort(to) && isLast(to));
        if (!landing) climb(board.field(from), field);
    }

    private boolean isLast(int to) {
        return troop.steps[troop.steps.length - 1] == to;
    }

    /** D-59: water and land have no height step between them. */
    private void climb(Field from, Field to) {
        if (from.terrain().isWater() != to.terrain().isWater()) return;
        int step = Math.abs(from.terrain().height() - to.terrain().height());
        heights += step;
        cliff |= step > 1;
    }

    /** D-65: boarding counts as a step inside if the land left is own. */
    private Optional<Note> board(int from) {
        if (!board.isLandingPlace(from)) return Optional.of(Note.of("move.shore"));
        if (isInside(from)) inside++;
        else outside++;
        roads = false;
        return Optional.empty();
    }

    private boolean isInside(int field) {
        return board.ownerAtStart[field] == troop.realm;
    }

    private boolean isRoad(int from, int to) {
        var way = board.map.direction(from, to);
        return way.filter(board.field(from).ways()::hasRoad).isPresent()
                && (troop.kind() == UnitKind.H
                        || board.settings.get(Setting.ROAD_FOREIGN) == Choice.ForeignRoads.ALL
                        || (isInside(from) && isInside(to)));
    }

    private boolean touchesOwnLand(int field) {
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(field, way);
            if (beside >= 0 && isInside(beside) && board.field(beside).isLand()) return true;
        }
        return false;
    }

    private boolean isLegal(int steps) {
        return switch (troop.kind()) {
            case KH -> onRoad(steps, 4) || (level() && steps <= (outside == 0 ? 2 : 1));
            case RH -> onRoad(steps, 8) || (level() && ride(steps));
            case FH -> steps <= 4 || (coastal && steps <= 6) || (lane > 0 && steps <= 10);
            case H -> onRoad(steps, 10) || (afloat && steps <= 10) || (level() && steps <= 4);
        };
    }

    /** PI-12.2. */
    private boolean onRoad(int steps, int reach) {
        return roads && steps <= reach;
    }

    /** PI-12.3, D-59. */
    private boolean level() {
        return heights <= board.settings.get(Setting.HEIGHT_PER_MONTH) && !cliff;
    }

    /** D-58 and PI-12.5. */
    private boolean ride(int steps) {
        if (mountains) return steps <= 1;
        if (outside == 0) return steps <= 4;
        if (inside == 0) return steps <= 2;
        return inside <= 2 && outside <= 1;
    }

    private Note why(int best) {
        if (troop.isLandArmy() && !roads && !level()) return Note.of("move.height", best + 1);
        return Note.of("move.reach", best + 1);
    }
}
