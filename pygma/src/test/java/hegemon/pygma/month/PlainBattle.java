package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Culture;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The battles of land armies or fleets on one field after a pulse (PI-9, PI-18, D-39, D-87 to D-96,
 * D-138), for {@link PlainMarch}.
 */
final class PlainBattle {
    private final PlainMarch march;
    private final int at;
    private final int pulse;
    private final boolean fleets;

    PlainBattle(PlainMarch march, int at, int pulse, boolean fleets) {
        this.march = march;
        this.at = at;
        this.pulse = pulse;
        this.fleets = fleets;
    }

    /** D-91: the strongest A side first, its opponents by number, beings first. */
    void fight() {
        var here = march.hosts.stream().filter(this::isHere).map(it -> it.realm).distinct();
        if (here.count() < 2) return;
        var sides = IntStream.rangeClosed(0, march.world.realms().size()).boxed().toList();
        var attackers =
                sides.stream()
                        .filter(it -> sides.stream().anyMatch(foe -> isAttack(it, foe)))
                        .sorted(
                                Comparator.comparingLong((Integer it) -> -strength(side(it)))
                                        .thenComparingInt(it -> it))
                        .toList();
        for (int one : attackers) for (int foe : sides) if (isAttack(one, foe)) battle(one, foe);
    }

    private boolean isHere(PlainHost host) {
        return host.stands() && host.at == at && host.sails() == fleets;
    }

    private List<PlainHost> side(int realm) {
        return march.hosts.stream().filter(it -> it.realm == realm && isHere(it)).toList();
    }

    private boolean isAttack(int one, int foe) {
        return one != foe
                && !side(foe).isEmpty()
                && side(one).stream().anyMatch(it -> march.attacks(it, foe));
    }

    private void battle(int one, int two) {
        var ours = side(one);
        var theirs = side(two);
        if (one > 0 && two > 0) {
            march.learned.add(one + " " + two);
            march.learned.add(two + " " + one);
        }
        long a = strength(ours) + culture(one, true);
        long b = strength(theirs) + culture(two, isAttack(two, one));
        int winner = winner(ours, theirs, a, b);
        long q = winner < 0 ? 1_000 : 1_000 * Math.min(a, b) / Math.max(a, b);
        int most = march.world.settings().get(Setting.BATTLE_WINNER_LOSS);
        long w = most * q * q / 1_000_000;
        long l = 1_000 - (1_000 - most) * q * q / 1_000_000;
        ours.forEach(it -> hurt(it, winner == 0 ? w : l));
        theirs.forEach(it -> hurt(it, winner == 1 ? w : l));
        if (winner != 0) ours.forEach(this::flee);
        if (winner != 1) theirs.forEach(this::flee);
    }

    /** D-96. */
    private long culture(int realm, boolean attacking) {
        if (realm == 0) return 0;
        var culture = march.world.realm(realm).culture();
        if (culture.terrain().filter(it -> it != march.ground(at)).isPresent()) return 0;
        if (culture.when() == Culture.When.ATTACK && !attacking) return 0;
        if (culture.when() == Culture.When.DEFENCE && attacking) return 0;
        return 1_000L * culture.points();
    }

    /** D-92; −1: neither. */
    private int winner(List<PlainHost> ours, List<PlainHost> theirs, long a, long b) {
        if (a / 1_000 != b / 1_000) return a / 1_000 > b / 1_000 ? 0 : 1;
        if (a != b) return a > b ? 0 : 1;
        boolean still = ours.stream().noneMatch(PlainBattle::moved);
        boolean stillThere = theirs.stream().noneMatch(PlainBattle::moved);
        if (still != stillThere) return still ? 0 : 1;
        if (march.owner[at] == ours.getFirst().realm) return 0;
        return march.owner[at] == theirs.getFirst().realm ? 1 : -1;
    }

    private static boolean moved(PlainHost host) {
        return host.made > 0 || host.trace.size() > 1;
    }

    private void hurt(PlainHost host, long perMille) {
        host.held = true;
        host.fought = true;
        host.size -= (int) (host.size * perMille / 1_000);
        if (host.sails()) march.losses.drown(host, (int) perMille);
        march.losses.sink(host);
    }

    /** D-94. */
    private void flee(PlainHost host) {
        if (!host.lives()) return;
        host.stationed = false;
        boolean rout = march.world.settings().get(Setting.BATTLE_LOSER) == Choice.Loser.ROUT;
        var to = march.refuge(host, Set.of());
        if (rout && to.isPresent()) march.drive(host, to.get());
        else {
            host.size = 0;
            march.losses.sink(host);
        }
    }

    private long strength(List<PlainHost> side) {
        return side.stream().mapToLong(this::strength).sum();
    }

    /** D-87 to D-90, T4. */
    private long strength(PlainHost host) {
        int weight = host.sails() ? 100 : host.rides() ? 2 : 1;
        int out = host.came == pulse && pulse > 0 ? host.from : at;
        int percent =
                outOf(march.ground(out)) + riders(host) + city(host, out) + building(host, out);
        if (host.walks()
                && host.from >= 0
                && march.reach.height(host.from) > march.reach.height(at)) percent += 20;
        return (long) host.size * weight * (100 + Math.max(-90, percent)) / 100;
    }

    private static int outOf(Terrain terrain) {
        return switch (terrain) {
            case RAINFOREST, LIGHT_FOREST, DEEP_FOREST, WOODED_HILLS -> 20;
            case DESERT -> -20;
            default -> 0;
        };
    }

    /** D-50: a bridge is Tiefland. */
    private int riders(PlainHost host) {
        if (!host.rides()) return 0;
        return switch (march.ground(at)) {
            case PLAIN, PLATEAU, HILLS, GRASSLAND, OASIS -> 20;
            case MOUNTAINS -> -20;
            case FRESH_WATER -> 20;
            default -> 0;
        };
    }

    /**
     * D-89, D-138: the owner's armies that stood inside when movement began, or all with relief;
     * with sorties also out of it.
     */
    private int city(PlainHost host, int out) {
        var settings = march.world.settings();
        int here = host.start == at || settings.get(Setting.CITY_RELIEF) ? walls(host, at) : 0;
        return settings.get(Setting.CITY_SORTIE) ? Math.max(here, walls(host, out)) : here;
    }

    private int walls(PlainHost host, int field) {
        var city =
                march.world
                        .field(field)
                        .settlement()
                        .filter(it -> PlainTables.people(it.kind()) >= 10);
        if (city.isEmpty() || march.owner[field] != host.realm) return 0;
        return city.get().fortified() ? 300 : 100;
    }

    /** D-39, D-40: of several the highest. */
    private int building(PlainHost host, int out) {
        int best = 0;
        for (int field = 0; field < march.map.fields(); field++) {
            var kind = march.world.field(field).building();
            if (kind.isEmpty()) continue;
            int far = march.map.distance(field, at);
            int here =
                    switch (kind.get()) {
                        case GUARD_POST, LOOKOUT_TOWER -> 5;
                        case WATCH_TOWER -> 10;
                        case FORTRESS -> 20;
                    };
            int around =
                    switch (kind.get()) {
                        case GUARD_POST, LOOKOUT_TOWER -> 0;
                        case WATCH_TOWER -> far <= 2 ? 5 : 0;
                        case FORTRESS -> far <= 1 ? 10 : 0;
                    };
            boolean storms = field == at && out != at;
            boolean inside = field == out;
            int bonus = inside || field == at ? here : around;
            boolean helped =
                    switch (march.world.settings().get(Setting.BUILDING_BONUS)) {
                        case HOLDER -> inside || (!storms && holder(field) == host.realm);
                        case OWNER -> march.owner[field] == host.realm;
                        case ALL -> true;
                    };
            if (helped) best = Math.max(best, bonus);
        }
        return best;
    }

    private int holder(int field) {
        var there =
                march.hosts.stream()
                        .filter(it -> it.stands() && it.walks() && it.at == field)
                        .map(it -> it.realm)
                        .distinct()
                        .toList();
        return there.size() == 1 ? there.getFirst() : march.owner[field];
    }
}
