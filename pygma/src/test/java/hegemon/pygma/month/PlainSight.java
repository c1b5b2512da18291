package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A second reading of phase 13 (PI-13, D-69 to D-74, D-83): what a realm sees, whom it is told of,
 * and who crossed its border, from the ways that {@link PlainMarch} has walked.
 */
final class PlainSight {
    private final PlainMarch march;
    private final Geometry map;
    private final int realm;

    PlainSight(PlainMarch march, int realm) {
        this.march = march;
        this.map = march.map;
        this.realm = realm;
    }

    private List<PlainHost> own() {
        return march.hosts.stream().filter(it -> it.realm == realm).toList();
    }

    private IntStream settlements() {
        return IntStream.range(0, march.owner.length)
                .filter(it -> march.owner[it] == realm)
                .filter(it -> march.world.field(it).settlement().isPresent());
    }

    /** D-70, D-72: two fields around settlements and the whole way of armies, one beyond land. */
    Set<Integer> seen() {
        var seen = new TreeSet<Integer>();
        for (PlainHost host : own()) for (int at : host.trace) around(at, 2, seen);
        settlements().forEach(at -> around(at, 2, seen));
        for (int at = 0; at < march.owner.length; at++)
            if (march.owner[at] == realm) around(at, 1, seen);
        return seen;
    }

    private void around(int at, int far, Set<Integer> fields) {
        for (int it = 0; it < march.owner.length; it++)
            if (map.distance(at, it) <= far) fields.add(it);
    }

    /** D-71: observers count where they end the month. */
    private Set<Integer> within(int far) {
        var fields = new TreeSet<Integer>();
        for (PlainHost host : own()) if (host.lives()) around(host.at, far, fields);
        settlements().forEach(at -> around(at, far, fields));
        return fields;
    }

    /** "RH 2500: 1/02 1/03": every foreign army on shown fields, with its size afterwards. */
    List<String> sightings() {
        var control = within(1);
        var shown = new TreeSet<>(control);
        if (march.world.settings().get(Setting.INTRUDER_DETAIL) == Choice.IntruderDetail.SIGHT)
            for (int at : within(2))
                if (march.world.field(at).owner() == realm) shown.add(at); // D-69
        var lines = new ArrayList<String>();
        for (PlainHost host : march.hosts) {
            if (host.realm == realm) continue;
            var fields = new ArrayList<String>();
            for (int at : way(host)) if (shown.contains(at)) fields.add(map.address(at).toString());
            if (!fields.isEmpty())
                lines.add(
                        "%s %d: %s"
                                .formatted(
                                        host.unit.substring(0, 2),
                                        host.lives() ? host.size : 0,
                                        String.join(" ", fields)));
        }
        return lines.stream().sorted().toList();
    }

    /** D-83: whom it avoided learns of the field where it ends the month alone. */
    private List<Integer> way(PlainHost host) {
        boolean hidden =
                march.world.settings().get(Setting.RETREAT_UNSEEN)
                        && host.trace.size() > 1 // else there is no way it turned back from
                        && !host.cornered // it has met somebody, as Nichts
                        && host.avoided.contains(realm);
        if (!hidden) return host.trace;
        return host.lives() ? List.of(host.at) : List.of();
    }

    /** D-73: where a foreign land army first crossed the border. */
    List<String> intrusions(World before) {
        var lines = new ArrayList<String>();
        for (PlainHost host : march.hosts) {
            if (host.realm == realm || host.sails()) continue;
            for (int i = 1; i < host.trace.size(); i++) {
                if (before.field(host.trace.get(i)).owner() != realm) continue;
                if (before.field(host.trace.get(i - 1)).owner() == realm) continue;
                lines.add(map.address(host.trace.get(i)).toString());
                break;
            }
        }
        return lines.stream().sorted().toList();
    }
}
