package hegemon.pygma.world;

import hegemon.pygma.world.Reach.Row;

/** What the steps of a move add up to, and whether table T3 allows so many. */
final class Pace {
    private final Lay lay;
    private final UnitKind kind;

    private int inside = 0;
    private int outside = 0;
    private int heights = 0;
    private boolean cliff = false;
    private boolean mountains = false;
    private boolean roads = true;
    private boolean coastal = true;
    private boolean afloat;
    private int lane;

    Pace(Lay lay, UnitKind kind, int from) {
        this.lay = lay;
        this.kind = kind;
        this.afloat = from != Geometry.NONE && (lay.isWater(from) || lay.isPort(from));
        this.lane = from == Geometry.NONE ? 0 : lay.lane(from);
    }

    void step(int from, int to, boolean landing, boolean last) {
        if (lay.isInside(to)) inside++;
        else outside++;
        roads &= !landing && isRoad(from, to);
        mountains |= lay.terrain(to) == Terrain.MOUNTAINS;
        coastal &= lay.isCoastal(to);
        if (lay.lane(to) != lane) lane = 0;
        afloat &= lay.isWater(to) || (last && lay.isPort(to));
        if (!landing && hasHeight(from) && hasHeight(to))
            climb(Math.abs(lay.terrain(from).height() - lay.terrain(to).height()));
    }

    /** D-59: going afloat is no height step; D-50: a bridge is land of height 0. */
    private boolean hasHeight(int field) {
        return kind.isLandArmy() || !lay.isWater(field);
    }

    private void climb(int height) {
        heights += height;
        cliff |= height > 1;
    }

    /** D-65: counted inside if the land left is own. */
    void board(int from) {
        if (lay.isInside(from)) inside++;
        else outside++;
        roads = false;
    }

    boolean isOnRoad() {
        return roads;
    }

    /** D-52: with road.foreign=OWN, armies use own roads alone. */
    boolean isRoad(int from, int to) {
        boolean all = lay.settings().get(Setting.ROAD_FOREIGN) == Choice.ForeignRoads.ALL;
        boolean usable = all || kind == UnitKind.H || (lay.isInside(from) && lay.isInside(to));
        return usable && lay.hasRoad(from, to);
    }

    boolean allows(int steps) {
        if (roads && steps <= most(Row.ROAD)) return true; // PI-12.2
        return switch (kind) {
            case KH -> isLevel() && steps <= most(outside == 0 ? Row.INSIDE : Row.OUTSIDE);
            case RH -> isLevel() && rides(steps);
            case FH ->
                    steps <= most(Row.OUTSIDE)
                            || (coastal && steps <= most(Row.INSIDE))
                            || (lane > 0 && steps <= most(Row.LANE));
            case H ->
                    (afloat && steps <= most(Row.LANE))
                            || (isLevel() && steps <= most(Row.MERCHANT));
        };
    }

    /** PI-12.3 and D-59: from height 0 to 2 in one step is impossible, whatever the setting. */
    private boolean isLevel() {
        return !cliff && heights <= lay.settings().get(Setting.HEIGHT_PER_MONTH);
    }

    /** D-58 and PI-12.5. */
    private boolean rides(int steps) {
        if (row() == Row.MIXED) return inside <= 2 && outside <= 1;
        return steps <= most(row());
    }

    /** What bars a step that is too much. */
    Reach.Bar bar() {
        boolean onFoot = kind != UnitKind.FH && !roads && !afloat;
        return onFoot && !isLevel() ? Reach.Bar.HEIGHT : Reach.Bar.TOO_FAR;
    }

    /** The row of T3 that the steps so far fall under. */
    Row row() {
        if (kind == UnitKind.FH && lane > 0) return Row.LANE;
        if (kind == UnitKind.FH) return coastal ? Row.INSIDE : Row.OUTSIDE;
        if (roads) return Row.ROAD;
        if (kind == UnitKind.H) return afloat ? Row.LANE : Row.MERCHANT;
        if (kind == UnitKind.RH && mountains) return Row.MOUNTAINS;
        if (outside == 0) return Row.INSIDE;
        return inside > 0 && kind == UnitKind.RH ? Row.MIXED : Row.OUTSIDE;
    }

    int most(Row row) {
        return Reach.most(kind, row);
    }
}
