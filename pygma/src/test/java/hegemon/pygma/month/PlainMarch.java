package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
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
import java.util.stream.Stream;

/**
 * A second reading of phases 7 and 8, slow and plain, from the text of docs/rules/pygma-isis.md and
 * the list in docs/pygma-engine.md of where it left room, alone: pulses, losses ({@link
 * PlainLosses}), withdrawal, battle ({@link PlainBattle}), robbery, contact, land ({@link
 * PlainLand}). How far units come is in {@link PlainReach}. Only the dice are those of the month.
 */
final class PlainMarch {
    final World world;
    final Geometry map;
    final PlainReach reach;
    final List<PlainHost> hosts;
    final PlainLosses losses = new PlainLosses(this);
    final PlainLand land = new PlainLand(this);
    final Map<String, Integer> dice = new TreeMap<>();
    final int[] owner;
    final Map<Integer, Integer> gold = new TreeMap<>();

    /** "1 2": realm 1 learned the name of realm 2; "1 2!": who plays it. */
    final Set<String> learned = new TreeSet<>();

    /** Goods that A armies took from merchants: realm and lot (D-97). */
    final Map<Integer, List<PlainLot>> captured = new TreeMap<>();

    /** What the text leaves open happened: this reading says no more. */
    boolean unclear;

    /** D-61: fleets that ran onto land which their rulers had not seen. */
    int stranded;

    private boolean driven;
    private int pulse;

    PlainMarch(World world, List<PlainHost> hosts, List<Roll> rolls) {
        this.world = world;
        this.map = world.geometry();
        this.reach = new PlainReach(world);
        this.hosts = new ArrayList<>(hosts);
        rolls.forEach(roll -> dice.put(roll.label(), roll.value()));
        owner = world.fields().stream().mapToInt(Field::owner).toArray();
        world.realms().forEach(it -> gold.put(it.number(), it.treasury()));
    }

    Terrain ground(int at) {
        return world.field(at).terrain();
    }

    void run() {
        hosts.forEach(PlainHost::begin);
        hosts.forEach(reach::plan);
        meet(0);
        for (pulse = 1; driven || hosts.stream().anyMatch(PlainHost::hasStep); pulse++) {
            driven = false;
            pulse();
        }
        land.openLand();
        land.conquest();
    }

    private void pulse() {
        var moving = hosts.stream().filter(this::isReady).toList();
        var refusing = moving.stream().filter(it -> it.order == 'R' && shuns(it)).toList();
        for (PlainHost it : refusing) { // from the positions before the pulse
            it.held = true;
            avoid(it, it.path.get(it.made + 1));
        }
        var stepping = moving.stream().filter(it -> !it.held).toList();
        var stepped = stepping.stream().filter(it -> step(it, pulse)).toList();
        stepped.forEach(losses::suffer);
        swaps(pulse);
        meet(pulse);
        land.annex(pulse);
        sighted(pulse);
    }

    /** D-65: a landing army starts in the pulse after its fleet's last step. */
    private boolean isReady(PlainHost host) {
        return host.hasStep()
                && (host.made > 0 || host.carrier.filter(PlainHost::hasStep).isEmpty());
    }

    /** Whether it entered a field. */
    private boolean step(PlainHost host, int pulse) {
        if (host.isBoarding()) {
            board(host);
            return false;
        }
        int to = host.path.get(host.made + 1);
        if (host.sails() && !ground(to).isWater()) {
            aground(host);
            return false;
        }
        if (host.lands && host.made == 0) {
            if (map.distance(host.at, to) != 1) {
                host.held = true;
                return false;
            }
            host.carrier = Optional.empty();
        }
        host.made++;
        host.stepped = pulse;
        host.go(to, pulse);
        cargo(host).forEach(it -> it.go(to, pulse));
        return true;
    }

    Stream<PlainHost> cargo(PlainHost fleet) {
        return hosts.stream()
                .filter(it -> it.carrier.filter(on -> on == fleet).isPresent() && it.lives());
    }

    /** PI-15.2, PI-15.4, D-66. */
    private void board(PlainHost host) {
        var fleet = host.boards.orElseThrow();
        int ships = Stream.concat(cargo(fleet), Stream.of(host)).mapToInt(this::ships).sum();
        if (!fleet.lives() || fleet.trace.size() > 1 || ships > fleet.size) {
            host.held = true;
            return;
        }
        host.made++;
        host.carrier = Optional.of(fleet);
        host.go(fleet.at, -1);
    }

    int ships(PlainHost host) {
        int each = host.rides() ? 50 : 100;
        return (host.size + each - 1) / each;
    }

    /** D-61. */
    private void aground(PlainHost fleet) {
        fleet.held = true;
        stranded++;
        if (fleet.made >= 2 && world.settings().get(Setting.FLEET_AGROUND) == Choice.Aground.TABLE)
            losses.lose(fleet, fleet.trace.size());
    }

    /** D-83: no land of others, and nothing in it or beside it that is foreign. */
    private boolean shuns(PlainHost host) {
        if (host.isBoarding()) return false; // D-65
        int to = host.path.get(host.made + 1);
        return !host.trades() && (isOthers(host, to) || isNear(host, to, hosts));
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
                        it ->
                                it.realm != host.realm
                                        && it.stands()
                                        && map.distance(it.at, to) <= 1);
    }

    /** D-80: those that changed places meet in the field with the lower address. */
    private void swaps(int pulse) {
        var up = hosts.stream().filter(it -> it.came == pulse && it.at > it.from).toList();
        var down = hosts.stream().filter(it -> it.came == pulse && it.at < it.from).toList();
        var back = new ArrayList<PlainHost>();
        for (PlainHost one : up)
            for (PlainHost other : down) {
                if (one.at != other.from || one.from != other.at || !one.meets(other)) continue;
                if (attacks(one, other.realm) || attacks(other, one.realm)) back.add(one);
                else if (one.realm > 0 && other.realm > 0) {
                    tell(one, other);
                    tell(other, one);
                }
            }
        for (PlainHost it : new HashSet<>(back)) {
            cargo(it).forEach(PlainHost::turnBack);
            it.turnBack();
        }
    }

    /** What the reader learns of another that talks. */
    private void tell(PlainHost reader, PlainHost other) {
        learned.add(reader.realm + " " + other.realm + (other.order == 'V' ? "!" : ""));
    }

    /** Shared fields: withdrawal, battle, robbery, contact. */
    private void meet(int pulse) {
        var met =
                hosts.stream()
                        .filter(it -> it.order == 'R' && !it.cornered && !it.stationed)
                        .filter(it -> foes(it).anyMatch(foe -> isNews(it) || isNews(foe)))
                        .filter(it -> !mustFight(it))
                        .toList();
        met.stream().filter(it -> it.withdrew).forEach(it -> it.cornered = true); // once a month
        give(met.stream().filter(it -> !it.withdrew).toList(), true);
        for (int at = 0; at < map.fields(); at++) {
            new PlainBattle(this, at, pulse, false).fight();
            new PlainBattle(this, at, pulse, true).fight();
        }
        rob();
        contacts(pulse);
    }

    private boolean isNews(PlainHost host) {
        return host.arrived == pulse;
    }

    private Stream<PlainHost> foes(PlainHost host) {
        return hosts.stream().filter(it -> host.meets(it) && host.at == it.at);
    }

    /** D-83: in the order of the realms; what one has chosen is closed to the others. */
    private void give(List<PlainHost> going, boolean cornered) {
        var refuge = new TreeMap<Integer, Optional<Integer>>();
        var claims = new TreeMap<Integer, Integer>();
        for (PlainHost it : going) {
            var claimed = new TreeSet<Integer>();
            claims.forEach(
                    (at, realm) -> {
                        if (realm != it.realm) claimed.add(at);
                    });
            var to = refuge(it, claimed);
            refuge.put(hosts.indexOf(it), to);
            if (to.isPresent()) foes(it).forEach(foe -> it.avoided.add(foe.realm));
            to.ifPresent(at -> claims.put(at, it.realm));
        }
        refuge.forEach(
                (index, to) -> {
                    var host = hosts.get(index);
                    if (to.isEmpty()) host.cornered |= cornered;
                    else {
                        host.withdrew = true;
                        drive(host, to.get());
                    }
                });
    }

    void drive(PlainHost host, int to) {
        driven = true;
        host.giveWay(to, pulse + 1);
        cargo(host).forEach(it -> it.go(to, -1));
    }

    /** D-83, retreat.standing=SIGHT. */
    private void sighted(int pulse) {
        if (world.settings().get(Setting.RETREAT_STANDING) != Choice.Standing.SIGHT) return;
        var going = new ArrayList<PlainHost>();
        for (PlainHost host : hosts) {
            if (host.order != 'R' || !host.stands() || host.stationed) continue;
            if (host.hasStep() || host.withdrew || host.cornered) continue;
            var comers =
                    hosts.stream()
                            .filter(it -> it.realm != host.realm && it.stands())
                            .filter(it -> it.stepped == pulse)
                            .filter(it -> map.distance(it.at, host.at) <= 2)
                            .filter(it -> map.distance(it.from, host.at) > 2)
                            .toList();
            if (comers.isEmpty()) continue;
            comers.forEach(it -> host.avoided.add(it.realm));
            going.add(host);
        }
        give(going, false);
    }

    /** D-82: where R does not win against A. */
    private boolean mustFight(PlainHost host) {
        return !world.settings().get(Setting.RETREAT_FROM_ATTACK)
                && foes(host).anyMatch(it -> attacks(it, host.realm));
    }

    /** D-77. */
    boolean attacks(PlainHost host, int foe) {
        boolean targeted = world.settings().get(Setting.ATTACK_TARGETED);
        return host.order == 'A' && (host.against == 0 || host.against == foe || !targeted);
    }

    /** D-83: where it came from this month, else a neighbour; own land first, then lowest. */
    Optional<Integer> refuge(PlainHost host, Set<Integer> claimed) {
        boolean taken =
                hosts.stream()
                        .anyMatch(
                                it -> it.realm != host.realm && it.stands() && it.at == host.from);
        if (host.from >= 0
                && !taken
                && !claimed.contains(host.from)
                && (host.sails() || reach.isOpen(host.at, host.from)))
            return Optional.of(host.from);
        var elsewhere = hosts.stream().filter(it -> it.at != host.at).toList();
        return reach.beside(host.at).stream()
                .filter(
                        it ->
                                host.sails()
                                        ? ground(it).isWater()
                                        : reach.isOpen(host.at, it)
                                                && (reach.isRoad(host.at, it)
                                                        || rise(host.at, it) <= 1))
                .filter(it -> !claimed.contains(it))
                .filter(it -> !isOthers(host, it) && !isNear(host, it, elsewhere))
                .min(
                        Comparator.comparingInt((Integer it) -> owner[it] == host.realm ? 0 : 1)
                                .thenComparingInt(it -> map.address(it).gf())
                                .thenComparingInt(it -> map.address(it).kf()));
    }

    private int rise(int from, int to) {
        return Math.abs(reach.height(to) - reach.height(from));
    }

    /** D-97: an A army, fleets too, destroys foreign merchants on its field. */
    private void rob() {
        var law = world.settings().get(Setting.MERCHANT_ROBBERY);
        if (law == Choice.Robbery.SAFE) return;
        for (PlainHost merchant : hosts) {
            if (!merchant.trades() || !merchant.lives()) continue;
            var robbers =
                    hosts.stream()
                            .filter(it -> it.stands() && it.at == merchant.at)
                            .filter(it -> it.realm != merchant.realm)
                            .filter(it -> attacks(it, merchant.realm))
                            .toList();
            if (robbers.isEmpty()) continue;
            if (robbers.stream().map(it -> it.realm).distinct().count() > 1) unclear = true;
            if (law == Choice.Robbery.CAPTURE)
                captured.computeIfAbsent(robbers.getFirst().realm, it -> new ArrayList<>())
                        .addAll(merchant.lots);
            merchant.size = 0;
            merchant.lots.clear();
        }
    }

    /** D-81, EX-7 to EX-9: V tells who plays, Nichts the realm. */
    private void contacts(int pulse) {
        for (PlainHost one : hosts)
            for (PlainHost other : hosts)
                if (one.meets(other) && one.at == other.at && talks(one) && talks(other))
                    tell(other, one);
        for (PlainHost host : hosts)
            if (host.stands()
                    && (pulse == 0 || host.cornered || host.came == pulse)
                    && isUnguarded(host)) { // D-85
                learned.add(host.realm + " " + owner[host.at]);
                learned.add(owner[host.at] + " " + host.realm + (host.order == 'V' ? "!" : ""));
            }
    }

    private boolean isUnguarded(PlainHost host) {
        return isOthers(host, host.at)
                && host.walks()
                && talks(host)
                && !attacks(host, owner[host.at])
                && world.field(host.at).settlement().isPresent()
                && !isGuarded(host.at, owner[host.at]);
    }

    boolean isGuarded(int at, int lord) {
        return hosts.stream()
                .anyMatch(it -> it.stands() && it.walks() && it.at == at && it.realm == lord);
    }

    private static boolean talks(PlainHost host) {
        return host.order != 'R' || host.cornered;
    }
}
