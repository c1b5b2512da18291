package hegemon.pygma.bot;

import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.world.Realm;
import hegemon.table.Bots;
import hegemon.table.Seat;

/**
 * Rulers and game masters made of code. A game master closes the month when all sheets are in. A
 * ruler's luck follows from month and realm, so that a campaign goes on in the same way wherever it
 * is led.
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
        int realm = state.realm(seat);
        if (Realm.isNobody(realm)) return new PygmaMove.Evaluate(Events.NONE);
        return new PygmaMove.Orders(
                Ruler.orders(
                        RealmKnowledge.of(state.world(), realm),
                        state.reports().get(realm - 1),
                        seed(state, seat)));
    }

    private static long seed(PygmaState state, Seat seat) {
        return 31L * state.world().date().count() + state.seats().indexOf(seat);
    }
}
