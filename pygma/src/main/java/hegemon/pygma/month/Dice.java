package hegemon.pygma.month;

import hegemon.pygma.world.Date;
import hegemon.table.Lots;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * D-129: every roll is drawn from a stream of its own, keyed by (year, month, phase, subject), so
 * that a correction elsewhere changes no other roll.
 */
final class Dice {
    private final byte[] key;
    private final Date date;
    private final SortedMap<String, Integer> byHand;
    private final List<Roll> rolls = new ArrayList<>();

    Dice(byte[] key, Date date, SortedMap<String, Integer> byHand) {
        this.key = key.clone();
        this.date = date;
        this.byHand = byHand;
    }

    int roll(Phase phase, String subject, int sides) {
        int hand = byHand.getOrDefault(phase.number() + " " + subject, 0);
        boolean entered = hand >= 1 && hand <= sides;
        int value = entered ? hand : drawn(phase, subject, sides);
        rolls.add(new Roll(phase, subject, sides, value, entered));
        return value;
    }

    private int drawn(Phase phase, String subject, int sides) {
        var label =
                date.year() + " " + date.month().number() + " " + phase.number() + " " + subject;
        return Lots.of(key, label).die(sides);
    }

    List<Roll> rolls() {
        return List.copyOf(rolls);
    }
}
