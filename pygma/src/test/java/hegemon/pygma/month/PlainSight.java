package hegemon.pygma.month;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second reading of phase 13 (PI-13, D-69 to D-74, D-83, D-139): what a realm sees, whom it is
 * told of, and who crossed its border, from the ways that {@link PlainMarch} has walked.
 */
final class PlainSight {
    private final PlainMarch march;
    private final Geometry map;
    private final int realm;
    private final Set<Integer> seen = new TreeSet<>();
    private final Set<Integer> sight = new TreeSet<>();
    private final Set<Integer> control = new TreeSet<>();

    PlainSight(PlainMarch march, int realm) {
        this.march = march;
        this.map = march.map;
        this.realm = realm;
        for (PlainHost host : march.hosts) if (host.realm == realm) from(host);
        for (int at = 0; at < march.owner.length; at++) if (march.owner[at] == realm) from(at);
    }

    /** D-70 to D-72: along the whole way; observers count where they end the month. */
    private void from(PlainHost host) {
        for (int at : host.trace) around(at, 2, seen);
        if (host.trades() && host.lives()) control.add(host.at);
        if (!host.stands()) return;
        around(host.at, 2, sight);
        around(host.at, 1, control);
    }

    /** D-70: one beyond the border, and what settlements and buildings see and control. */
    private void from(int at) {
        around(at, 1, seen);
        if (march.world.field(at).settlement().isPresent()) observe(at, 2, 1);
        march.world.field(at).building().ifPresent(it -> observe(at, far(it), near(it)));
    }

    private static int far(BuildingKind kind) {
        return kind == BuildingKind.LOOKOUT_TOWER ? 3 : 2;
    }

    private static int near(BuildingKind kind) {
        return switch (kind) {
            case GUARD_POST, WATCH_TOWER -> 2;
            case LOOKOUT_TOWER -> 3;
            case FORTRESS -> 1;
        };
    }

    private void observe(int at, int far, int near) {
        around(at, far, seen);
        around(at, far, sight);
        around(at, near, control);
    }

    private void around(int at, int far, Set<Integer> fields) {
        for (int it = 0; it < march.owner.length; it++)
            if (map.distance(at, it) <= far) fields.add(it);
    }

    Set<Integer> seen() {
        return seen;
    }

    /** "RH 2500: N > 1/02 1/03 > S": foreign units on shown fields, with their size afterwards. */
    List<String> sightings() {
        var shown = new TreeSet<>(control);
        if (march.world.settings().get(Setting.INTRUDER_DETAIL) == Choice.IntruderDetail.SIGHT)
            for (int at : sight) if (march.world.field(at).owner() == realm) shown.add(at); // D-69
        var lines = new ArrayList<String>();
        for (PlainHost host : march.hosts) {
            if (host.realm == realm) continue;
            if (host.trades() && !march.world.settings().get(Setting.MERCHANT_SEEN)) continue;
            var steps = new ArrayList<Integer>();
            for (int i = hidden(host); i < host.trace.size(); i++)
                if (shown.contains(host.trace.get(i)) && !host.deck.get(i)) steps.add(i);
            if (!steps.isEmpty()) lines.add(line(host, steps));
        }
        return lines.stream().sorted().toList();
    }

    private String line(PlainHost host, List<Integer> steps) {
        var fields = steps.stream().map(it -> map.address(host.trace.get(it)).toString()).toList();
        var from = hidden(host) > 0 ? "" : side(host, steps.getFirst(), -1);
        var to = side(host, steps.getLast(), 1);
        return "%s %d: %s > %s > %s"
                .formatted(
                        host.unit.split(" ")[0],
                        host.lives() ? host.size : 0,
                        from,
                        String.join(" ", fields),
                        to);
    }

    private String side(PlainHost host, int step, int next) {
        int other = step + next;
        if (other < 0 || other >= host.trace.size()) return "";
        return map.direction(host.trace.get(step), host.trace.get(other))
                .map(Enum::name)
                .orElse("");
    }

    /** D-83: how much of its way is hidden: whom it avoided learns of the last field alone. */
    private int hidden(PlainHost host) {
        boolean hidden =
                march.world.settings().get(Setting.RETREAT_UNSEEN)
                        && host.trace.size() > 1 // else there is no way it turned back from
                        && !host.cornered // it has met somebody, as Nichts
                        && !host.fought
                        && host.avoided.contains(realm);
        if (!hidden) return 0;
        return host.lives() ? host.trace.size() - 1 : host.trace.size();
    }

    /** D-73: where a foreign land army first crossed the border. */
    List<String> intrusions() {
        var lines = new ArrayList<String>();
        for (PlainHost host : march.hosts) {
            if (host.realm == realm || !host.walks()) continue;
            for (int i = Math.max(1, hidden(host)); i < host.trace.size(); i++) {
                if (host.deck.get(i) || ownerBefore(host.trace.get(i)) != realm) continue;
                if (ownerBefore(host.trace.get(i - 1)) == realm) continue;
                lines.add(map.address(host.trace.get(i)).toString());
                break;
            }
        }
        return lines.stream().sorted().toList();
    }

    private int ownerBefore(int at) {
        return march.world.field(at).owner();
    }
}
