package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;

import java.util.HashSet;
import java.util.List;

/** Who owns the land in the second reading: what is annexed on the way, left open, conquered. */
record PlainLand(PlainMarch march) {
    private List<PlainHost> walkers(int at) {
        return march.hosts.stream().filter(it -> it.stands() && it.walks() && it.at == at).toList();
    }

    /** D-75; with conquest.scope=PATH also foreign land on the way (D-76). */
    void annex(int pulse) {
        for (int at = 0; at < march.map.fields(); at++) {
            if (march.owner[at] != 0 || march.ground(at).isWater()) continue;
            var there = walkers(at);
            var realms = new HashSet<Integer>();
            there.stream()
                    .filter(it -> it.came == pulse && it.annexes)
                    .forEach(it -> realms.add(it.realm));
            boolean alone = there.stream().map(it -> it.realm).distinct().count() == 1;
            if (realms.size() == 1 && alone) take(at, realms.iterator().next());
        }
        if (march.world.settings().get(Setting.CONQUEST_SCOPE) == Choice.ConquestScope.PATH)
            for (PlainHost it : march.hosts) if (it.came == pulse) conquer(it);
    }

    /** Phase 8: what is left open falls to whoever stands there alone. */
    void openLand() {
        for (int at = 0; at < march.map.fields(); at++) {
            if (march.owner[at] != 0 || march.ground(at).isWater()) continue;
            var there = walkers(at);
            if (there.stream().map(it -> it.realm).distinct().count() == 1
                    && there.stream().anyMatch(it -> it.annexes)) take(at, there.getFirst().realm);
        }
    }

    void conquest() {
        march.hosts.forEach(this::conquer);
    }

    /** PI-14.2, D-76: one army of 5,000, none of the march.owner there; of two realms neither. */
    private void conquer(PlainHost host) {
        int lord = march.owner[host.at];
        if (!canConquer(host, lord) || march.isGuarded(host.at, lord)) return;
        if (walkers(host.at).stream()
                .anyMatch(it -> it.realm != host.realm && canConquer(it, lord))) return;
        take(host.at, host.realm);
    }

    private boolean canConquer(PlainHost host, int lord) {
        return host.stands()
                && host.walks()
                && host.realm > 0
                && lord > 0
                && lord != host.realm
                && host.size >= 5_000
                && march.attacks(host, lord);
    }

    /** D-32: with a capital the conqueror gets a part of the treasury. */
    private void take(int at, int realm) {
        int lord = march.owner[at];
        march.owner[at] = realm;
        if (lord == 0) return;
        if (march.world.field(at).settlement().filter(it -> it.capitalOf() == lord).isEmpty())
            return;
        int booty =
                march.gold.getOrDefault(lord, 0)
                        * march.world.settings().get(Setting.CAPITAL_FALL)
                        / 100;
        march.gold.merge(lord, -booty, Integer::sum);
        march.gold.merge(realm, booty, Integer::sum);
    }
}
