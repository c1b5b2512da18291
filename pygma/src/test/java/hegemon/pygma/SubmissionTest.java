package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Events;
import hegemon.pygma.trial.RandomOrders;
import hegemon.table.Chance;
import hegemon.table.Match;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

class SubmissionTest {
    private static final PygmaMove KEY = new PygmaMove.MonthKey("ab".repeat(32));

    /** Every month the realms send their sheets in another order. */
    @ParameterizedTest
    @ValueSource(longs = {5, 6, 7})
    void theOrderInWhichRealmsSubmitDoesNotMatter(long seed) {
        var one = new Pygma().start("realms 4 seed " + seed).orThrow();
        var other = one;
        var realms = new ArrayList<>(List.of(1, 2, 3, 4));
        for (int month = 0; month < 9; month++) {
            var orders = new RandomOrders(one.world());
            for (int realm : realms) one = submitted(one, orders, realm);
            Collections.shuffle(realms, new Random(seed + month));
            for (int realm : realms) other = submitted(other, orders, realm);
            one = evaluated(one);
            other = evaluated(other);
            assertThat(one.world()).isEqualTo(other.world());
            assertThat(one.last().rolls()).isEqualTo(other.last().rolls());
        }
    }

    private static PygmaState submitted(PygmaState state, RandomOrders orders, int realm) {
        var sheet = orders.sheet(realm, new SplittableRandom(realm));
        return state.play(PygmaState.seat(realm), new PygmaMove.Orders(sheet));
    }

    private static PygmaState evaluated(PygmaState state) {
        return state.play(PygmaState.GAME_MASTER, new PygmaMove.Evaluate(Events.NONE))
                .play(Seat.CHANCE, KEY);
    }

    @Test
    void aSheetMoreOrLessChangesNoDie() { // D-129
        var chance = Chance.ofHex("7".repeat(64));
        var start = Match.start(new Pygma(), "realms 2 seed 1 world.size=4x3").orThrow();
        var one = start.submit(PygmaState.seat(1), "REICH 1").orThrow();
        var two = one.submit(PygmaState.seat(1), "HYGIENE 5").orThrow();
        assertThat(key(two, chance)).isEqualTo(key(one, chance)).isEqualTo(key(start, chance));
    }

    private static String key(Match<PygmaState, PygmaMove, PygmaView> match, Chance chance) {
        var closed = match.submit(PygmaState.GAME_MASTER, "evaluate").orThrow();
        return closed.draw(chance).log().entries().getLast().text();
    }

    @Test
    void aLaterSheetReplacesAnEarlierOne() { // phase 1
        var state = new Pygma().start("realms 2 seed 5").orThrow();
        var seat = PygmaState.seat(1);
        var first = state.play(seat, new Pygma().move("NAME REICH \"Erst\"").orThrow());
        var second = new Pygma().move("NAME REICH \"Dann\"").orThrow();
        assertThat(first.refuse(seat, second)).isEmpty();
        assertThat(evaluated(first.play(seat, second)).world().realm(1).name()).isEqualTo("Dann");
    }

    @Test
    void ordersForAnotherRealmOrMonthAreRefused() {
        var state = new Pygma().start("realms 2 seed 5").orThrow();
        var other = new Pygma().move("REICH 2").orThrow();
        var late = new Pygma().move("ZUG Bek/01").orThrow();
        assertThat(state.refuse(PygmaState.seat(1), other)).isPresent();
        assertThat(state.refuse(PygmaState.seat(2), other)).isEmpty();
        assertThat(state.refuse(PygmaState.seat(1), late)).isPresent();
    }
}
