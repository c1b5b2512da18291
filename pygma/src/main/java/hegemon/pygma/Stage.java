package hegemon.pygma;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;

/** How far a month has come. */
public sealed interface Stage {
    /** Sheets are taken. */
    record Open() implements Stage {}

    /** D-151: no more sheets are taken; the game master has the word. */
    record Locked() implements Stage {}

    /**
     * No more sheets are taken; only the key of the dice is missing.
     *
     * @param review whether the game master reads the draft before it is released
     */
    record Closed(Events events, boolean review) implements Stage {}

    /**
     * Phase 14: the game master reads the draft, corrects and runs again, or releases it.
     *
     * @param key of the dice, the same for every run
     */
    record Draft(String key, Events events, Evaluation evaluation) implements Stage {}

    /** D-128: the game master has ended the game. */
    record Ended() implements Stage {}
}
