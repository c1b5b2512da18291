package hegemon.pygma.campaign;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.bot.PygmaBots;
import hegemon.table.Bots;
import hegemon.table.Chance;
import hegemon.table.Seat;

import java.time.Duration;
import java.util.List;

/** A campaign whose rulers are all made of code, month by month. */
public final class Simulation {
    private static final PygmaBots BOTS = new PygmaBots();
    private static final Bots.Thinking THINKING =
            new Bots.Thinking(1, Duration.ofSeconds(1), 0, () -> false);

    private final Chronicle chronicle;
    private PygmaState state;

    public Simulation(PygmaState start) {
        this.state = start;
        this.chronicle = new Chronicle(start);
    }

    public PygmaState state() {
        return state;
    }

    /** What a ruler, or a game master, of code plays now. */
    public static PygmaMove choose(PygmaState state, Seat seat) {
        return BOTS.choose(state, seat, THINKING);
    }

    /** One month more, its dice drawn from the secret of the game. */
    public void play(Chance chance) {
        int entry = 0; // a key follows from the month, not from its place in a log
        var drawn = chance.draw(entry, Pygma.key(state.world().date()));
        play(drawn.substring(drawn.indexOf(' ') + 1));
    }

    /**
     * One month more.
     *
     * @param key of its dice, 64 hexadecimal digits
     */
    public void play(String key) {
        for (int realm : state.world().living()) {
            var seat = PygmaState.seat(realm);
            state = state.play(seat, choose(state, seat));
        }
        var closed = state;
        state =
                state.play(PygmaState.GAME_MASTER, choose(state, PygmaState.GAME_MASTER))
                        .play(Seat.CHANCE, new PygmaMove.MonthKey(key));
        chronicle.note(closed, state);
    }

    public List<Chronicle.Standing> standings() {
        return chronicle.standings(state);
    }
}
