package hegemon.pygma.bot;

import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What strong armies do: intruders first, then hordes that block the way, then conquest. */
record War(Atlas atlas, Growth growth, Marshal marshal) {
    private static final int RANGE = 14;
    private static final int RICH = 250_000;

    void fight(Army army) {
        var routes = Commands.routes(atlas, army, true);
        int strength = army.size() * army.kind().weight();
        var target =
                nearest(routes, atlas.violated, strength)
                        .or(() -> nearest(routes, hordes(), strength))
                        .or(() -> isWarlike(atlas) ? prey(routes, strength) : Optional.empty());
        target.ifPresentOrElse(
                field -> attack(army, routes.to(field), field),
                () -> marshal.stand(army, BasicOrder.NOTHING));
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
                .filter(field -> routes.cost(field) <= RANGE)
                .filter(field -> !marshal.isClaimed(field))
                .filter(field -> 3 * atlas.strangersNear(field) <= 2 * strength)
                .min(Comparator.comparingInt(routes::cost).thenComparing(field -> field));
    }

    private void attack(Army army, List<Integer> way, int target) {
        if (atlas.isForeign(target)) growth.claim(target); // its people will have to be fed
        boolean aimed = atlas.knowledge.settings().get(Setting.ATTACK_TARGETED);
        Optional<RealmName> against =
                aimed
                        ? atlas.ruler(target).map(RealmName.Numbered::new)
                        : Optional.<RealmName>empty();
        marshal.march(army, way, List.of(new Clause.Basic(BasicOrder.ATTACK, against)));
    }

    /** A realm is warlike by nature, with a full treasury, or once no free land is left. */
    static boolean isWarlike(Atlas atlas) {
        if (atlas.temper.war() == Choice.Warlike.NONE) return false;
        boolean neighbours = atlas.known().stream().anyMatch(atlas::isForeign);
        boolean nature =
                Math.floorMod(atlas.knowledge.capital() * 31 + atlas.knowledge.realm(), 3) != 0;
        boolean full =
                atlas.own.stream()
                        .flatMap(it -> atlas.neighbours(it).stream())
                        .noneMatch(atlas::isFree);
        boolean rich = atlas.knowledge.treasury() >= RICH;
        boolean always = atlas.temper.war() == Choice.Warlike.ALL;
        return neighbours && (always || nature || full || rich);
    }
}
