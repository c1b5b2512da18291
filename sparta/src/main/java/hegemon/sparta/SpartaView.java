package hegemon.sparta;

import hegemon.table.Outcome;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Everything that a board shows. Squares are named as in the notation, sides are {@code South} and
 * {@code North}, kinds {@code fighter} and {@code hero}.
 *
 * @param setup the name of the set-up, or the position the game began with
 * @param position the position in the notation of SP-7.1
 * @param moves what the side to move can do, in the notation of SP-7.2; none when the game is over
 * @param foretold of these moves, what those bring about that are more than a step; for the side to
 *     move alone
 * @param last what the last turn brought about, for showing it
 * @param turn the number of the turn that is due, from 1
 * @param move the number of the move it belongs to, as in the game text
 * @param occurrences how often this position was on the board (SP-6.4)
 * @param quiet how many turns have passed without a capture, a city taken or a promotion (SP-6.4)
 * @param stalled how many turns have passed without a capture or a promotion (SP-6.4)
 */
public record SpartaView(
        String setup,
        Rules options,
        String position,
        List<Standing> pieces,
        List<City> cities,
        Count south,
        Count north,
        String toMove,
        List<String> moves,
        List<Foretold> foretold,
        Optional<Last> last,
        int turn,
        int move,
        int occurrences,
        int quiet,
        int stalled,
        Optional<Result> result) {

    /** A piece on the board, or one that was just captured. */
    public record Standing(String square, String side, String kind) {
        static Standing of(Square square, Piece piece) {
            var kind =
                    switch (piece.kind()) {
                        case FIGHTER -> "fighter";
                        case HERO -> "hero";
                    };
            return new Standing(square.toString(), piece.side().toString(), kind);
        }
    }

    public record City(String square, String owner) {}

    /** What a side has left. */
    public record Count(int pieces, int cities) {
        static Count of(Position position, Side side) {
            return new Count(position.count(side), position.cityCount(side));
        }
    }

    /** The options of SP-6.4. */
    public record Rules(
            boolean repetition, int quietLimit, boolean heroesTake, int stalemateLimit) {
        static Rules of(Options options) {
            return new Rules(
                    options.repetition(),
                    options.quietLimit(),
                    options.heroesTake(),
                    options.stalemateLimit());
        }
    }

    /**
     * @param text with the suffixes for readers
     * @param side who played it
     * @param way the squares from start to end; one for a promotion in place, none for a pass
     * @param enclosed what was enclosed at the end of it and is gone now
     */
    public record Last(
            String text,
            String side,
            List<String> way,
            boolean cityTaken,
            boolean promoted,
            List<Standing> enclosed) {
        static Last of(Effects effects) {
            return new Last(
                    MoveText.print(effects),
                    effects.after().toMove().other().toString(),
                    effects.way().stream().map(Square::toString).toList(),
                    effects.cityTaken(),
                    effects.promoted(),
                    standings(effects.captured()));
        }
    }

    /**
     * What a move would bring about.
     *
     * @param enclosed what would be gone, of both sides
     */
    public record Foretold(String move, boolean city, boolean hero, List<Standing> enclosed) {
        static Foretold of(Move move, Position.Brought brought) {
            return new Foretold(
                    MoveText.print(move),
                    brought.cityTaken(),
                    brought.promoted(),
                    standings(brought.captured()));
        }
    }

    /**
     * @param winner empty for a draw
     * @param rule what ended the game, see the words sparta.end.…
     */
    public record Result(Optional<String> winner, String rule) {
        static Result of(Outcome outcome) {
            return new Result(
                    outcome.winners().stream().findFirst().map(Object::toString), outcome.rule());
        }
    }

    static SpartaView of(SpartaState state, Seat reader) {
        var position = state.position();
        var result = state.outcome().map(Result::of);
        var moves = result.isPresent() ? List.<Move>of() : position.moves();
        return new SpartaView(
                state.setup().name(),
                Rules.of(state.setup().options()),
                position.print(),
                standings(position.pieces()),
                cities(position),
                Count.of(position, Side.SOUTH),
                Count.of(position, Side.NORTH),
                position.toMove().toString(),
                moves.stream().map(MoveText::print).toList(),
                state.turn().waitsFor(reader) ? foretold(state, moves) : List.of(),
                state.last().map(Last::of),
                state.turns() + 1,
                state.moveNumber(),
                state.occurrences(),
                state.quiet(),
                state.stalled(),
                result);
    }

    private static List<Standing> standings(SortedMap<Square, Piece> pieces) {
        return pieces.entrySet().stream()
                .map(entry -> Standing.of(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static List<City> cities(Position position) {
        return position.cities().entrySet().stream()
                .map(entry -> new City(entry.getKey().toString(), entry.getValue().toString()))
                .toList();
    }

    private static List<Foretold> foretold(SpartaState state, List<Move> moves) {
        var position = state.position();
        var foretold = new ArrayList<Foretold>();
        for (Move move : moves) {
            if (position.isMereStep(move)) continue;
            var brought = position.brings(move, state.setup().options());
            if (!brought.isNothing()) foretold.add(Foretold.of(move, brought));
        }
        return List.copyOf(foretold);
    }
}
