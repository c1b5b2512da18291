package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Date;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * D-129: every roll is drawn from a stream of its own, keyed by (year, month, phase, subject), so
 * that a correction elsewhere changes no other roll.
 */
final class Dice {
    private final Fortune fortune;
    private final Date date;
    private final SortedMap<String, Integer> byHand;
    private final List<Roll> rolls = new ArrayList<>();

    Dice(Fortune fortune, Date date, SortedMap<String, Integer> byHand) {
        this.fortune = fortune;
        this.date = date;
        this.byHand = byHand;
    }

    int roll(Phase phase, String subject, int sides) {
        int hand = byHand.getOrDefault(phase.number() + " " + subject, 0);
        boolean entered = hand >= 1 && hand <= sides;
        int value = entered ? hand : fortune.roll(phase, subject, sides);
        rolls.add(new Roll(phase, subject, sides, value, entered));
        return value;
    }

    /** D-129: rolls entered by hand that no die took: nobody rolled so, or not with such a die. */
    List<Message> idle() {
        var left = new TreeMap<>(byHand);
        for (Roll roll : rolls) if (roll.byHand()) left.remove(roll.label());
        var notes = new ArrayList<Message>();
        left.forEach((label, value) -> notes.add(idle(label, value)));
        return notes;
    }

    private Message idle(String label, int value) {
        return rolls.stream()
                .filter(roll -> roll.label().equals(label))
                .findFirst()
                .map(roll -> Note.of("refuse.event.roll", label, roll.sides(), value))
                .orElseGet(() -> Note.of("refuse.event.roll.due", label, date));
    }

    List<Roll> rolls() {
        return List.copyOf(rolls);
    }
}
