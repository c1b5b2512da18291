package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.world.Date;
import hegemon.table.Lots;

/**
 * Where the dice of a month come from: from its key, or, where a month is only tried, from whoever
 * tries.
 */
@FunctionalInterface
public interface Fortune {
    int roll(Phase phase, String subject, int sides);

    /** D-129: a stream of its own for each (year, month, phase, subject). */
    static Fortune drawn(byte[] key, Date date) {
        var kept = key.clone();
        var month = date.year() + " " + date.month().number() + " ";
        return (phase, subject, sides) ->
                Lots.of(kept, month + phase.number() + " " + subject).die(sides);
    }
}
