package hegemon.pygma.bot;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Setting;

import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A ruler made of code: feeds his people first, then enlarges the realm, then builds, and goes to
 * war when he can afford it. He remembers nothing but what his map and his report tell.
 */
public final class Ruler {
    private Ruler() {}

    /** D-156: what to order here, the same every time; none where the campaign goes without. */
    public static Optional<Sheet> suggestion(Knowledge knowledge, Report report) {
        return knowledge.settings().get(Setting.SUGGESTIONS)
                ? Optional.of(
                        orders(
                                new Atlas(knowledge, report, Temper.OF_ADVICE),
                                31L * knowledge.date().count()))
                : Optional.empty();
    }

    /**
     * The orders of a month.
     *
     * @param seed of whatever is random in his choice
     */
    public static Sheet orders(Knowledge knowledge, Report report, long seed) {
        return orders(new Atlas(knowledge, report, Temper.of(knowledge)), seed);
    }

    private static Sheet orders(Atlas atlas, long seed) {
        var knowledge = atlas.knowledge;
        var growth = new Growth(atlas);
        var draft = new Draft(knowledge);
        var month = knowledge.date().month();
        if (month.isArmament()) new Spending(atlas, growth, draft).spend();
        if (month.isIncome())
            growth.next().orders().forEach(draft::add); // D-110: what stands now will count
        new RoadWorks(atlas, draft).build();
        new Caravans(atlas, growth, draft).send();
        new Commands(atlas, growth, draft, new SplittableRandom(seed)).give();
        return draft.finished();
    }
}
