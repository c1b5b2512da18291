package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Enumerable;
import hegemon.table.Outcome;
import hegemon.table.Refusal;
import hegemon.table.Score;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** A position of the game: what lies on the table, and what is waited for. */
public record EarthWaterState(Position position, Stage stage)
        implements State<EarthWaterState, Move, EarthWaterView>, Enumerable<Move> {

    static EarthWaterState start(Setup setup) {
        return Preparation.begin(Position.start(setup));
    }

    static EarthWaterState of(Position position, Stage stage) {
        return new EarthWaterState(position, stage);
    }

    @Override
    public List<Seat> seats() {
        return position.solo()
                ? List.of(Side.GREECE.seat())
                : List.of(Side.GREECE.seat(), Side.PERSIA.seat());
    }

    /** EW-S2: PERS.IA wins where the Greek player gives up. */
    @Override
    public List<Seat> parties() {
        return List.of(Side.GREECE.seat(), Side.PERSIA.seat());
    }

    @Override
    public Turn turn() {
        return switch (stage) {
            case Stage.Decision decision -> Turn.of(decision.side().seat());
            case Stage.Lottery lottery -> new Turn.Chance(lottery.draw(position));
            case Stage.Over(var outcome) -> new Turn.Over(outcome);
        };
    }

    /** EW-S6. */
    @Override
    public String occasion(int entry) {
        return position.setup().day().isPresent() && turn() instanceof Turn.Chance(var due)
                ? position.turns().occasion(position.campaign(), due.purpose())
                : String.valueOf(entry);
    }

    /** The marker is on the side that is ahead (EW-8.1). */
    @Override
    public List<Score> scores() {
        int persia = position.score();
        return List.of(new Score("points", List.of(Math.max(0, -persia), Math.max(0, persia))));
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, Move move) {
        if (stage instanceof Stage.Lottery lottery && seat.equals(Seat.CHANCE))
            return fits(lottery.draw(position), move)
                    ? Optional.empty()
                    : Optional.of(
                            Refusals.of(
                                    "EW-4.6",
                                    "lot",
                                    MoveText.print(move),
                                    lottery.draw(position).purpose()));
        if (stage instanceof Stage.Decision decision && seat.equals(decision.side().seat()))
            return decision.refuse(position, move);
        return Optional.of(Refusal.of("EW-5.1", "table.refuse.turn", seat.in("earthwater")));
    }

    private static boolean fits(Draw draw, Move move) {
        if (!(move instanceof Move.Lot(var purpose, var values)) || !purpose.equals(draw.purpose()))
            return false;
        return switch (draw) {
            case Draw.Dice(var ignored, var count, var sides) ->
                    values.size() == count
                            && values.stream().allMatch(die -> 1 <= die && die <= sides);
            case Draw.Pick(var ignored, var from, var count) ->
                    values.size() == count
                            && new HashSet<>(values).size() == count
                            && from.containsAll(values);
            case Draw.Key ignored -> false;
        };
    }

    /** Notes tell what happened since the last decision, so a decision begins a new story. */
    @Override
    public EarthWaterState play(Seat seat, Move move) {
        var next =
                switch (stage) {
                    case Stage.Decision decision -> decision.play(position.beginning(), move);
                    case Stage.Lottery lottery
                            when move instanceof Move.Lot(var purpose, var values) ->
                            lottery.play(position.drawing(purpose), values);
                    case Stage.Lottery lottery ->
                            throw new IllegalStateException(
                                    lottery + " waits for a draw, not for " + move);
                    case Stage.Over over ->
                            throw new IllegalStateException("the game is over: " + over);
                };
        return next.checkedForPersianVictory();
    }

    /** EW-S2.3: in the solo game Persia wins at the very moment it controls Athenai and Sparta. */
    private EarthWaterState checkedForPersianVictory() {
        var board = position.board();
        boolean won =
                position.solo()
                        && !(stage instanceof Stage.Over)
                        && board.controls(Side.PERSIA, City.ATHENAI)
                        && board.controls(Side.PERSIA, City.SPARTA);
        return won
                ? of(
                        position.noting(Note.of("EW-S2.3", "solo.victory")),
                        new Stage.Over(Outcome.won(Side.PERSIA.seat(), "EW-S2.3")))
                : this;
    }

    @Override
    public List<Move> moves(Seat seat) {
        return stage instanceof Stage.Decision decision && seat.equals(decision.side().seat())
                ? decision.moves(position)
                : List.of();
    }

    /**
     * A point between two operations, or before a preparation, at which fast play can take over.
     *
     * @param side whose turn it is; the Persians before a preparation
     */
    public record Junction(boolean preparation, Side side, boolean enemyPassed) {}

    public Optional<Junction> junction() {
        return switch (stage) {
            case Operations.Operation(var side, var enemyPassed) ->
                    Optional.of(new Junction(false, side, enemyPassed));
            case Automaton.Die(var greeksPassed) ->
                    Optional.of(new Junction(false, Side.PERSIA, greeksPassed));
            case Purchase purchase
                    when purchase.side() == Side.PERSIA
                            && purchase.cause() == Preparation.Cause.PREPARATION ->
                    Optional.of(new Junction(true, Side.PERSIA, false));
            default -> Optional.empty();
        };
    }

    /** A word for the kind of decision or draw that is waited for. */
    public String phase() {
        return stage.phase();
    }

    /** The city that the decision is about, if it is about one. */
    public Optional<City> at() {
        return stage.at();
    }

    /** The same table with other cards in the hands and in the pile. */
    public EarthWaterState with(Piles piles) {
        return of(position.with(piles), stage);
    }

    /** Whether this side's hand lies open before this seat. */
    public boolean sees(Seat seat, Side side) {
        boolean own = side.seat().equals(seat) && seats().contains(seat);
        boolean looks =
                stage instanceof Hippias hippias
                        && side == Side.GREECE
                        && seat.equals(hippias.side().seat());
        return own || looks;
    }

    @Override
    public EarthWaterView view(Seat seat) {
        return Views.of(this, seat);
    }

    @Override
    public String told(Seat reader, Seat actor, Move move) {
        return Views.told(this, reader, actor, move);
    }

    @Override
    public boolean reveals(Seat actor, Move move) {
        return Views.reveals(this, move);
    }

    /** EW-S5.1: where a move ends the phase, PERS.IA lays its whole hand face up. */
    @Override
    public boolean shows(Seat actor, Move move) {
        return reveals(actor, move)
                || position.solo()
                        && play(actor, move).position().hand(Side.PERSIA).size()
                                < position.hand(Side.PERSIA).size();
    }
}
