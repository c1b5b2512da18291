package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.PersianPurchase;

/** EW-4: the preparation, Persians first; in the solo game EW-S3. */
final class Preparation {
    static final int MOST_CARDS = 6;
    static final int MOST_FLEETS = 2;
    static final int BRIDGE_PRICE = 6;
    private static final int MINES_TALENTS = 3;
    private static final int NO_LIMIT = 99;

    private Preparation() {}

    static EarthWaterState begin(Position position) {
        var noted = position.noting(Note.of("EW-3", "campaign", position.campaign()));
        return noted.solo() ? persia(noted) : EarthWaterState.of(noted, cards(noted, PERSIA));
    }

    private static Purchase cards(Position position, Side side) {
        return new Purchase(
                side, budget(position, side), MOST_CARDS, MOST_FLEETS, Cause.PREPARATION);
    }

    /** EW-4.1. */
    private static int budget(Position position, Side side) {
        if (side == PERSIA) return position.reserved() ? 10 : 12;
        if (isAcropolisBudget(position)) return 5;
        return position.setup().handicap().talents();
    }

    static boolean isAcropolisBudget(Position position) {
        return position.acropolis() != 0 && position.acropolis() == position.campaign() - 1;
    }

    /** Mines of Laurion: three talents, free of the limits of EW-4.3. */
    static EarthWaterState mines(Position position) {
        return EarthWaterState.of(
                position, new Purchase(GREECE, MINES_TALENTS, NO_LIMIT, NO_LIMIT, Cause.MINES));
    }

    /** Whether three talents can buy anything at all. */
    static boolean hasMines(Position position) {
        return position.piles().drawable() > 0
                || new Building(GREECE, MINES_TALENTS, NO_LIMIT, Cause.MINES).canRaise(position);
    }

    /** The side has drawn its cards. */
    static EarthWaterState build(Position position, Purchase purchase, int drawn) {
        return EarthWaterState.of(
                position,
                new Building(
                        purchase.side(),
                        purchase.talents() - drawn,
                        purchase.fleetLimit(),
                        purchase.cause()));
    }

    static EarthWaterState built(Position position, Side side, Cause cause) {
        if (cause == Cause.MINES)
            return Operations.acted(position.with(position.piles().asideDiscarded()), side);
        return side == PERSIA
                ? EarthWaterState.of(position, cards(position, GREECE))
                : Operations.begin(
                        isAcropolisBudget(position) ? position.withAcropolis(0) : position);
    }

    /** EW-S3: PERS.IA draws as its situation tells, then builds with what is left. */
    private static EarthWaterState persia(Position position) {
        var situation = PersianPurchase.situation(position.board(), position.score());
        return Drawing.cards(
                position,
                new Purchase(PERSIA, PersianPurchase.TALENTS, MOST_CARDS, 0, Cause.PREPARATION),
                situation.cards());
    }

    static EarthWaterState persiaBuilds(Position position, int drawn) {
        var plan =
                PersianPurchase.of(
                        position.board(), position.score(), position.setup().reading(), drawn);
        return built(position.with(plan.board()).noting(plan.reasons()), PERSIA, Cause.PREPARATION);
    }

    static int price(Position position, Side side, Piece piece) {
        boolean dear = piece == Piece.FLEET && side == PERSIA && !position.setup().cheapFleets();
        return dear ? 2 : 1;
    }

    /** Why cards are drawn. */
    enum Cause {
        PREPARATION,
        MINES,
        ORACLE,
        PACIFICATION
    }
}
