package hegemon.pygma.bot;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.Load;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;

/**
 * What the armies do. One guards the capital; small ones annex neutral land, or look for more, and
 * withdraw from strangers; strong ones go to war; fleets carry settlers and explore.
 */
record Commands(Atlas atlas, Growth growth, Draft draft, SplittableRandom random, Marshal marshal) {
    /** PI-14.2: only so many conquer foreign land. */
    static final int FIGHTERS = 5_000;

    /** Enough that losses by terrain do not dissolve the army at once (PI-19). */
    private static final int HARDY = 1_600;

    private static final int PARTS = 2;

    Commands(Atlas atlas, Growth growth, Draft draft, SplittableRandom random) {
        this(atlas, growth, draft, random, new Marshal(atlas, growth, draft));
    }

    void give() {
        split();
        quellRevolts();
        guard().ifPresent(army -> marshal.stand(army, BasicOrder.NEGOTIATE));
        new Expeditions(atlas, growth, marshal).send();
        var war = new War(atlas, growth, marshal);
        for (Army army : atlas.knowledge.armies()) {
            if (!marshal.isFree(army.unit()) || army.aboard().isPresent()) continue;
            if (army.kind().isFleet()) explore(army);
            else if (army.size() >= FIGHTERS) war.fight(army);
            else annex(army);
        }
    }

    /** At the beginning: several small armies annex more than two large ones (PI-11.9). */
    private void split() {
        var land = atlas.knowledge.armies().stream().filter(it -> it.kind().isLandArmy()).toList();
        if (land.size() > 2 || !atlas.knowledge.date().equals(Date.START)) return;
        for (Army army : land) {
            int part = Math.max(army.kind().min(), army.size() / PARTS);
            int left = army.size();
            for (int number = 2; left - part >= army.kind().min(); number++) {
                draft.add(
                        new Armament.Split(
                                army.unit(),
                                new Load.Amount(part, army.kind()),
                                new Unit(army.kind(), number)));
                left -= part;
            }
        }
    }

    /** D-117: an own army of at least 1,000 that ends the month there restores order. */
    private void quellRevolts() {
        for (Map.Entry<Integer, Settlement> town : atlas.knowledge.settlements().entrySet())
            if (town.getValue().revolt())
                atlas.knowledge.armies().stream()
                        .filter(army -> army.kind().isLandArmy() && marshal.isFree(army.unit()))
                        .filter(army -> army.aboard().isEmpty())
                        .min(
                                Comparator.comparingInt(
                                        army -> atlas.distance(army.field(), town.getKey())))
                        .ifPresent(army -> quell(army, town.getKey()));
    }

    private void quell(Army army, int town) {
        var way = routes(atlas, army, false).to(town);
        marshal.march(army, way, Marshal.basic(BasicOrder.NOTHING));
    }

    /** The largest foot army in the capital, unless it is needed elsewhere. */
    private Optional<Army> guard() {
        return atlas.knowledge.armies().stream()
                .filter(army -> army.kind() == UnitKind.KH && marshal.isFree(army.unit()))
                .filter(army -> army.aboard().isEmpty())
                .filter(army -> army.field() == atlas.knowledge.capital())
                .min(
                        Comparator.comparing((Army army) -> army.size() >= FIGHTERS)
                                .thenComparingInt(army -> -army.size()));
    }

    /** An army that can bear the losses of difficult terrain and is free to go there. */
    static boolean isHardy(Army army) {
        return army.kind().isLandArmy() && army.size() >= HARDY && army.size() < FIGHTERS;
    }

    static Routes routes(Atlas atlas, Army army, boolean abroad) {
        return Routes.onFoot(atlas, army.field(), army.size() >= HARDY, abroad);
    }

    /** PI-14.1: to the free field that is worth most for its distance. */
    private void annex(Army army) {
        var routes = routes(atlas, army, false);
        var target =
                growth.isBlocked()
                        ? Optional.<Integer>empty()
                        : best(
                                atlas.known().stream()
                                        .filter(atlas::isFree)
                                        .filter(field -> atlas.strangersNear(field) == 0)
                                        .filter(field -> isOpen(routes, field))
                                        .toList(),
                                field -> growth.worth(field) / (1 + routes.cost(field)));
        target.ifPresentOrElse(
                field -> marshal.march(army, routes.to(field), Marshal.basic(BasicOrder.RETREAT)),
                () -> look(army, routes));
    }

    private boolean isOpen(Routes routes, int field) {
        return routes.reaches(field) && !marshal.isClaimed(field);
    }

    /** No land is wanted: look for better land, and take nothing on the way (PI-14.1). */
    private void look(Army army, Routes routes) {
        var target =
                best(
                        atlas.known().stream()
                                .filter(field -> atlas.isLand(field) && isOpen(routes, field))
                                .filter(field -> atlas.strangersNear(field) == 0)
                                .toList(),
                        field -> atlas.unseenAround(field) / (2.0 + routes.cost(field)));
        List<Clause> clauses =
                List.of(
                        new Clause.Basic(BasicOrder.RETREAT, Optional.empty()),
                        new Clause.NoAnnex());
        target.ifPresentOrElse(
                field -> marshal.march(army, routes.to(field), clauses),
                () -> marshal.stand(army, BasicOrder.RETREAT));
    }

    /** With some whim, so that an army that was stopped tries something else next month. */
    private Optional<Integer> best(List<Integer> fields, ToDoubleFunction<Integer> worth) {
        Optional<Integer> best = Optional.empty();
        double most = 0;
        for (int field : fields) {
            double value = worth.applyAsDouble(field);
            if (value <= 0) continue;
            value *= 0.7 + 0.6 * random.nextDouble();
            if (value > most) {
                most = value;
                best = Optional.of(field);
            }
        }
        return best;
    }

    /** Towards the known water with most unseen around it. */
    private void explore(Army fleet) {
        var routes = Routes.afloat(atlas, fleet.field());
        var target =
                best(
                        atlas.known().stream()
                                .filter(field -> atlas.isWater(field) && routes.reaches(field))
                                .filter(field -> field != fleet.field())
                                .toList(),
                        field -> atlas.unseenAround(field) / (2.0 + routes.cost(field)));
        var retreat = Marshal.basic(BasicOrder.RETREAT);
        target.ifPresentOrElse(
                field -> marshal.march(fleet, routes.to(field), retreat),
                () -> marshal.stand(fleet, BasicOrder.RETREAT));
    }
}
