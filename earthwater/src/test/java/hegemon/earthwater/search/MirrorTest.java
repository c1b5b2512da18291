package hegemon.earthwater.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.Cards;
import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Fast play is held to the rules: each choice has as many options as the rules list moves, each
 * move is legal there, and both positions are the same at every decision.
 */
class MirrorTest {
    private static final int GAMES = 120;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-player",
                "two-player cheap-fleets",
                "solo",
                "solo pass=phase place=strict target=road",
                "solo place=letter handicap=beginner",
                "solo defence=largest move=any raise=garrisoned rounds=two ports=all",
                "solo place=strict limit=every landing=any",
                "solo raise=occupied"
            })
    void fastPlayIsHeldToTheRules(String setup) {
        for (long seed = 0; seed < GAMES; seed++) {
            var mirror = new Mirror(setup, seed);
            mirror.playFromPreparation();
            mirror.compareEnd();
        }
    }

    /** A playout that plays the same game in the readable rules. */
    private static final class Mirror extends Playout {
        private final Random random;
        private final String name;
        private final Listing listing = new Listing();
        private EarthWaterState state;

        Mirror(String setup, long seed) {
            this.random = new Random(seed);
            this.name = setup + ", seed " + seed;
            this.state = new EarthWater().start(setup).orThrow();
            load(state.position());
        }

        @Override
        int choose(int side, Ask ask, int options, int first, int second) {
            var seat = (side == GREEK ? Side.GREECE : Side.PERSIA).seat();
            assertThat(state.turn()).as(name).isEqualTo(Turn.of(seat));
            assertThat(options)
                    .as("%s: %s", name, state.stage())
                    .isEqualTo(state.moves(seat).size());
            comparePosition();
            compareOptions(seat, side, ask, options, first, second);
            return random.nextInt(options);
        }

        /** The options that a thinking player is shown are the moves of the rules. */
        private void compareOptions(
                Seat seat, int side, Ask ask, int options, int first, int second) {
            listing.fill(this, side, ask, options, first, second);
            var listed = Arrays.stream(listing.codes).limit(options).boxed().toList();
            var moves = state.moves(seat).stream().map(Codes::of).toList();
            assertThat(listed).as("%s: %s", name, ask).containsExactlyInAnyOrderElementsOf(moves);
            boolean placing = ask == Ask.ROYAL_ROAD || ask == Ask.PLACE_FLEET; // told by the side
            assertThat(Asks.of(state)).as(name).isEqualTo(placing ? Ask.PLACE_ARMY : ask);
        }

        private void comparePosition() {
            var rules = new RandomPlayout(1);
            rules.load(state.position());
            assertThat(armies).as(name).isEqualTo(rules.armies);
            assertThat(fleets).as(name).isEqualTo(rules.fleets);
            assertThat(armyCities).as(name).isEqualTo(rules.armyCities);
            assertThat(fleetPorts).as(name).isEqualTo(rules.fleetPorts);
            assertThat(hand).as(name).isEqualTo(rules.hand);
            assertThat(List.of(pile, discards, topDiscard, aside, figures))
                    .as(name)
                    .isEqualTo(
                            List.of(
                                    rules.pile,
                                    rules.discards,
                                    rules.topDiscard,
                                    rules.aside,
                                    rules.figures));
            assertThat(List.of(campaign, score, bridge, carneia, reserved))
                    .as(name)
                    .isEqualTo(
                            List.of(
                                    rules.campaign,
                                    rules.score,
                                    rules.bridge,
                                    rules.carneia,
                                    rules.reserved));
        }

        void compareEnd() {
            var outcome = ((Turn.Over) state.turn()).outcome();
            int won =
                    outcome.isDraw() ? 0 : outcome.winners().contains(Side.PERSIA.seat()) ? 1 : -1;
            assertThat(winner).as(name).isEqualTo(won);
            assertThat(score).as(name).isEqualTo(state.position().score());
        }

        @Override
        int chance(int bound) {
            return random.nextInt(bound);
        }

        @Override
        void tell(Verb verb, int a, int b, int c, int d) {
            var move = move(verb, a, b, c, d);
            var seat = state.turn() instanceof Turn.Of(var seats) ? seats.first() : Seat.CHANCE;
            assertThat(state.refuse(seat, move)).as("%s: %s %s", name, seat, move).isEmpty();
            state = state.play(seat, move);
        }

        private Move move(Verb verb, int a, int b, int c, int d) {
            return switch (verb) {
                case BUY -> new Move.Buy(a);
                case RAISE_ARMY -> new Move.Raise(Piece.ARMY, city(a));
                case RAISE_FLEET -> new Move.Raise(Piece.FLEET, city(a));
                case RAISE_BRIDGE -> new Move.BuildBridge();
                case DONE -> new Move.Done();
                case PLAY_EVENT -> new Move.Play(a, Move.As.EVENT);
                case PLAY_MOVE -> new Move.Play(a, Move.As.MOVE);
                case PASS -> new Move.Pass();
                case MARCH -> new Move.March(city(a), city(b), c);
                case SAIL -> new Move.Sail(city(a), city(b), c, d);
                case REMOVE -> new Move.Remove(city(a));
                case PLACE -> new Move.Place(city(a), b);
                case EVICT -> new Move.Evict(city(a));
                case PAY -> new Move.Pay(city(a));
                case RELOCATE -> new Move.Relocate(city(a));
                case REACT -> new Move.React(a);
                case DECLINE -> new Move.Decline();
                case RESTORE -> new Move.Restore(a);
                case RETREAT_LAND -> new Move.Retreat(Move.Way.LAND, city(a));
                case RETREAT_SEA -> new Move.Retreat(Move.Way.SEA, city(a));
                case STAY -> new Move.Stay();
                case DESTROY -> new Move.Destroy(true);
                case SPARE -> new Move.Destroy(false);
                case DISCARD -> new Move.Discard(new Cards(a).numbers());
                case KEEP -> new Move.Keep(new Cards(a).numbers());
                case DRAW -> lot(new Cards(a).numbers());
                case OSTRACISM, PERSIA, PERSIA_DISCARD -> lot(List.of(a));
                case BATTLE -> lot(rolled(a));
                case PEACE -> lot(rolled(2));
            };
        }

        private static City city(int index) {
            return City.ALL.get(index);
        }

        private List<Integer> rolled(int count) {
            var values = new ArrayList<Integer>();
            for (int i = 0; i < count; i++) values.add(dice[i]);
            return values;
        }

        private Move lot(List<Integer> values) {
            Draw due = ((Turn.Chance) state.turn()).draw();
            return new Move.Lot(due.purpose(), values);
        }
    }
}
