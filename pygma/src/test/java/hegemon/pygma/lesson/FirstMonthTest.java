package hegemon.pygma.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.bot.PygmaBots;
import hegemon.pygma.lesson.FirstMonth.Evidence;
import hegemon.pygma.lesson.FirstMonth.Task;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.table.Bots;
import hegemon.table.Language;
import hegemon.table.Parse;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

class FirstMonthTest {
    private static final String HEAD = "REICH 1\nZUG Dorl/01\n";

    private static PygmaState start() {
        var setup = new Pygma().asBegun(FirstMonth.WISH);
        assertThat(FirstMonth.isOne(setup)).isTrue();
        if (new Pygma().start(setup) instanceof Parse.Parsed<PygmaState>(var state)) return state;
        throw new IllegalStateException(setup);
    }

    private static Sheet sheet(String text) {
        return Parser.read(text).sheet();
    }

    private static Set<Task> done(PygmaState state, String text, Evidence evidence) {
        return FirstMonth.done(
                state.knowledge(1), state.reports().getFirst(), sheet(text), Set.of(), evidence);
    }

    /** A newcomer who takes over the example of whatever task is next, line by line. */
    private static String followed(PygmaState state) {
        var text = HEAD;
        for (int i = 0; i < 20; i++) {
            var done = done(state, text, Evidence.NONE);
            for (Task task : Task.values()) {
                var line =
                        FirstMonth.example(
                                task, state.knowledge(1), state.reports().getFirst(), sheet(text));
                if (done.contains(task) || line.isEmpty()) continue;
                text += OrderText.in(Language.GERMAN).print(line.get()) + "\n";
                break;
            }
        }
        return text;
    }

    /** Until this month was evaluated, against the bot, with nothing ordered after the first. */
    private static PygmaState played(PygmaState start, String first, Month until) {
        var state = start;
        while (true) {
            var month = state.world().date().month();
            var text =
                    state.world().equals(start.world())
                            ? first
                            : "REICH 1\nZUG " + state.world().date() + "\n";
            state = state.play(PygmaState.seat(1), new PygmaMove.Orders(sheet(text)));
            var bot = PygmaState.seat(2);
            var thinking = new Bots.Thinking(1, Duration.ZERO, 1, () -> false);
            state = state.play(bot, new PygmaBots().choose(state, bot, thinking));
            var key = HexFormat.of().formatHex(new byte[32]);
            state = state.play(bot, new PygmaMove.MonthKey(key));
            if (month == until) return state;
        }
    }

    @Test
    void eachTaskIsJudgedByItself() {
        var state = start();
        assertThat(done(state, HEAD, Evidence.NONE)).isEmpty();
        var looked =
                new Evidence(List.of(new Address(9, 7), new Address(9, 9)), Optional.of(Good.WINE));
        assertThat(done(state, HEAD, looked)).containsExactly(Task.LOOK);
        var read = new Evidence(List.of(new Address(9, 9)), Optional.of(Good.STONE));
        assertThat(done(state, HEAD, read)).containsExactly(Task.READ);
        assertThat(done(state, HEAD + "GRÜNDE 9/19", Evidence.NONE)).containsExactly(Task.SETTLE);
        assertThat(done(state, HEAD + "GRÜNDE 9/08", Evidence.NONE)).isEmpty();
        assertThat(done(state, HEAD + "RÜSTE KH 2 1000 K IN 9/07", Evidence.NONE))
                .containsExactly(Task.RAISE);
        assertThat(done(state, HEAD + "RH 1: 9/07 > 9/08 > 9/09 R", Evidence.NONE))
                .containsExactly(Task.EXPLORE);
        assertThat(done(state, followed(state), Evidence.NONE))
                .isEqualTo(EnumSet.of(Task.PRODUCE, Task.EXPLORE, Task.SETTLE, Task.RAISE));
    }

    @Test
    void whoFollowsTheTasksHasNoUnrestAtTheFirstIncome() {
        var state = start();
        assertThat(followed(state)).as("plague is kept away").contains("HYGIENE");
        var after = played(state, followed(state), Month.GANTR);
        assertThat(after.world().realm(1).economy().unrest()).isZero();
        assertThat(after.world().realm(1).treasury()).isPositive();
    }

    @Test
    void whoDoesNothingHasUnrestOfTheWorstKind() {
        var after = played(start(), HEAD, Month.GANTR);
        assertThat(after.world().realm(1).economy().unrest()).isEqualTo(3);
    }
}
