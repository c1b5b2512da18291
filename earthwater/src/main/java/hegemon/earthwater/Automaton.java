package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Note;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Persia;
import hegemon.earthwater.persia.Reading;
import hegemon.table.Draw;

import java.util.List;
import java.util.Optional;

/** EW-S4: the turns of PERS.IA in the flow of the game. What it does is {@link Persia}'s matter. */
final class Automaton {
    private Automaton() {}

    static EarthWaterState turn(Position position, boolean greeksPassed) {
        if (position.persiaDone()) // EW-S4.0, pass=phase: the phase ends when the Greeks pass
        return Operations.passed(position, PERSIA, greeksPassed);
        boolean cards = !position.hand(PERSIA).isEmpty();
        var unrolled = Persia.beforeTheDie(position.board(), position.setup().reading(), cards);
        if (unrolled.isPresent()) return carriedOut(position, unrolled.get(), greeksPassed);
        return EarthWaterState.of(position, new Die(greeksPassed));
    }

    /** Step 3: the die. */
    record Die(boolean greeksPassed) implements Stage.Lottery {
        @Override
        public Draw draw(Position position) {
            return new Draw.Dice(MoveText.PERSIA, 1, 6);
        }

        @Override
        public EarthWaterState play(Position position, List<Integer> values) {
            var action =
                    Persia.byTheDie(
                            position.board(), position.setup().reading(), values.getFirst());
            return carriedOut(position, action, greeksPassed);
        }
    }

    private static EarthWaterState carriedOut(
            Position position, Action action, boolean greeksPassed) {
        var done = position.with(action.board()).noting(action.reasons());
        return switch (action.act()) {
            case PASS -> discard(passed(done), true, greeksPassed);
            case DEFENCE, MOVE -> marched(done, action);
            case ARMY ->
                    done.hand(GREECE).isEmpty()
                            ? discard(done, false, greeksPassed)
                            : EarthWaterState.of(done, new GreekDiscard());
            case FLEET ->
                    action.battle() == Action.Battle.SEA
                            ? Expedition.ambush(action.city()).arriveBySea(done)
                            : discard(done, false, greeksPassed);
            case PLACE, NONE -> discard(done, false, greeksPassed);
        };
    }

    private static Position passed(Position position) {
        return position.setup().reading().pass() == Reading.Pass.PHASE
                ? position.withPersiaDone()
                : position;
    }

    private static EarthWaterState marched(Position position, Action action) {
        return new Expedition(
                        PERSIA,
                        Use.PERSIA,
                        Move.Way.LAND,
                        action.from(),
                        action.city(),
                        0,
                        action.armies(),
                        false,
                        Optional.empty())
                .arriveByLand(position);
    }

    /** Step 4: a card at random, after every turn in which it has one. */
    static EarthWaterState discard(Position position, boolean passed, boolean greeksPassed) {
        return position.hand(PERSIA).isEmpty()
                ? discarded(position, passed, greeksPassed)
                : EarthWaterState.of(position, new Discarding(passed, greeksPassed));
    }

    private static EarthWaterState discarded(
            Position position, boolean passed, boolean greeksPassed) {
        return passed
                ? Operations.passed(position, PERSIA, greeksPassed)
                : Operations.acted(position, PERSIA);
    }

    record Discarding(boolean passed, boolean greeksPassed) implements Stage.Lottery {
        @Override
        public Draw draw(Position position) {
            return new Draw.Pick(MoveText.PERSIA_DISCARD, position.hand(PERSIA).numbers(), 1);
        }

        @Override
        public EarthWaterState play(Position position, List<Integer> values) {
            return discarded(
                    position.with(position.piles().discarded(PERSIA, values))
                            .noting(Note.of("EW-S4", "persia.discard", values.getFirst())),
                    passed,
                    greeksPassed);
        }
    }

    /** Destroy an army: then the Greek player discards a card of their choice. */
    record GreekDiscard() implements Stage.OfGreece, GreekCardGoes {
        @Override
        public Kind kind() {
            return new Kind("solo-discard", "EW-S4");
        }

        @Override
        public EarthWaterState gone(Position position) {
            return discard(position, false, false);
        }
    }
}
