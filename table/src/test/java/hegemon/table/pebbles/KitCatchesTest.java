package hegemon.table.pebbles;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Enumerable;
import hegemon.table.Game;
import hegemon.table.Outcome;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;
import hegemon.table.kit.ContractTest;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A test kit that never fails is worth nothing: each of these games breaks one promise, and is
 * caught.
 */
@Tag("long")
class KitCatchesTest {
    /** Which promise is broken. */
    enum Fault {
        NONE,
        LEAKING_VIEW,
        LEAKING_REFUSAL,
        DOUBLE_MOVE,
        UNLISTED_MOVE,
        STRANGER_PLAYS,
        THROWS_AT_GARBAGE,
        PRINTS_ANOTHER_MOVE,
        TAKES_GARBAGE,
        STRANGER_WINS,
        ENDLESS
    }

    @Test
    void anHonestGamePasses() {
        assertThat(failures(Fault.NONE)).isEmpty();
    }

    @Test
    void eachBrokenPromiseIsCaughtByItsTest() {
        assertThat(failures(Fault.LEAKING_VIEW))
                .contains("whatIsHiddenChangesNothingThatASeatSees");
        assertThat(failures(Fault.LEAKING_REFUSAL))
                .contains("whatIsHiddenChangesNothingThatASeatSees");
        assertThat(failures(Fault.DOUBLE_MOVE))
                .contains("listedMovesAreAcceptedOnceEachAndOthersRefused");
        assertThat(failures(Fault.UNLISTED_MOVE))
                .contains("listedMovesAreAcceptedOnceEachAndOthersRefused");
        assertThat(failures(Fault.STRANGER_PLAYS))
                .contains("listedMovesAreAcceptedOnceEachAndOthersRefused");
        assertThat(failures(Fault.THROWS_AT_GARBAGE))
                .contains("garbageIsRefusedWithoutAnException");
        assertThat(failures(Fault.TAKES_GARBAGE)).contains("garbageIsRefusedWithoutAnException");
        assertThat(failures(Fault.STRANGER_WINS)).contains("everyRandomGameEnds");
        assertThat(failures(Fault.PRINTS_ANOTHER_MOVE)).contains("movesPrintAndParseBack");
        assertThat(failures(Fault.ENDLESS)).contains("everyRandomGameEnds");
    }

    /** The names of the kit's tests that fail for a game with this fault. */
    private static List<String> failures(Fault fault) {
        var trial = new Trial(fault);
        return Stream.of(ContractTest.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Test.class))
                .filter(
                        method -> {
                            method.setAccessible(true);
                            try {
                                method.invoke(trial);
                                return false;
                            } catch (ReflectiveOperationException e) {
                                return true;
                            }
                        })
                .map(Method::getName)
                .toList();
    }

    /** The kit on a faulty game. */
    private static final class Trial extends ContractTest<Faulty, PebblesMove, PebblesView> {
        private final Fault fault;

        Trial(Fault fault) {
            this.fault = fault;
        }

        @Override
        protected Game<Faulty, PebblesMove, PebblesView> game() {
            return new FaultyGame(fault);
        }

        @Override
        protected Faulty dealtAnew(Faulty state, Seat seat, RandomGenerator random) {
            return new Faulty(fault, PebblesContractTest.anew(state.honest(), seat, random));
        }

        @Override
        protected int games() {
            return 60;
        }

        @Override
        protected int longest() {
            return 200;
        }
    }

    private record FaultyGame(Fault fault) implements Game<Faulty, PebblesMove, PebblesView> {
        @Override
        public String name() {
            return "pebbles";
        }

        @Override
        public List<String> setups() {
            return new Pebbles().setups();
        }

        @Override
        public Parse<Faulty> start(String setup) {
            return new Pebbles().start(setup).map(state -> new Faulty(fault, state));
        }

        @Override
        public Parse<PebblesMove> move(String text) {
            if (fault == Fault.THROWS_AT_GARBAGE && text.startsWith("take "))
                Integer.parseInt(text.substring(5));
            return new Pebbles().move(fault == Fault.TAKES_GARBAGE ? known(text) : text);
        }

        private static String known(String text) {
            return text.equals("ÄÖÜß") ? "show" : text;
        }

        @Override
        public String print(PebblesMove move) {
            return fault == Fault.PRINTS_ANOTHER_MOVE ? "take 1" : new Pebbles().print(move);
        }
    }

    private record Faulty(Fault fault, PebblesState honest)
            implements State<Faulty, PebblesMove, PebblesView>, Enumerable<PebblesMove> {
        @Override
        public List<Seat> seats() {
            return honest.seats();
        }

        @Override
        public Turn turn() {
            if (fault == Fault.STRANGER_WINS && honest.turn() instanceof Turn.Over)
                return new Turn.Over(Outcome.won(new Seat("Nobody"), "pebbles"));
            return honest.turn();
        }

        @Override
        public Optional<Refusal> refuse(Seat seat, PebblesMove move) {
            if (fault == Fault.UNLISTED_MOVE
                    && move instanceof PebblesMove.Show
                    && honest.turn().waitsFor(seat)) return Optional.empty();
            if (fault == Fault.STRANGER_PLAYS && seat.equals(Seat.SPECTATOR))
                return Optional.empty();
            if (fault == Fault.LEAKING_REFUSAL
                    && move instanceof PebblesMove.Take(var count)
                    && honest.stones().containsValue(count))
                return Optional.of(Refusal.of("x", "table.refuse.over"));
            return honest.refuse(seat, move);
        }

        @Override
        public Faulty play(Seat seat, PebblesMove move) {
            boolean putBack =
                    fault == Fault.ENDLESS && honest.heap() < 5 && !seat.equals(Seat.CHANCE);
            return new Faulty(fault, putBack ? honest : honest.play(seat, move));
        }

        @Override
        public PebblesView view(Seat seat) {
            var view = honest.view(seat);
            if (fault != Fault.LEAKING_VIEW || honest.stones().isEmpty()) return view;
            int sum = honest.stones().values().stream().mapToInt(Integer::intValue).sum();
            return new PebblesView(
                    view.heap() + 100 * sum, view.taken(), view.stones(), view.moves());
        }

        @Override
        public String told(Seat reader, Seat actor, PebblesMove move) {
            return honest.told(reader, actor, move);
        }

        @Override
        public boolean reveals(Seat actor, PebblesMove move) {
            return honest.reveals(actor, move);
        }

        @Override
        public List<PebblesMove> moves(Seat seat) {
            var moves = new ArrayList<>(honest.moves(seat));
            if (fault == Fault.DOUBLE_MOVE) moves.addAll(honest.moves(seat));
            return moves;
        }
    }
}
