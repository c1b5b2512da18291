package hegemon.pygma;

import hegemon.pygma.world.Setting;
import hegemon.table.Seat;

import java.util.TreeMap;

/** The last month is taken back: by a game master (D-152), or by who practises (D-157). */
public record Revision(PygmaState state) {
    /** D-157: whether this ruler may do it. */
    public boolean isOpenTo(Seat ruler) {
        return state.charter().practice()
                && !state.isOver()
                && state.before().filter(it -> isAlive(it, ruler)).isPresent()
                && state.world().settings().get(Setting.PRACTICE_BACK);
    }

    private static boolean isAlive(PygmaState then, Seat ruler) {
        return then.ruled(ruler).filter(it -> then.world().living().contains(it)).isPresent();
    }

    PygmaState takenBackBy(Seat seat) {
        var then = state.before().orElseThrow();
        return state.isMaster(seat) ? then : reopened(then, then.realm(seat));
    }

    /** This ruler orders anew; the sheets of the others stay as they are. */
    private static PygmaState reopened(PygmaState then, int realm) {
        var others = new TreeMap<>(then.sheets());
        others.remove(realm);
        return new PygmaState(
                then.charter(), then.made(), others, new Stage.Open(), then.last(), then.before());
    }
}
