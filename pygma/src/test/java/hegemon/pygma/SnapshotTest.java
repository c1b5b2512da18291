package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.campaign.Simulation;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Snapshot;
import hegemon.table.Turn;
import hegemon.table.values.ValueReader;
import hegemon.table.values.ValueWriter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A campaign that begins with a snapshot is the one that its log tells. */
class SnapshotTest {
    private static final Chance CHANCE = Chance.ofHex("5".repeat(64));

    private static Match<PygmaState, PygmaMove, PygmaView> start(String setup) {
        return drawn(Match.start(new Pygma(), setup).orThrow());
    }

    private static Match<PygmaState, PygmaMove, PygmaView> drawn(
            Match<PygmaState, PygmaMove, PygmaView> match) {
        var drawn = match;
        while (drawn.turn() instanceof Turn.Chance) drawn = drawn.draw(CHANCE);
        return drawn;
    }

    /** What the bots play until the month is over. */
    private static Match<PygmaState, PygmaMove, PygmaView> month(
            Match<PygmaState, PygmaMove, PygmaView> match) {
        var played = match;
        var caption = match.state().caption();
        while (played.turn() instanceof Turn.Of(var seats)
                && played.state().caption().equals(caption)) {
            var move = Simulation.choose(played.state(), seats.getFirst());
            played = drawn(said(played, seats.getFirst(), new Pygma().print(move)));
        }
        return played;
    }

    private static Match<PygmaState, PygmaMove, PygmaView> said(
            Match<PygmaState, PygmaMove, PygmaView> match, Seat seat, String text) {
        return match.submit(seat, text).orThrow();
    }

    private static Match<PygmaState, PygmaMove, PygmaView> resumed(
            Log log, Snapshot<PygmaState> snapshot) {
        @SuppressWarnings("unchecked")
        var read = (Snapshot<PygmaState>) ValueReader.read(ValueWriter.write(snapshot));
        var match = Match.resume(new Pygma(), log, read);
        for (Entry entry : log.entries().subList(snapshot.entry(), log.size()))
            match = match.replayed(entry).orThrow();
        return match;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "realms 3 seed 4 practice edition=3",
                "realms 2 seed 7 masters 2 edition=2 world.wrap=BOTH world.size=4x4",
                "realms 2 practice"
            })
    void isTheSameAfterEveryMonth(String setup) {
        var match = start(setup);
        var snapshots = new ArrayList<Snapshot<PygmaState>>();
        for (int i = 0; i < 8; i++) {
            match = month(match);
            var snapshot = match.snapshot().orElseThrow();
            assertThat(snapshot.entry()).isEqualTo(match.log().size()).isEqualTo(match.opened());
            snapshots.add(snapshot);
            assertThat(ValueReader.read(ValueWriter.write(snapshot))).isEqualTo(snapshot);
        }
        var replayed = Match.replay(new Pygma(), match.log()).orThrow();
        for (int i : List.of(0, 3, 7)) assertSame(resumed(match.log(), snapshots.get(i)), replayed);
        // Field by field, whatever a class calls equal: no part of a composed value is forgotten.
        assertThat(resumed(match.log(), snapshots.getLast()).state())
                .usingRecursiveComparison()
                .isEqualTo(replayed.state());
    }

    private static void assertSame(
            Match<PygmaState, PygmaMove, PygmaView> resumed,
            Match<PygmaState, PygmaMove, PygmaView> replayed) {
        assertThat(resumed.state()).isEqualTo(replayed.state());
        assertThat(resumed.log()).isEqualTo(replayed.log());
        assertThat(resumed.turn()).isEqualTo(replayed.turn());
        assertThat(resumed.actors()).isEqualTo(replayed.actors());
        assertThat(resumed.opened()).isEqualTo(replayed.opened());
        for (Seat reader : readers(replayed))
            for (int after : List.of(0, 3, replayed.log().size() - 1))
                assertThat(resumed.told(reader, after)).isEqualTo(replayed.told(reader, after));
        for (int i = 0; i <= replayed.log().size(); i++)
            assertThat(resumed.turnAt(i)).isEqualTo(replayed.turnAt(i));
        assertThat(figures(resumed)).isEqualTo(figures(replayed));
        assertThat(resumed.at(2)).isEqualTo(replayed.at(2));
    }

    private static List<Seat> readers(Match<PygmaState, PygmaMove, PygmaView> match) {
        var readers = new ArrayList<>(match.state().seats());
        readers.add(Seat.SPECTATOR);
        return readers;
    }

    private static List<?> figures(Match<PygmaState, PygmaMove, PygmaView> match) {
        return Annals.of(match).stream()
                .map(it -> List.of(it.entry(), it.stop().mark(), it.silent(), it.withdrawn()))
                .toList();
    }

    @Test
    void looksAtNoEarlierPositionUntilAsked() {
        var match = month(month(start("realms 2 seed 3 practice world.size=4x3")));
        var lost =
                new Log(
                        match.log().game(),
                        "no set-up",
                        match.log().commitment(),
                        match.log().secret(),
                        match.log().entries());
        var resumed = resumed(lost, match.snapshot().orElseThrow());
        assertThat(resumed.told(Seat.SPECTATOR)).hasSize(match.told(Seat.SPECTATOR).size());
        var annals = Annals.of(resumed);
        assertThat(annals).hasSize(3);
        assertThat(annals.getFirst().figures(1))
                .isEqualTo(Gist.Figures.of(match.at(0).reports().getFirst()));
        assertThat(annals.getLast().state()).isEqualTo(match.state());
        assertThat(annals.getLast().sheets()).containsOnlyKeys(1, 2);
    }

    @Test
    void whatIsTakenBackMayLieBeforeTheSnapshot() {
        var match = month(start("realms 2 seed 3 world.size=4x3"));
        var snapshot = match.snapshot().orElseThrow();
        var master = PygmaState.GAME_MASTER;
        var ruler = PygmaState.seat(1);
        var withdrawn = said(said(match, ruler, "HYGIENE 1"), master, "withdraw");
        assertSame(resumed(withdrawn.log(), snapshot), withdrawn);
        var sent = said(match, ruler, "HYGIENE 1");
        var back = sent.takeBack(ruler).orThrow();
        var resumedBack = resumed(sent.log(), snapshot).takeBack(ruler).orThrow();
        assertSame(resumedBack, back);
        assertSame(resumed(back.log(), snapshot), back);
        // Beyond the month that all have read nothing is taken back, from wherever one began.
        assertThat(resumed(match.log(), snapshot).takeBack(ruler)).isEqualTo(match.takeBack(ruler));
    }

    @Test
    void aMonthThatIsOnlyADraftBeginsNothing() {
        var match = start("realms 2 seed 3 world.size=4x3");
        var master = PygmaState.GAME_MASTER;
        var draft = drawn(said(match, master, "review"));
        assertThat(draft.opened()).isZero();
        var released = said(draft, master, "release");
        assertThat(released.opened()).isEqualTo(released.log().size());
        assertThat(
                        IntStream.range(0, released.log().size())
                                .mapToObj(i -> released.course().get(i).mark().caption()))
                .containsOnly("Andra/01");
    }
}
