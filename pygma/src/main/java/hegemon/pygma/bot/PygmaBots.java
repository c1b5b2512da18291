package hegemon.pygma.bot;

import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.table.Bots;
import hegemon.table.Seat;

/**
 * Rulers and a game master made of code. The game master closes the month as soon as he is asked:
 * ask him last, when the game waits for no realm any more.
 */
public final class PygmaBots implements Bots<PygmaState, PygmaMove, PygmaView> {
    @Override
    public String game() {
        return "pygma";
    }

    @Override
    public int levels() {
        return 1;
    }

    @Override
    public PygmaMove choose(PygmaState state, Seat seat, Thinking thinking) {
        if (seat.equals(PygmaState.GAME_MASTER)) return new PygmaMove.Evaluate(Events.NONE);
        int realm = state.seats().indexOf(seat) + 1;
        return new PygmaMove.Orders(
                Ruler.orders(
                        RealmKnowledge.of(state.world(), realm),
                        state.reports().get(realm - 1),
                        thinking.seed()));
    }
}
