package hegemon.pygma.forecast;

import hegemon.pygma.month.Fortune;
import hegemon.pygma.orders.Phase;

/** The dice of a month that is only tried: none is drawn, so none is foretold. */
enum Luck implements Fortune {
    /** Losses as usual, and what only threatens does not happen. */
    FAIR {
        @Override
        public int roll(Phase phase, String subject, int sides) {
            return phase == Phase.MOVEMENT || phase == Phase.INCOME ? (sides + 1) / 2 : sides;
        }
    },

    /** Everything that can go wrong with dice does. */
    HARSH {
        @Override
        public int roll(Phase phase, String subject, int sides) {
            return phase == Phase.MOVEMENT || phase == Phase.EVENTS ? sides : 1;
        }
    }
}
