package hegemon.pygma.bot;

import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the lines of units, and knows who has one and who goes where. */
final class Marshal {
    private static final int LONGEST_STEP = 10;

    private final Atlas atlas;
    private final Growth growth;
    private final Draft draft;
    private final Set<Integer> claimed = new HashSet<>();
    private final Set<Unit> busy = new HashSet<>();

    Marshal(Atlas atlas, Growth growth, Draft draft) {
        this.atlas = atlas;
        this.growth = growth;
        this.draft = draft;
    }

    boolean isFree(Unit unit) {
        return !busy.contains(unit);
    }

    /** Somebody goes there already. */
    boolean isClaimed(int field) {
        return claimed.contains(field);
    }

    static List<Clause> basic(BasicOrder order) {
        return List.of(new Clause.Basic(order, Optional.empty()));
    }

    void stand(Army army, BasicOrder order) {
        march(army, List.of(army.field()), basic(order));
    }

    /**
     * The longest beginning of the way that the check lets pass.
     *
     * @return where the unit will be then, as far as its ruler can know
     */
    int march(Army army, List<Integer> way, List<Clause> clauses) {
        claimed.add(way.getLast());
        int most = Math.min(LONGEST_STEP, way.size() - 1);
        for (int steps = most; steps > 0; steps--) {
            var order = order(army, way.subList(0, steps + 1), clauses);
            if (draft.allows(order)) return sent(order, way.subList(0, steps + 1));
        }
        return sent(order(army, way.subList(0, 1), clauses), way.subList(0, 1));
    }

    private March order(Army army, List<Integer> way, List<Clause> clauses) {
        return new March(
                army.unit(),
                false,
                way.stream().<Place>map(it -> new Place.Field(atlas.address(it))).toList(),
                Optional.empty(),
                equipped(army, way.subList(1, way.size()), restrained(army, way, clauses)));
    }

    /** PI-14.1: on the way to something else, land that the realm could not feed is left alone. */
    private List<Clause> restrained(Army army, List<Integer> way, List<Clause> clauses) {
        boolean unwanted = way.stream().anyMatch(it -> atlas.isFree(it) && growth.worth(it) == 0);
        boolean sent = atlas.isFree(way.getLast()) && growth.worth(way.getLast()) > 0;
        if (!army.kind().isLandArmy() || sent || !unwanted) return clauses;
        if (clauses.stream().anyMatch(Clause.NoAnnex.class::isInstance)) return clauses;
        var more = new ArrayList<>(clauses);
        more.add(new Clause.NoAnnex());
        return more;
    }

    private int sent(March order, List<Integer> way) {
        for (int field : way)
            if (claimed.add(field) && atlas.isFree(field) && order.annexes()) growth.claim(field);
        write(order);
        return way.getLast();
    }

    /** A line as it is. */
    void write(March order) {
        draft.add(order);
        busy.add(order.unit());
    }

    /** PI-19.3: whoever enters difficult terrain gets the best equipment first. */
    private List<Clause> equipped(Army army, List<Integer> steps, List<Clause> clauses) {
        boolean hard =
                steps.stream().anyMatch(it -> atlas.knowledge.settings().losses(atlas.terrain(it)));
        if (!hard || !army.kind().isLandArmy() || army.equipment().level() == 2) return clauses;
        var more = new ArrayList<>(clauses);
        more.add(new Clause.Equip(2));
        return more;
    }
}
