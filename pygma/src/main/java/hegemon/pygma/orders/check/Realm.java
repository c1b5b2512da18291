package hegemon.pygma.orders.check;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;

/** The own land as a whole: its size, its inhabitants, its connected parts. */
record Realm(RealmAhead plan) {
    /** D-31: land fields. */
    int size() {
        return land().size();
    }

    /** PI-6.1: inhabitant points of land and settlements. */
    int points() {
        return points(land());
    }

    int points(Set<Integer> fields) {
        return fields.stream().mapToInt(this::points).sum();
    }

    private int points(int field) {
        var town = plan.town(field).map(RealmAhead.Town::settlement);
        return plan.settings.points(plan.known(field).terrain(), town);
    }

    private Set<Integer> land() {
        var land = new HashSet<Integer>();
        var map = plan.knowledge.map();
        for (int i = 0; i < map.size(); i++) if (isLand(map.field(i))) land.add(map.field(i));
        return land;
    }

    private boolean isLand(int field) {
        return plan.isOwn(field) && !plan.isWater(field);
    }

    /** D-28: the connected part of the realm that this field lies in. */
    Set<Integer> partWith(int field) {
        var part = new HashSet<>(Set.of(field));
        var open = new ArrayDeque<>(part);
        while (!open.isEmpty())
            plan.map.forNeighbours(
                    open.remove(),
                    beside -> {
                        if (plan.isOwn(beside) && part.add(beside)) open.add(beside);
                    });
        part.removeIf(plan::isWater);
        return part;
    }
}
