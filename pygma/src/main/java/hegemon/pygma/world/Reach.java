package hegemon.pygma.world;

import java.util.Optional;

/**
 * PI-12, table T3: how many of its steps a unit may make, fixed before movement (D-57 to D-60).
 * D-63: the longest legal beginning of a move is executed.
 */
public final class Reach {
    /** Why a step cannot be made. */
    public enum Bar {
        /** No neighbours. */
        APART,
        /** PI-12.8: a land army, and no land. */
        LAND_ONLY,
        /** PI-12.8: a fleet, and land that its ruler knows. */
        WATER_ONLY,
        /** PI-15.1: no place to board or land. */
        NO_SHORE,
        /** D-103: a merchant goes on own land, known water and roads. */
        NO_TRADE_WAY,
        /** PI-12.3. */
        HEIGHT,
        /** T3. */
        TOO_FAR
    }

    /** Which row of T3 is too short. */
    public enum Row {
        OUTSIDE,
        INSIDE,
        ROAD,
        LANE,
        /** D-58. */
        MIXED,
        /** PI-12.5. */
        MOUNTAINS,
        /** PI-17.4. */
        MERCHANT
    }

    /**
     * @param step the first that is not made, from 1
     * @param from where the unit would be then
     * @param to where it would go
     */
    public record Cut(int step, Bar bar, Row row, int most, int from, int to) {}

    /**
     * @param steps how many fields may be entered
     * @param boards whether the move goes on to its fleet
     * @param onRoad whether all steps run on roads (D-98)
     * @param cut why not more
     */
    public record Plan(int steps, boolean boards, boolean onRoad, Optional<Cut> cut) {}

    /**
     * @param from where the unit stands; none for a landing army whose fleet is under way
     * @param steps the fields to enter
     * @param lands the first step leaves a fleet (D-65)
     * @param boards the field of the fleet that the last step boards, or none
     */
    @SuppressWarnings("ArrayRecordComponent") // the fields as the month keeps them; never compared
    public record Move(UnitKind kind, int from, int[] steps, boolean lands, int boards) {}

    private final Lay lay;
    private final Move move;
    private final Pace pace;

    private Reach(Lay lay, Move move) {
        this.lay = lay;
        this.move = move;
        this.pace = new Pace(lay, move.kind, move.from);
    }

    public static Plan plan(Lay lay, Move move) {
        return new Reach(lay, move).plan();
    }

    /** Table T3, PI-12.5 and PI-17.4. */
    public static int most(UnitKind kind, Row row) {
        return switch (row) {
            case OUTSIDE -> by(kind, 1, 2, 4, 4);
            case INSIDE -> by(kind, 2, 4, 6, 4);
            case ROAD -> by(kind, 4, 8, 0, 10);
            case LANE -> by(kind, 0, 0, 10, 10);
            case MIXED -> 3;
            case MOUNTAINS -> 1;
            case MERCHANT -> 4;
        };
    }

    private static int by(UnitKind kind, int kh, int rh, int fh, int h) {
        return switch (kind) {
            case KH -> kh;
            case RH -> rh;
            case FH -> fh;
            case H -> h;
        };
    }

    private Plan plan() {
        int from = move.from;
        int made = 0;
        while (made < move.steps.length) {
            int to = move.steps[made];
            var bar = bar(made, from, to);
            boolean onRoad = made > 0 && pace.isOnRoad();
            if (bar.isPresent()) return cut(made, onRoad, bar.get(), from, to);
            pace.step(from, to, isLanding(made), made == move.steps.length - 1);
            if (!pace.allows(made + 1)) return cut(made, onRoad, pace.bar(), from, to);
            made++;
            from = to;
        }
        boolean onRoad = made > 0 && pace.isOnRoad();
        if (move.boards == Geometry.NONE) return new Plan(made, false, onRoad, Optional.empty());
        return board(made, onRoad, from);
    }

    /** D-65: boarding is the last step. */
    private Plan board(int made, boolean onRoad, int from) {
        if (!lay.isLandingPlace(from)) return cut(made, onRoad, Bar.NO_SHORE, from, from);
        if (!lay.map().adjacent(from, move.boards))
            return cut(made, onRoad, Bar.APART, from, move.boards);
        pace.board(from);
        return pace.allows(made + 1)
                ? new Plan(made, true, false, Optional.empty())
                : cut(made, onRoad, pace.bar(), from, move.boards);
    }

    private Plan cut(int made, boolean onRoad, Bar bar, int from, int to) {
        var row = pace.row();
        return new Plan(
                made,
                false,
                onRoad,
                Optional.of(new Cut(made + 1, bar, row, pace.most(row), from, to)));
    }

    private boolean isLanding(int made) {
        return move.lands && made == 0;
    }

    /** Why a step is impossible by itself. */
    private Optional<Bar> bar(int made, int from, int to) {
        boolean adrift = isLanding(made) && from == Geometry.NONE;
        if (!adrift && !lay.map().adjacent(from, to)) return Optional.of(Bar.APART);
        return switch (move.kind) {
            case KH, RH -> {
                if (isLanding(made)) yield bar(lay.isLandingPlace(to), Bar.NO_SHORE);
                yield bar(lay.isOpen(to, from) && lay.isOpen(from, to), Bar.LAND_ONLY);
            }
            case FH -> bar(!lay.isKnown(to) || lay.isWater(to), Bar.WATER_ONLY); // D-61
            case H -> bar(canTrade(from, to), Bar.NO_TRADE_WAY);
        };
    }

    private static Optional<Bar> bar(boolean possible, Bar otherwise) {
        return possible ? Optional.empty() : Optional.of(otherwise);
    }

    /** D-103: own land, known water, and roads; afloat at height 0 or ports. */
    private boolean canTrade(int from, int to) {
        if (pace.isRoad(from, to)) return true;
        boolean here = lay.isWater(from);
        if (lay.isWater(to)) return lay.isKnown(to) && (here || lay.isLandingPlace(from));
        boolean port = here && lay.isPort(to);
        return (lay.isInside(to) || port) && (!here || lay.isLandingPlace(to));
    }
}
