package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;

/**
 * D-129: a logged roll.
 *
 * @param subject what it was for, unique within the phase of a month
 * @param byHand whether the game master entered it
 */
public record Roll(Phase phase, String subject, int sides, int value, boolean byHand) {
    /** What the game master names to enter this roll by hand. */
    public String label() {
        return phase.number() + " " + subject;
    }
}
