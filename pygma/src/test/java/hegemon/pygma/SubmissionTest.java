package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Events;
import hegemon.pygma.trial.RandomOrders;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;

class SubmissionTest {
    private static final PygmaMove KEY = new PygmaMove.MonthKey("ab".repeat(32));

    @Test
    void theOrderInWhichRealmsSubmitDoesNotMatter() {
        var start = new Pygma().start("realms 4 seed 5").orThrow();
        var orders = new RandomOrders(start.world());
        var forward = start;
        var backward = start;
        for (int i = 1; i <= 4; i++) {
            forward = submitted(forward, orders, i);
            backward = submitted(backward, orders, 5 - i);
        }
        assertThat(evaluated(forward).world()).isEqualTo(evaluated(backward).world());
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
