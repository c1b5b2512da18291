package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;

import java.util.List;
import java.util.Optional;

/**
 * PI-12 and Table T3 on the ruler's own map: how many steps of a way can be made. What is legal
 * gets only less with every step, so the first step too many ends the way (D-63).
 */
final class Way {
    private final Plan plan;
    private final Entry entry;
    private final Troop troop;
    private final List<Integer> fields;
    private final Optional<Troop> fleet;
    private final boolean lands;

    // Sums over the steps looked at so far.
    private int steps = 0;
    private int inside = 0;
    private int outside = 0;
    private int heights = 0;
    private boolean cliff = false;
    private boolean mountains = false;
    private boolean roads = true;
    private boolean coastal = true;
    private boolean afloat;
    private int lane;
    private boolean boards = false;

    /**
     * @param fields the steps over known fields
     * @param fleet boarded with one more step
     */
    Way(Plan plan, Entry entry, Troop troop, List<Integer> fields, Optional<Troop> fleet) {
        this.plan = plan;
        this.entry = entry;
        this.troop = troop;
        this.fields = fields;
        this.fleet = fleet;
        this.lands = troop.aboard.isPresent();
        this.afloat = plan.isWater(troop.field) || plan.isPort(troop.field);
        this.lane = plan.known(troop.field).ways().lane();
    }

    /** How many steps over fields can be made; what ends the way early is a fault. */
    int judge() {
        int from = troop.field;
        for (int to : fields) {
            if (!canStep(from, to)) return steps;
            count(from, to);
            if (!isLegal(steps + 1)) return tooFar();
            steps++;
            from = to;
        }
        if (fleet.isPresent()) board(from, fleet.get());
        return steps;
    }

    boolean boards() {
        return boards;
    }

    int field(int step) {
        return fields.get(step);
    }

    private boolean canStep(int from, int to) {
        if (!plan.map.adjacent(from, to))
            return entry.refuse(Code.E_05, "step", steps + 1, plan.address(from), plan.address(to));
        return switch (troop.kind()) {
            case KH, RH -> canWalk(from, to);
            case FH -> plan.isWater(to) || refuse("fleet", to);
            case H -> canTrade(from, to) || refuse("merchant", to);
        };
    }

    private boolean refuse(String what, int to) {
        return entry.refuse(Code.E_10, what, troop.unit, plan.address(to));
    }

    /** D-14, D-50 and PI-15.1. */
    private boolean canWalk(int from, int to) {
        if (isLanding())
            return plan.isLandingPlace(to) || entry.refuse(Code.E_10, "shore", plan.address(to));
        return (plan.isOpen(to, from) && plan.isOpen(from, to)) || refuse("land", to);
    }

    private boolean isLanding() {
        return lands && steps == 0;
    }

    /** D-103: own land, known water, roads; afloat at height 0 or ports. */
    private boolean canTrade(int from, int to) {
        if (isRoad(from, to)) return true;
        boolean onWater = plan.isWater(from);
        if (plan.isWater(to)) return onWater || plan.isLandingPlace(from);
        boolean port = onWater && plan.isPort(to);
        return (plan.isOwn(to) || port) && (!onWater || plan.isLandingPlace(to));
    }

    private void count(int from, int to) {
        var terrain = plan.known(to).terrain();
        if (plan.isOwn(to)) inside++;
        else outside++;
        roads &= !isLanding() && isRoad(from, to);
        mountains |= terrain == Terrain.MOUNTAINS;
        coastal &= touchesOwnLand(to);
        if (plan.known(to).ways().lane() != lane) lane = 0;
        afloat &= terrain.isWater() || (plan.isPort(to) && to == fields.getLast());
        if (!isLanding() && terrain.isWater() == plan.isWater(from))
            climb(Math.abs(plan.known(from).terrain().height() - terrain.height()));
    }

    private void climb(int height) {
        heights += height;
        cliff |= height > 1;
    }

    private boolean isRoad(int from, int to) {
        boolean all = plan.settings.get(Setting.ROAD_FOREIGN) == Choice.ForeignRoads.ALL;
        boolean usable = all || troop.kind() == UnitKind.H || (plan.isOwn(from) && plan.isOwn(to));
        return usable && plan.roadsFrom(from).contains(to);
    }

    /** D-60. */
    private boolean touchesOwnLand(int field) {
        for (int way = 0; way < 6; way++) {
            int beside = plan.map.neighbour(field, way);
            if (plan.isOwn(beside) && !plan.isWater(beside)) return true;
        }
        return false;
    }

    private boolean isLegal(int made) {
        return switch (troop.kind()) {
            case KH -> onRoad(made) || (isLevel() && made <= (outside == 0 ? 2 : 1));
            case RH -> onRoad(made) || (isLevel() && rides(made));
            case FH -> made <= 4 || (coastal && made <= 6) || (lane > 0 && made <= 10);
            case H -> onRoad(made) || (afloat && made <= 10) || (isLevel() && made <= 4);
        };
    }

    /** PI-12.2. */
    private boolean onRoad(int made) {
        return roads && made <= roadReach();
    }

    private int roadReach() {
        return switch (troop.kind()) {
            case KH -> 4;
            case RH -> 8;
            case FH, H -> 10;
        };
    }

    /** PI-12.3 and D-59: from height 0 to 2 in one step is impossible, whatever the setting. */
    private boolean isLevel() {
        return !cliff && heights <= plan.settings.get(Setting.HEIGHT_PER_MONTH);
    }

    /** D-58 and PI-12.5. */
    private boolean rides(int made) {
        if (mountains) return made <= 1;
        if (outside == 0) return made <= 4;
        if (inside == 0) return made <= 2;
        return inside <= 2 && outside <= 1;
    }

    private int tooFar() {
        int step = steps + 1;
        boolean onFoot = troop.kind() != UnitKind.FH && !roads && !afloat;
        if (onFoot && !isLevel())
            entry.fault(
                    Code.E_27,
                    "height",
                    step,
                    troop.unit,
                    plan.settings.get(Setting.HEIGHT_PER_MONTH));
        else reach(step);
        return steps;
    }

    private void reach(int step) {
        switch (troop.kind()) {
            case KH -> {
                if (roads) beyond("road", 4, step);
                else if (outside == 0) beyond("inside", 2, step);
                else beyond("outside", 1, step);
            }
            case RH -> {
                if (roads) beyond("road", 8, step);
                else if (mountains) beyond("mountains", 1, step);
                else if (outside == 0) beyond("inside", 4, step);
                else if (inside == 0) beyond("outside", 2, step);
                else entry.fault(Code.E_08, "mixed", troop.unit, step);
            }
            case FH -> {
                if (lane > 0) beyond("lane", 10, step);
                else if (coastal) beyond("inside", 6, step);
                else beyond("outside", 4, step);
            }
            case H -> {
                if (roads) beyond("road", 10, step);
                else if (afloat) beyond("lane", 10, step);
                else beyond("merchant", 4, step);
            }
        }
    }

    private void beyond(String what, int reach, int step) {
        entry.fault(Code.E_08, what, troop.unit, reach, step);
    }

    /** PI-15.1 and D-65: boarding is the last step, inside if the land left is own. */
    private void board(int from, Troop fleet) {
        if (!plan.isLandingPlace(from)) {
            entry.fault(Code.E_10, "shore", plan.address(from));
            return;
        }
        if (!plan.map.adjacent(from, fleet.field)) {
            entry.fault(
                    Code.E_05, "step", steps + 1, plan.address(from), plan.address(fleet.field));
            return;
        }
        if (plan.isOwn(from)) inside++;
        else outside++;
        roads = false;
        if (isLegal(steps + 1)) boards = true;
        else tooFar();
    }
}
