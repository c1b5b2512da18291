package hegemon.sparta;

import hegemon.table.Enumerable;
import hegemon.table.Outcome;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Score;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A game of Sparta under way.
 *
 * @param turns how many turns were played
 * @param quiet how many of the last turns were quiet ones (SP-6.4)
 * @param occurrences how often this position was on the board, now included (SP-6.4)
 * @param past earlier positions that could come again: those since the last capture or promotion
 * @param last what the last turn brought about
 */
public record SpartaState(
        Setup setup,
        Position position,
        int turns,
        int quiet,
        int occurrences,
        Recurring past,
        Optional<Effects> last)
        implements State<SpartaState, Move, SpartaView>, Enumerable<Move> {

    public static SpartaState start(Setup setup) {
        return new SpartaState(setup, setup.position(), 0, 0, 1, Recurring.NONE, Optional.empty());
    }

    @Override
    public List<Seat> seats() {
        return List.of(Side.SOUTH.seat(), Side.NORTH.seat());
    }

    @Override
    public Turn turn() {
        return outcome()
                .<Turn>map(Turn.Over::new)
                .orElseGet(() -> Turn.of(position.toMove().seat()));
    }

    /** SP-6: what decides the game. */
    @Override
    public List<Score> scores() {
        return List.of(
                new Score("cities", bothSides(position::cityCount)),
                new Score("pieces", bothSides(position::count)));
    }

    private static List<Integer> bothSides(ToIntFunction<Side> counted) {
        return List.of(counted.applyAsInt(Side.SOUTH), counted.applyAsInt(Side.NORTH));
    }

    /** SP-6: how the game ended, if it has. */
    public Optional<Outcome> outcome() {
        return Ending.of(position).or(() -> Ending.of(this));
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, Move move) {
        if (outcome().isPresent()) return Optional.of(Refusal.of("SP-6", "table.refuse.over"));
        if (!position.toMove().seat().equals(seat))
            return Optional.of(Refusal.of("SP-2.1", "table.refuse.turn", seat.in("sparta")));
        return Legality.refuse(position, move);
    }

    @Override
    public SpartaState play(Seat seat, Move move) {
        var effects = position.effects(move, setup.options());
        var recurring = effects.isFinal() ? Recurring.NONE : past.plus(position);
        return new SpartaState(
                setup,
                effects.after(),
                turns + 1,
                effects.isQuiet() ? quiet + 1 : 0,
                1 + recurring.times(effects.after()),
                recurring,
                Optional.of(effects));
    }

    /** How many turns have passed without a capture or a promotion (SP-6.4). */
    public int stalled() {
        return past.size();
    }

    /** After the move that this text names (SP-7.2); refused if it names none or is not legal. */
    public Parse<SpartaState> after(String text) {
        var seat = position.toMove().seat();
        return MoveText.parse(text)
                .then(
                        move ->
                                refuse(seat, move)
                                        .map(Parse::<SpartaState>refused)
                                        .orElseGet(() -> Parse.of(play(seat, move))));
    }

    /** The number of the move that this turn belongs to: South's and North's turn share one. */
    public int moveNumber() {
        int skipped = setup.position().toMove() == Side.NORTH ? 1 : 0;
        return (turns + skipped) / 2 + 1;
    }

    @Override
    public List<Move> moves(Seat seat) {
        return turn().waitsFor(seat) ? position.moves() : List.of();
    }

    /** Nothing is hidden; what moves would bring about is worked out for whoever is to move. */
    @Override
    public SpartaView view(Seat seat) {
        return SpartaView.of(this, seat);
    }

    @Override
    public String told(Seat reader, Seat actor, Move move) {
        return MoveText.print(position.effects(move, setup.options()));
    }

    @Override
    public boolean reveals(Seat actor, Move move) {
        return false;
    }
}
