package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Outcome;
import hegemon.table.Refusal;

import java.util.List;
import java.util.Optional;

/** What the game waits for. Each kind of decision is a record that knows its own legal moves. */
sealed interface Stage {
    /** A word for the kind of decision, for pages and programs. */
    String phase();

    /** The city it is about, if it is about one. */
    default Optional<City> at() {
        return Optional.empty();
    }

    /** A decision of one side. */
    non-sealed interface Decision extends Stage {
        /**
         * What kind of decision it is.
         *
         * @param phase a word for it, for pages and programs
         * @param rule under which it is made
         */
        record Kind(String phase, String rule) {}

        Side side();

        Kind kind();

        @Override
        default String phase() {
            return kind().phase();
        }

        default String rule() {
            return kind().rule();
        }

        List<Move> moves(Position position);

        /** Whether this move is not among {@link #moves}, and why. */
        default Optional<Refusal> refuse(Position position, Move move) {
            var legal = moves(position);
            return legal.contains(move)
                    ? Optional.empty()
                    : Optional.of(Refusals.notAmong(rule(), move, legal));
        }

        EarthWaterState play(Position position, Move move);

        /** Talents left, armies to remove: the number the decision is about, or 0. */
        default int amount() {
            return 0;
        }
    }

    /** A decision that is always the Greeks'. */
    interface OfGreece extends Decision {
        @Override
        default Side side() {
            return Side.GREECE;
        }
    }

    /** A decision that is always the Persians'. */
    interface OfPersia extends Decision {
        @Override
        default Side side() {
            return Side.PERSIA;
        }
    }

    /** Dice or cards are due. */
    non-sealed interface Lottery extends Stage {
        Draw draw(Position position);

        EarthWaterState play(Position position, List<Integer> values);

        @Override
        default String phase() {
            return "chance";
        }
    }

    /** The game has ended. */
    record Over(Outcome outcome) implements Stage {
        @Override
        public String phase() {
            return "over";
        }
    }
}
