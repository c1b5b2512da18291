package hegemon.pygma.month;

import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A second reading of phases 7 and 8, slow and plain, from the text of docs/rules/pygma-isis.md and
 * the list in docs/pygma-engine.md of where it left room, alone: pulses, losses, withdrawal, battle
 * ({@link PlainBattle}), contact, land. Only the dice are those of the month.
 */
final class PlainMarch {
    final World world;
    final Geometry map;
    final List<PlainHost> hosts;
    final Map<String, Integer> dice = new TreeMap<>();
    final int[] owner;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final int[] ownerBefore;

    /** "1 2": realm 1 learned the name of realm 2; "1 2!": who plays it. */
    final Set<String> learned = new TreeSet<>();

    /** Armies swapped fields (D-80): this reading does not go on from there. */
    boolean unclear;

    PlainMarch(World world, List<PlainHost> hosts, List<Roll> rolls) {
        this.world = world;
        this.map = world.geometry();
        this.hosts = new ArrayList<>(hosts);
        rolls.forEach(roll -> dice.put(roll.label(), roll.value()));
        owner = world.fields().stream().mapToInt(Field::owner).toArray();
        ownerBefore = owner.clone();
        for (int at = 0; at < owner.length; at++) {
            int field = at;
            neighbours.add(
                    IntStream.range(0, owner.length)
                            .filter(it -> map.distance(field, it) == 1)
                            .boxed()
                            .toList());
        }
    }

    Terrain ground(int at) {
        return world.field(at).terrain();
    }

    void run() {
        hosts.forEach(it -> it.legal = legal(it));
        meet(0);
        int last = hosts.stream().mapToInt(it -> it.legal).max().orElse(0);
        for (int pulse = 1; pulse <= last; pulse++) pulse(pulse);
        openLand();
        conquest();
    }

    private void pulse(int pulse) {
        var moving =
                hosts.stream().filter(it -> it.lives() && !it.held && pulse <= it.legal).toList();
        var refusing =
                moving.stream()
                        .filter(it -> it.order == 'R' && shuns(it, it.path.get(pulse)))
                        .toList();
        for (PlainHost it : refusing) { // from the positions before the pulse
            it.held = true;
            avoid(it, it.path.get(pulse));
        }
        var stepping = moving.stream().filter(it -> !it.held).toList();
        stepping.forEach(it -> it.go(it.path.get(pulse), pulse));
        stepping.forEach(it -> suffer(it, pulse));
        meet(pulse);
        annex(pulse);
    }

    /** D-57 to D-60, D-63: the longest legal beginning. */
    private int legal(PlainHost host) {
        int steps = 0;
        while (steps + 1 < host.path.size() && isLegal(host, steps + 1)) steps++;
        return steps;
    }

    private boolean isLegal(PlainHost host, int steps) {
        for (int i = 1; i <= steps; i++) {
            if (map.distance(host.path.get(i - 1), host.path.get(i)) != 1) return false;
            if (ground(host.path.get(i)).isWater() != host.sails()) return false;
        }
        var entered = host.path.subList(1, steps + 1);
        if (host.sails())
            return steps <= (entered.stream().allMatch(it -> isOff(it, host)) ? 6 : 4);
        if (isRoad(host, steps) && steps <= (host.rides() ? 8 : 4)) return true;
        int heights = 0;
        for (int i = 1; i <= steps; i++)
            heights += Math.abs(height(host.path.get(i)) - height(host.path.get(i - 1)));
        if (heights > 1) return false;
        long inside = entered.stream().filter(it -> ownerBefore[it] == host.realm).count();
        if (!host.rides()) return steps <= (inside == steps ? 2 : 1);
        if (entered.stream().anyMatch(it -> ground(it) == Terrain.MOUNTAINS)) return steps == 1;
        if (inside == steps) return steps <= 4;
        return inside == 0 ? steps <= 2 : inside <= 2 && steps - inside <= 1;
    }

    /** D-60: beside own land. */
    private boolean isOff(int water, PlainHost host) {
        return beside(water).stream().anyMatch(it -> ownerBefore[it] == host.realm);
    }

    private boolean isRoad(PlainHost host, int steps) {
        return IntStream.rangeClosed(1, steps)
                .allMatch(i -> isRoad(host.path.get(i - 1), host.path.get(i)));
    }

    private boolean isRoad(int from, int to) {
        return map.direction(from, to).filter(world.field(from).ways()::hasRoad).isPresent();
    }

    /** PI-3.2. */
    int height(int at) {
        return switch (ground(at)) {
            case MOUNTAINS, PLATEAU -> 2;
            case HILLS, WOODED_HILLS -> 1;
            default -> 0;
        };
    }

    List<Integer> beside(int at) {
        return neighbours.get(at);
    }

    /** D-83: no land of others, and nothing in it or beside it that is foreign. */
    private boolean shuns(PlainHost host, int to) {
        return isOthers(host, to) || isNear(host, to, hosts);
    }

    private boolean isOthers(PlainHost host, int to) {
        return owner[to] != 0 && owner[to] != host.realm;
    }

    private void avoid(PlainHost host, int to) {
        if (isOthers(host, to)) host.avoided.add(owner[to]);
        for (PlainHost it : hosts) if (isNear(host, to, List.of(it))) host.avoided.add(it.realm);
    }

    private boolean isNear(PlainHost host, int to, List<PlainHost> armies) {
        return armies.stream()
                .anyMatch(
                        it -> it.realm != host.realm && it.lives() && map.distance(it.at, to) <= 1);
    }

    /** PI-19, D-62, D-98, D-99: without equipment. */
    private void suffer(PlainHost host, int pulse) {
        boolean reef = host.sails() && ground(host.at) == Terrain.REEFS && host.legal > 1;
        boolean hard =
                switch (ground(host.at)) {
                    case MOUNTAINS, DEEP_FOREST, DESERT -> !isRoad(host, host.legal);
                    default -> false;
                };
        if (!reef && !hard) return;
        var label = "7 %d %s %s %d".formatted(host.realm, host.unit, map.address(host.at), pulse);
        int[] percent = {10, 15, 20, 25, 35, 50};
        host.size -= host.size * percent[dice.getOrDefault(label, 1) - 1] / 100;
    }

    /** Swaps, then shared fields: withdrawal, battle, contact. */
    private void meet(int pulse) {
        for (PlainHost one : hosts)
            for (PlainHost other : hosts)
                if (isSwap(one, other, pulse) && one.meets(other)) unclear = true;
        var met =
                hosts.stream()
                        .filter(it -> it.order == 'R' && !it.cornered)
                        .filter(
                                it ->
                                        hosts.stream()
                                                .anyMatch(foe -> it.meets(foe) && it.at == foe.at))
                        .toList();
        met.stream().filter(it -> it.withdrew).forEach(it -> it.cornered = true); // once a month
        var pressed = met.stream().filter(it -> !it.withdrew && !mustFight(it)).toList();
        var refuge = new TreeMap<Integer, Optional<Integer>>();
        var claims = new TreeMap<Integer, Integer>();
        for (PlainHost it : pressed) { // in the order of the realms
            var claimed = new TreeSet<Integer>();
            claims.forEach(
                    (at, realm) -> {
                        if (realm != it.realm) claimed.add(at);
                    });
            var to = refuge(it, claimed);
            refuge.put(hosts.indexOf(it), to);
            for (PlainHost foe : hosts)
                if (to.isPresent() && it.meets(foe) && it.at == foe.at) it.avoided.add(foe.realm);
            to.ifPresent(at -> claims.put(at, it.realm));
        }
        refuge.forEach(
                (index, to) -> {
                    var host = hosts.get(index);
                    host.held = true;
                    host.withdrew = true;
                    if (to.isEmpty()) host.cornered = true;
                    else host.giveWay(to.get());
                });
        for (int at = 0; at < map.fields(); at++) new PlainBattle(this, at, pulse).fight();
        contacts(pulse);
    }

    /** D-82: where R does not win against A. */
    private boolean mustFight(PlainHost host) {
        return !world.settings().get(Setting.RETREAT_FROM_ATTACK)
                && hosts.stream()
                        .anyMatch(
                                it ->
                                        it.meets(host)
                                                && it.at == host.at
                                                && attacks(it, host.realm));
    }

    /** D-77. */
    boolean attacks(PlainHost host, int foe) {
        boolean targeted = world.settings().get(Setting.ATTACK_TARGETED);
        return host.order == 'A' && (host.against == 0 || host.against == foe || !targeted);
    }

    private static boolean isSwap(PlainHost one, PlainHost other, int pulse) {
        return pulse > 0
                && one.came == pulse
                && other.came == pulse
                && one.from == other.at
                && other.from == one.at;
    }

    /** D-83: where it came from this month, else a neighbour; own land first, then lowest. */
    Optional<Integer> refuge(PlainHost host, Set<Integer> claimed) {
        boolean taken =
                hosts.stream()
                        .anyMatch(it -> it.realm != host.realm && it.lives() && it.at == host.from);
        if (host.from >= 0 && !taken && !claimed.contains(host.from)) return Optional.of(host.from);
        var elsewhere = hosts.stream().filter(it -> it.at != host.at).toList();
        return beside(host.at).stream()
                .filter(it -> ground(it).isWater() == host.sails())
                .filter(it -> !claimed.contains(it))
                .filter(
                        it ->
                                host.sails()
                                        || isRoad(host.at, it)
                                        || Math.abs(height(it) - height(host.at)) <= 1)
                .filter(it -> !isOthers(host, it) && !isNear(host, it, elsewhere))
                .min(
                        Comparator.comparingInt((Integer it) -> owner[it] == host.realm ? 0 : 1)
                                .thenComparingInt(it -> map.address(it).gf())
                                .thenComparingInt(it -> map.address(it).kf()));
    }

    /** D-81, EX-7 to EX-9: V tells who plays, Nichts the realm. */
    private void contacts(int pulse) {
        for (PlainHost one : hosts)
            for (PlainHost other : hosts)
                if (one.meets(other) && one.at == other.at && talks(one) && talks(other))
                    learned.add(other.realm + " " + one.realm + (one.order == 'V' ? "!" : ""));
        for (PlainHost host : hosts)
            if (host.lives()
                    && (pulse == 0 || host.cornered || host.came == pulse)
                    && isUnguarded(host)) { // D-85
                learned.add(host.realm + " " + owner[host.at]);
                learned.add(owner[host.at] + " " + host.realm + (host.order == 'V' ? "!" : ""));
            }
    }

    private boolean isUnguarded(PlainHost host) {
        return isOthers(host, host.at)
                && talks(host)
                && !attacks(host, owner[host.at])
                && world.field(host.at).settlement().isPresent()
                && !isGuarded(host.at);
    }

    private boolean isGuarded(int at) {
        return hosts.stream()
                .anyMatch(it -> it.lives() && !it.sails() && it.at == at && it.realm == owner[at]);
    }

    private static boolean talks(PlainHost host) {
        return host.order != 'R' || host.cornered;
    }

    /** D-75. */
    private void annex(int pulse) {
        for (int at = 0; at < map.fields(); at++) {
            if (owner[at] != 0 || ground(at).isWater()) continue;
            int field = at;
            var there =
                    hosts.stream()
                            .filter(it -> it.lives() && it.at == field && !it.sails())
                            .toList();
            var entered = there.stream().filter(it -> it.came == pulse && it.annexes).toList();
            var realms = new HashSet<Integer>();
            entered.forEach(it -> realms.add(it.realm));
            boolean alone = there.stream().map(it -> it.realm).distinct().count() == 1;
            if (realms.size() == 1 && alone) owner[at] = realms.iterator().next();
        }
    }

    /** Phase 8: what is left open falls to whoever stands there alone. */
    private void openLand() {
        for (int at = 0; at < map.fields(); at++) {
            if (owner[at] != 0 || ground(at).isWater()) continue;
            int field = at;
            var there =
                    hosts.stream()
                            .filter(it -> it.lives() && it.at == field && !it.sails())
                            .toList();
            if (there.stream().map(it -> it.realm).distinct().count() == 1
                    && there.stream().anyMatch(it -> it.annexes))
                owner[at] = there.getFirst().realm;
        }
    }

    /** PI-14.2, D-76: where it ends the month, one army of 5,000, none of the owner there. */
    private void conquest() {
        var before = owner.clone();
        for (PlainHost host : hosts) {
            int lord = before[host.at];
            if (!host.lives() || host.sails() || lord == 0 || lord == host.realm) continue;
            boolean guarded =
                    hosts.stream()
                            .anyMatch(
                                    it ->
                                            it.lives()
                                                    && !it.sails()
                                                    && it.at == host.at
                                                    && it.realm == lord);
            if (guarded || host.size < 5_000 || !attacks(host, lord)) continue;
            if (owner[host.at] != lord && owner[host.at] != host.realm) unclear = true;
            owner[host.at] = host.realm;
        }
    }
}
