package hegemon.pygma.month;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The battles on one field after a pulse (PI-18, D-87 to D-94), for {@link PlainMarch}. */
final class PlainBattle {
    private final PlainMarch march;
    private final int at;
    private final int pulse;

    PlainBattle(PlainMarch march, int at, int pulse) {
        this.march = march;
        this.at = at;
        this.pulse = pulse;
    }

    /** D-91: the strongest A side first, its opponents by number, with what is left. */
    void fight() {
        if (march.hosts.stream()
                        .filter(it -> it.at == at && it.lives())
                        .map(it -> it.realm)
                        .distinct()
                        .count()
                < 2) return;
        var sides = IntStream.rangeClosed(1, march.world.realms().size()).boxed().toList();
        var attackers =
                sides.stream()
                        .filter(it -> sides.stream().anyMatch(foe -> isAttack(it, foe)))
                        .sorted(
                                Comparator.comparingLong((Integer it) -> -strength(side(it)))
                                        .thenComparingInt(it -> it))
                        .toList();
        for (int one : attackers) for (int foe : sides) if (isAttack(one, foe)) battle(one, foe);
    }

    private List<PlainHost> side(int realm) {
        return march.hosts.stream()
                .filter(it -> it.realm == realm && it.lives() && it.at == at)
                .toList();
    }

    private boolean isAttack(int one, int foe) {
        return one != foe
                && !side(foe).isEmpty()
                && side(one).stream().anyMatch(it -> march.attacks(it, foe));
    }

    private void battle(int one, int two) {
        var ours = side(one);
        var theirs = side(two);
        march.learned.add(one + " " + two);
        march.learned.add(two + " " + one);
        long a = strength(ours);
        long b = strength(theirs);
        int winner = winner(ours, theirs, a, b);
        long q = winner < 0 ? 1_000 : 1_000 * Math.min(a, b) / Math.max(a, b);
        if (winner >= 0 && (winner == 0 ? a : b) < (winner == 0 ? b : a)) q = 1_000;
        int most = march.world.settings().get(Setting.BATTLE_WINNER_LOSS);
        long w = most * q * q / 1_000_000;
        long l = 1_000 - (1_000 - most) * q * q / 1_000_000;
        hurt(ours, winner == 0 ? w : l);
        hurt(theirs, winner == 1 ? w : l);
        ours.forEach(it -> it.held = true);
        theirs.forEach(it -> it.held = true);
        if (winner != 0) ours.forEach(this::flee);
        if (winner != 1) theirs.forEach(this::flee);
    }

    /** D-92; −1: neither. */
    private int winner(List<PlainHost> ours, List<PlainHost> theirs, long a, long b) {
        if (a / 1_000 != b / 1_000) return a / 1_000 > b / 1_000 ? 0 : 1;
        if (a != b) return a > b ? 0 : 1;
        boolean still = ours.stream().noneMatch(it -> it.from >= 0);
        boolean stillThere = theirs.stream().noneMatch(it -> it.from >= 0);
        if (still != stillThere) return still ? 0 : 1;
        if (march.owner[at] == ours.getFirst().realm) return 0;
        return march.owner[at] == theirs.getFirst().realm ? 1 : -1;
    }

    private static void hurt(List<PlainHost> side, long perMille) {
        for (PlainHost it : side) it.size -= (int) (it.size * perMille / 1_000);
    }

    private void flee(PlainHost host) {
        if (!host.lives()) return;
        var to = march.refuge(host, Set.of());
        if (to.isEmpty()) host.size = 0;
        else host.giveWay(to.get());
    }

    private long strength(List<PlainHost> side) {
        return side.stream().mapToLong(this::strength).sum();
    }

    /** D-87 to D-90, T4. */
    private long strength(PlainHost host) {
        int weight = host.sails() ? 100 : host.rides() ? 2 : 1;
        boolean entered = host.came == pulse && pulse > 0;
        int percent =
                host.sails() ? 0 : outOf(march.ground(entered ? host.from : at)) + riders(host);
        if (host.from >= 0 && march.height(host.from) > march.height(at)) percent += 20;
        percent += city(host);
        return (long) host.size * weight * (100 + Math.max(-90, percent)) / 100;
    }

    private static int outOf(Terrain terrain) {
        return switch (terrain) {
            case RAINFOREST, LIGHT_FOREST, DEEP_FOREST, WOODED_HILLS -> 20;
            case DESERT -> -20;
            default -> 0;
        };
    }

    private int riders(PlainHost host) {
        if (!host.rides()) return 0;
        return switch (march.ground(at)) {
            case PLAIN, PLATEAU, HILLS, GRASSLAND, OASIS -> 20;
            case MOUNTAINS -> -20;
            default -> 0;
        };
    }

    /**
     * D-89, D-138: the owner's armies that stood inside when movement began, or all with relief.
     */
    private int city(PlainHost host) {
        var city =
                march.world
                        .field(at)
                        .settlement()
                        .filter(it -> PlainTables.people(it.kind()) >= 10);
        if (city.isEmpty() || march.owner[at] != host.realm || host.sails()) return 0;
        boolean inside = host.start == at && host.from < 0;
        if (!inside && !march.world.settings().get(Setting.CITY_RELIEF)) return 0;
        return city.get().fortified() ? 300 : 100;
    }
}
