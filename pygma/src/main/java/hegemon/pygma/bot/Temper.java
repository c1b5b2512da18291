package hegemon.pygma.bot;

import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;

/**
 * What kind of ruler this is.
 *
 * @param pace in so many of five months he enlarges his realm (D-158)
 */
record Temper(int pace, Choice.Warlike war) {
    private static final int RHYTHM = 5;

    /** Who gives advice holds nothing back. */
    static final Temper OF_ADVICE = new Temper(RHYTHM, Choice.Warlike.SOME);

    static Temper of(Knowledge knowledge) {
        var settings = knowledge.settings();
        return new Temper(settings.get(Setting.BOTS_PACE), settings.get(Setting.BOTS_WAR));
    }

    /** Each realm has months of its own to rest. */
    boolean grows(Knowledge knowledge) {
        return Math.floorMod(knowledge.date().count() + knowledge.realm(), RHYTHM) < pace;
    }
}
