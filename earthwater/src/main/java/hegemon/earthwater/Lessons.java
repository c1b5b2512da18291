package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.PersianPurchase;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The lessons: one for the game for two, one for PERS.IA. */
public final class Lessons {
    /** The Greek homeland as it begins: an army each in Athenai, Sparta and Korinthos. */
    private static final Board GREEKS =
            Board.empty()
                    .armies(GREECE, ATHENAI, 1)
                    .armies(GREECE, SPARTA, 1)
                    .armies(GREECE, KORINTHOS, 1);

    private static final Board BOTH =
            GREEKS.armies(PERSIA, ABYDOS, 2).armies(PERSIA, EPHESOS, 2).fleets(PERSIA, EPHESOS, 1);

    /** After the first preparation of PERS.IA (EW-S3.1b). */
    private static final Board SOLO =
            GREEKS.armies(PERSIA, ABYDOS, 7)
                    .armies(PERSIA, EPHESOS, 7)
                    .fleets(PERSIA, ABYDOS, 2)
                    .fleets(PERSIA, EPHESOS, 2)
                    .withBridge(true);

    /** Where the Greeks move by a card that they have played. */
    private static final Stage MOVING = new Movement(GREECE, Use.CARD);

    public static final List<Lesson> FOR_TWO =
            List.of(
                    control(), raise(), sail(), battle(), retreat(), event(), supply(), bridge(),
                    king(), score());

    public static final List<Lesson> AGAINST_PERSIA =
            List.of(alone(), place(), athens(), lure(), defence(), starve());

    private Lessons() {}

    private static Lesson control() { // EW-1.3, EW-5.3
        var board = BOTH.armies(GREECE, SPARTA, 1);
        return scene("control", board, MOVING, 1, on(THEBAI, GREECE));
    }

    private static Lesson raise() { // EW-4
        var stage = new Purchase(GREECE, 6, 6, 2, Preparation.Cause.PREPARATION);
        Predicate<EarthWaterState> goal =
                state ->
                        state.position().hand(GREECE).size() == 3
                                && total(state, Piece.FLEET) == 1
                                && total(state, Piece.ARMY) == 5;
        return new Lesson("raise", GREECE, two(BOTH, stage), 5, List.of("3 14 16"), goal);
    }

    private static Lesson sail() { // EW-5.4
        return scene("sail", BOTH.fleets(GREECE, ATHENAI, 2), MOVING, 1, on(NAXOS, GREECE));
    }

    private static Lesson battle() { // EW-6.1, EW-6.2
        var board = BOTH.armies(GREECE, ATHENAI, 2).armies(PERSIA, THEBAI, 2);
        Predicate<EarthWaterState> goal =
                state ->
                        state.position().board().armies(PERSIA, THEBAI) == 0
                                && on(THEBAI, GREECE).test(state);
        return new Lesson("battle", GREECE, two(board, MOVING), 4, List.of("6 6 5 5 5"), goal);
    }

    private static Lesson retreat() { // EW-6.3, EW-6.5
        var board = BOTH.armies(PERSIA, THEBAI, 5).armies(GREECE, THEBAI, 2);
        var attack = march(PERSIA, LARISSA, THEBAI, 5);
        var stage = new LandRetreat(LandBattle.of(attack), GREECE);
        Predicate<EarthWaterState> goal =
                state ->
                        state.position().board().armies(GREECE, THEBAI) == 0
                                && total(state, Piece.ARMY) == 5;
        return scene("retreat", board, stage, 1, goal);
    }

    private static Lesson event() { // EW-5.1, EW-9
        var board = BOTH.fleets(PERSIA, ATHENAI, 1);
        var stage = new Operations.Operation(GREECE, false);
        return scene(
                "event",
                board,
                stage,
                2,
                state -> state.position().board().fleets(PERSIA, ATHENAI) == 0);
    }

    private static Lesson supply() { // EW-7.2
        var hungry = BOTH.armies(GREECE, ATHENAI, 2).armies(GREECE, SPARTA, 1);
        Predicate<EarthWaterState> goal =
                state ->
                        total(state, Piece.ARMY) == 5
                                && List.of(ATHENAI, SPARTA, KORINTHOS).stream()
                                        .allMatch(city -> on(city, GREECE).test(state));
        return scene("supply", hungry, new Supply.Attrition(GREECE, 1), 1, goal);
    }

    private static Lesson bridge() { // EW-1.2, EW-6.8
        var board =
                GREEKS.fleets(GREECE, ATHENAI, 1)
                        .armies(PERSIA, EPHESOS, 2)
                        .armies(PERSIA, PELLA, 3)
                        .withBridge(true);
        return scene("bridge", board, MOVING, 2, state -> !state.position().board().bridge());
    }

    private static Lesson king() { // EW-4.7
        var stage = new Purchase(PERSIA, 12, 6, 2, Preparation.Cause.PREPARATION);
        return new Lesson(
                "king",
                PERSIA,
                two(BOTH, stage),
                1,
                List.of("11 2 3 5 7 8"),
                state -> state.position().isUsed(Figure.DARIUS));
    }

    private static Lesson score() { // EW-8.1, EW-8.3
        var stage = new Operations.Operation(GREECE, false);
        var last = two(BOTH, stage).position().scored(1);
        while (last.campaign() < Position.LAST_CAMPAIGN) last = last.nextCampaign();
        return new Lesson(
                "score",
                GREECE,
                EarthWaterState.of(last.with(Piles.START.withHand(GREECE, Cards.of(14))), stage),
                3,
                List.of(),
                state ->
                        state.stage() instanceof Stage.Over(var outcome)
                                && outcome.winners().contains(GREECE.seat()));
    }

    /** EW-S4: the die's 4 takes an army that stands alone. */
    private static Lesson alone() {
        var stage = new Building(GREECE, 3, 2, Preparation.Cause.PREPARATION);
        return new Lesson(
                "alone",
                GREECE,
                solo(SOLO, stage),
                3,
                List.of("4"),
                state ->
                        City.ALL.stream()
                                .noneMatch(
                                        city ->
                                                state.position().board().armies(GREECE, city)
                                                        == 1));
    }

    /** EW-S4: the die's 6 goes to the first free port. */
    private static Lesson place() {
        var board = SOLO.armies(GREECE, ATHENAI, 1);
        return soloScene("place", board, MOVING, 1, on(THEBAI, GREECE));
    }

    /** EW-S2.3: Athenai and Sparta together end the game at once. */
    private static Lesson athens() {
        var board =
                SOLO.armies(GREECE, ATHENAI, -1)
                        .armies(GREECE, SPARTA, -1)
                        .armies(PERSIA, SPARTA, 2)
                        .armies(GREECE, KORINTHOS, 1);
        return soloScene(
                "athens",
                board,
                MOVING,
                1,
                state -> state.position().board().armies(GREECE, ATHENAI) > 0);
    }

    /** EW-S3: situation A. */
    private static Lesson lure() {
        var board =
                SOLO.fleets(GREECE, ATHENAI, 1)
                        .armies(PERSIA, ABYDOS, -7)
                        .fleets(PERSIA, ABYDOS, -2)
                        .armies(PERSIA, PELLA, 3);
        return soloScene(
                "lure",
                board,
                MOVING,
                1,
                state ->
                        PersianPurchase.situation(
                                        state.position().board(), state.position().score())
                                == PersianPurchase.Situation.A);
    }

    /** EW-S4, step 2: a third of the largest stack comes, and no die is rolled. */
    private static Lesson defence() {
        var board =
                SOLO.fleets(GREECE, SPARTA, 3)
                        .armies(GREECE, SPARTA, 2)
                        .armies(PERSIA, ABYDOS, -7)
                        .fleets(PERSIA, ABYDOS, -2);
        return soloScene(
                "defence",
                board,
                MOVING,
                4,
                state ->
                        state.position().board().armies(PERSIA, EPHESOS) < 7
                                && state.position().board().armies(PERSIA, ABYDOS) == 0
                                && on(ABYDOS, GREECE).test(state));
    }

    /** EW-S5: what is cut off starves. */
    private static Lesson starve() {
        var board =
                SOLO.armies(PERSIA, ABYDOS, -7)
                        .fleets(PERSIA, ABYDOS, -2)
                        .armies(PERSIA, PELLA, 4)
                        .fleets(GREECE, ATHENAI, 1);
        return soloScene(
                "starve",
                board,
                MOVING,
                2,
                state ->
                        Reckoning.of(state.position()).losses().stream()
                                        .filter(loss -> loss.city().equals(PELLA.label()))
                                        .mapToInt(EarthWaterView.Loss::armies)
                                        .sum()
                                == 4);
    }

    private static Predicate<EarthWaterState> on(City city, Side side) {
        return state -> state.position().board().armies(side, city) > 0;
    }

    private static int total(EarthWaterState state, Piece piece) {
        return state.position().board().total(piece, GREECE);
    }

    private static Expedition march(Side side, City from, City to, int armies) {
        return new Expedition(
                side, Use.CARD, Move.Way.LAND, from, to, 0, armies, false, Optional.empty());
    }

    private static Lesson scene(
            String name, Board board, Stage stage, int most, Predicate<EarthWaterState> goal) {
        return new Lesson(name, GREECE, two(board, stage), most, List.of(), goal);
    }

    private static Lesson soloScene(
            String name, Board board, Stage stage, int most, Predicate<EarthWaterState> goal) {
        return new Lesson(name, GREECE, solo(board, stage), most, List.of(), goal);
    }

    private static EarthWaterState two(Board board, Stage stage) {
        return state(Setup.TWO_PLAYER, board, stage);
    }

    private static EarthWaterState solo(Board board, Stage stage) {
        return state(Setup.SOLO, board, stage);
    }

    private static EarthWaterState state(Setup setup, Board board, Stage stage) {
        var buys = stage instanceof Purchase || stage instanceof Building;
        var greek = buys ? Cards.NONE : Cards.of(List.of(3, 16));
        var persian = buys && !setup.solo() ? Cards.NONE : Cards.of(List.of(14, 2));
        var rest = Cards.ALL.minus(greek).minus(persian);
        var piles = Piles.START.withHand(GREECE, greek).withHand(PERSIA, persian).withPile(rest);
        return EarthWaterState.of(Position.start(setup).with(board).with(piles).beginning(), stage);
    }
}
