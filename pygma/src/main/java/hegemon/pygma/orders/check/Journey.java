package hegemon.pygma.orders.check;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Reach;
import hegemon.pygma.world.UnitKind;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** PI-12: how many months a way takes, each month as far as its steps allow. */
public final class Journey {
    private Journey() {}

    /**
     * Nothing if a unit of this kind cannot go it.
     *
     * @param way from where it begins to where it ends, on the ruler's own map
     */
    public static Optional<Integer> months(Knowledge knowledge, List<Address> way, UnitKind kind) {
        var plan = new RealmAhead(knowledge);
        var fields =
                way.stream().flatMap(it -> plan.known(it).stream()).mapToInt(it -> it).toArray();
        if (fields.length < way.size() || fields.length == 0) return Optional.empty();
        var chart = new Chart(plan);
        int at = 0;
        int months = 0;
        while (at < fields.length - 1) {
            var steps = Arrays.copyOfRange(fields, at + 1, fields.length);
            var move = new Reach.Move(kind, fields[at], steps, false, Geometry.NONE);
            int made = Reach.plan(chart, move).steps();
            if (made == 0) return Optional.empty();
            at += made;
            months++;
        }
        return Optional.of(months);
    }
}
