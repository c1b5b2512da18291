package hegemon.pygma.bot;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * What the armies do. One guards the capital; small ones annex neutral land and withdraw from
 * strangers; strong ones drive out intruders, beat hordes and conquer; fleets explore.
 */
final class Commands {
    /** PI-14.2: only so many conquer foreign land. */
    static final int FIGHTERS = 5_000;

    /** Enough that losses by terrain do not dissolve the army at once (PI-19). */
    private static final int HARDY = 1_600;

    private static final int LONGEST_STEP = 8;
    private static final int WAR_RANGE = 14;
    private static final int PARTS = 2;
    private static final int RICH = 250_000;

    private final Atlas atlas;
    private final Growth growth;
    private final Draft draft;
    private final SplittableRandom random;
    private final Set<Integer> claimed = new HashSet<>();
    private final Set<Unit> busy = new HashSet<>();

    Commands(Atlas atlas, Growth growth, Draft draft, SplittableRandom random) {
        this.atlas = atlas;
        this.growth = growth;
        this.draft = draft;
        this.random = random;
    }

    void give() {
        split();
        quellRevolts();
        var guard = guard();
        guard.ifPresent(army -> stand(army, BasicOrder.NEGOTIATE));
        for (Army army : atlas.knowledge.armies()) {
            if (busy.contains(army.unit()) || army.aboard().isPresent()) continue;
            if (army.kind().isFleet()) explore(army);
            else if (army.size() >= FIGHTERS) fight(army);
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
                        .filter(army -> army.kind().isLandArmy() && !busy.contains(army.unit()))
                        .filter(army -> army.aboard().isEmpty())
                        .min(
                                Comparator.comparingInt(
                                        army -> atlas.distance(army.field(), town.getKey())))
                        .ifPresent(army -> go(army, routes(army, false).to(town.getKey()), "-"));
    }

    /** The largest foot army in the capital, unless it is needed elsewhere. */
    private Optional<Army> guard() {
        return atlas.knowledge.armies().stream()
                .filter(army -> army.kind() == UnitKind.KH && !busy.contains(army.unit()))
                .filter(army -> army.field() == atlas.knowledge.capital())
                .min(
                        Comparator.comparing((Army army) -> army.size() >= FIGHTERS)
                                .thenComparingInt(army -> -army.size()));
    }

    /** An army that can bear the losses of difficult terrain and is free to go there. */
    static boolean isHardy(Army army) {
        return army.kind().isLandArmy() && army.size() >= HARDY && army.size() < FIGHTERS;
    }

    private Routes routes(Army army, boolean abroad) {
        return Routes.onFoot(atlas, army.field(), army.size() >= HARDY, abroad);
    }

    /** PI-14.1: to the free field that is worth most for its distance. */
    private void annex(Army army) {
        var routes = routes(army, false);
        var target =
                growth.isBlocked()
                        ? Optional.<Integer>empty()
                        : best(
                                atlas.known().stream()
                                        .filter(field -> atlas.isFree(field))
                                        .filter(field -> atlas.strangersNear(field) == 0)
                                        .filter(
                                                field ->
                                                        !claimed.contains(field)
                                                                && routes.reaches(field))
                                        .toList(),
                                field -> growth.worth(field) / (1 + routes.cost(field)));
        target.ifPresentOrElse(
                field -> go(army, routes.to(field), "R"), () -> stand(army, BasicOrder.RETREAT));
    }

    private interface Worth {
        double of(int field);
    }

    /** With some whim, so that an army that was stopped tries something else next month. */
    private Optional<Integer> best(List<Integer> fields, Worth worth) {
        Optional<Integer> best = Optional.empty();
        double most = 0;
        for (int field : fields) {
            double value = worth.of(field);
            if (value <= 0) continue;
            value *= 0.7 + 0.6 * random.nextDouble();
            if (value > most) {
                most = value;
                best = Optional.of(field);
            }
        }
        return best;
    }

    /** Intruders first, then hordes that block the way, then war. */
    private void fight(Army army) {
        var routes = routes(army, true);
        int strength = army.size() * army.kind().weight();
        var target =
                nearest(routes, atlas.violated, strength)
                        .or(() -> nearest(routes, hordes(), strength))
                        .or(() -> isWarlike(atlas) ? prey(routes, strength) : Optional.empty());
        target.ifPresentOrElse(
                field -> attack(army, routes.to(field), field),
                () -> stand(army, BasicOrder.NOTHING));
    }

    private List<Integer> hordes() {
        return atlas.strangers.keySet().stream().filter(atlas::isFree).toList();
    }

    private Optional<Integer> prey(Routes routes, int strength) {
        return nearest(
                routes,
                atlas.known().stream()
                        .filter(field -> atlas.isForeign(field) && growth.worth(field) > 0)
                        .toList(),
                strength);
    }

    /** A clear superiority over all that was seen there, or nothing seen. */
    private Optional<Integer> nearest(Routes routes, List<Integer> fields, int strength) {
        return fields.stream()
                .filter(field -> routes.cost(field) <= WAR_RANGE)
                .filter(field -> !claimed.contains(field))
                .filter(field -> 3 * atlas.strangersNear(field) <= 2 * strength)
                .min(Comparator.comparingInt(routes::cost).thenComparing(field -> field));
    }

    private void attack(Army army, List<Integer> way, int target) {
        claimed.add(target);
        var order = new ArrayList<Clause>();
        boolean aimed = atlas.knowledge.settings().get(Setting.ATTACK_TARGETED);
        order.add(
                new Clause.Basic(
                        BasicOrder.ATTACK,
                        aimed
                                ? atlas.ruler(target).map(RealmName.Numbered::new)
                                : Optional.empty()));
        march(army, way, order);
    }

    /** A realm is warlike by nature, with a full treasury, or once no free land is left. */
    static boolean isWarlike(Atlas atlas) {
        boolean neighbours = atlas.known().stream().anyMatch(atlas::isForeign);
        boolean nature =
                Math.floorMod(atlas.knowledge.capital() * 31 + atlas.knowledge.realm(), 3) != 0;
        boolean full =
                atlas.own.stream()
                        .flatMap(it -> atlas.neighbours(it).stream())
                        .noneMatch(atlas::isFree);
        boolean rich = atlas.knowledge.treasury() >= RICH;
        return neighbours && (nature || full || rich);
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
        target.ifPresentOrElse(
                field -> go(fleet, routes.to(field), "R"), () -> stand(fleet, BasicOrder.RETREAT));
    }

    private void go(Army army, List<Integer> way, String letter) {
        claimed.add(way.getLast());
        march(army, way, List.of(new Clause.Basic(order(letter), Optional.empty())));
    }

    private static BasicOrder order(String letter) {
        return letter.equals("R") ? BasicOrder.RETREAT : BasicOrder.NOTHING;
    }

    /** The longest beginning of the way that the check lets pass. */
    private void march(Army army, List<Integer> way, List<Clause> clauses) {
        for (int steps = Math.min(LONGEST_STEP, way.size() - 1); steps >= 0; steps--) {
            var path = new ArrayList<Place>();
            for (int field : way.subList(0, steps + 1))
                path.add(new Place.Field(atlas.address(field)));
            var order =
                    new March(
                            army.unit(),
                            false,
                            path,
                            Optional.empty(),
                            equipped(army, way.subList(1, steps + 1), clauses));
            if (steps > 0 && !draft.allows(order)) continue;
            claimed.addAll(way.subList(0, steps + 1));
            draft.add(order);
            busy.add(army.unit());
            return;
        }
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

    private void stand(Army army, BasicOrder order) {
        march(army, List.of(army.field()), List.of(new Clause.Basic(order, Optional.empty())));
    }
}
