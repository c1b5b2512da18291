package hegemon.pygma.orders;

import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;

import java.util.List;
import java.util.Optional;

/**
 * The order of a unit: where it stands, the steps it makes, and its conduct (PI-12, PI-15, PI-16,
 * PI-20), whether written as a line or as a row of the sheet.
 *
 * @param stationary whether it was written with "*" (PI-11.8)
 * @param path first where the unit stands, then each step; alone the first: it stands still
 * @param load the strength as the ruler believes it; a check only
 */
public record March(
        Unit unit, boolean stationary, List<Place> path, Optional<Load> load, List<Clause> clauses)
        implements Order {
    public March {
        path = List.copyOf(path);
        clauses = List.copyOf(clauses);
        if (path.isEmpty()) throw new IllegalArgumentException(unit + " stands nowhere");
    }

    public Place from() {
        return path.getFirst();
    }

    public List<Place> steps() {
        return path.subList(1, path.size());
    }

    /** D-79: without a basic order, Nichts. */
    public BasicOrder order() {
        return basic().map(Clause.Basic::order).orElse(BasicOrder.NOTHING);
    }

    /** D-77: the only realm the attack is meant for. */
    public Optional<RealmName> against() {
        return basic().flatMap(Clause.Basic::against);
    }

    /** PI-14.1: neutral land entered is annexed unless the order says OHNE. */
    public boolean annexes() {
        return clauses.stream().noneMatch(Clause.NoAnnex.class::isInstance);
    }

    /** PI-19.3: the level of equipment to buy, 0 for none. */
    public int equipment() {
        return clause(Clause.Equip.class).map(Clause.Equip::level).orElse(0);
    }

    /** The fleet boarded with the last step, written as the last place or after AUF. */
    public Optional<Unit> boards() {
        return !steps().isEmpty() && steps().getLast() instanceof Place.Deck(var fleet)
                ? Optional.of(fleet)
                : clause(Clause.Aboard.class).map(Clause.Aboard::fleet);
    }

    /** The fleet the unit lands from, written as its first place. */
    public Optional<Unit> lands() {
        return from() instanceof Place.Deck(var fleet) ? Optional.of(fleet) : Optional.empty();
    }

    /** The cargo a fleet confirms. */
    public List<Unit> cargo() {
        return clause(Clause.With.class).map(Clause.With::units).orElse(List.of());
    }

    /** The basic order, if one is written. */
    public Optional<Clause.Basic> basic() {
        return clause(Clause.Basic.class);
    }

    private <C extends Clause> Optional<C> clause(Class<C> kind) {
        return clauses.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
}
