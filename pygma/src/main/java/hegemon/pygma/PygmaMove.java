package hegemon.pygma;

import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Sheet;

/** What the seats of PYGMA-ISIS play. */
public sealed interface PygmaMove {
    /** A ruler's orders for the month; a later sheet replaces an earlier one. */
    record Orders(Sheet sheet) implements PygmaMove {}

    /** The game master closes the month, with what he brings into it, and lets everyone read. */
    record Evaluate(Events events) implements PygmaMove {}

    /**
     * D-130: the game master closes the month, or runs it again with the same dice, and reads the
     * draft alone.
     */
    record Review(Events events) implements PygmaMove {}

    /** D-151: no more sheets are taken for this month. */
    record Lock() implements PygmaMove {}

    /** D-151: sheets are taken again. */
    record Unlock() implements PygmaMove {}

    /** D-152: the last month did not happen; it is to be evaluated again, with the same dice. */
    record Withdraw() implements PygmaMove {}

    /** Phase 14: the draft is what happened. */
    record Release() implements PygmaMove {}

    /** Chance: the key the world is made from; nobody may read it before the end. */
    record WorldKey(String hex) implements PygmaMove {}

    /** Chance: the key of all dice of the month (D-129), 64 hexadecimal digits. */
    record MonthKey(String hex) implements PygmaMove {}
}
