package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.kit.Cost;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** A match costs what is added to it, however long it is. */
class MatchCostTest {
    private static final Seat WALKER = new Seat("Walker");
    private static final Seat GUIDE = new Seat("Guide");

    private final AtomicInteger played = new AtomicInteger();
    private final AtomicInteger told = new AtomicInteger();

    /** A game without an end: one goes on, step by step. */
    private record Walk(MatchCostTest test) implements Game<Way, String, Integer> {
        @Override
        public String name() {
            return "walk";
        }

        @Override
        public List<String> setups() {
            return List.of("here");
        }

        @Override
        public Parse<Way> start(String setup) {
            return Parse.of(new Way(test, 0));
        }

        @Override
        public Parse<String> move(String text) {
            return Parse.of(text);
        }

        @Override
        public String print(String move) {
            return move;
        }
    }

    private record Way(MatchCostTest test, int far) implements State<Way, String, Integer> {
        @Override
        public List<Seat> seats() {
            return List.of(WALKER, GUIDE);
        }

        @Override
        public Turn turn() {
            return Turn.of(WALKER);
        }

        @Override
        public Optional<Refusal> refuse(Seat seat, String move) {
            return Optional.empty();
        }

        @Override
        public Way play(Seat seat, String move) {
            test.played.incrementAndGet();
            return new Way(test, far + 1);
        }

        @Override
        public Integer view(Seat seat) {
            return far;
        }

        @Override
        public String told(Seat reader, Seat actor, String move) {
            test.told.incrementAndGet();
            return reader + " hears " + move + far;
        }

        @Override
        public boolean reveals(Seat actor, String move) {
            return false;
        }
    }

    private Match<Way, String, Integer> walked(int steps) {
        var match = Match.start(new Walk(this), "here").orThrow();
        for (int i = 0; i < steps; i++) match = match.submit(WALKER, "on").orThrow();
        return match;
    }

    @Test
    void twiceTheLogTakesTwiceTheMemory() {
        long some = Cost.bytes(() -> walked(2_000));
        long twice = Cost.bytes(() -> walked(4_000));
        assertThat(twice).isLessThan(3 * some);
        var log = walked(4_000).log();
        long replayed = Cost.bytes(() -> Match.replay(new Walk(this), log).orThrow());
        assertThat(replayed).isLessThan(3 * some);
    }

    /** Every second move is taken back: the log grows, the match does not. */
    @Test
    void aTakebackCopiesNothing() {
        assertThat(Cost.bytes(() -> wavering(2_000)))
                .isLessThan(3 * Cost.bytes(() -> wavering(1_000)));
        var match = wavering(1_000);
        assertThat(match.log().size()).isEqualTo(3_000);
        assertThat(match.told(WALKER)).hasSize(1_000);
        assertThat(match.at(2).far()).isEqualTo(2);
        assertThat(match.at(3).far()).isEqualTo(1);
        assertThat(match.at(3_000).far()).isEqualTo(1_000);
    }

    private Match<Way, String, Integer> wavering(int steps) {
        var match = Match.start(new Walk(this), "here").orThrow();
        for (int i = 0; i < steps; i++) {
            match = match.submit(WALKER, "on").orThrow().submit(WALKER, "astray").orThrow();
            match = match.takeBack(WALKER).orThrow();
        }
        return match;
    }

    @Test
    void aReaderIsToldAnEntryOnceHoweverOftenHeAsks() {
        var match = walked(100);
        for (int i = 0; i < 50; i++) match.told(GUIDE);
        assertThat(told).hasValue(100);
        var longer = match.submit(WALKER, "on").orThrow();
        assertThat(longer.told(GUIDE)).hasSize(101);
        assertThat(told).hasValue(101);
        assertThat(longer.told(GUIDE, 99)).extracting(Entry::number).containsExactly(100, 101);
        assertThat(longer.told(WALKER).getLast().text()).isEqualTo("Walker hears on100");
    }

    @Test
    void anEarlierPositionIsAtHandAndNotPlayedAgain() {
        var match = walked(100).takeBack(WALKER).orThrow();
        played.set(0);
        assertThat(match.at(40).far()).isEqualTo(40);
        assertThat(match.at(100).far()).as("taken back later").isEqualTo(100);
        assertThat(match.at(101).far()).isEqualTo(99);
        assertThat(played).hasValue(0);
    }
}
