package hegemon.pygma.month;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

/**
 * What the second reading takes from armies in hard terrain, from fleets on reefs, and from what
 * they carry.
 */
record PlainLosses(PlainMarch march) {
    /** PI-19, D-62, D-98 to D-101. */
    void suffer(PlainHost host) {
        if (host.trades()) return;
        if (host.sails()) {
            if (march.ground(host.at) == Terrain.REEFS && host.legal > 1)
                lose(host, host.trace.size() - 1);
            return;
        }
        boolean hard = isHard(march.ground(host.at));
        boolean road = host.boards.isEmpty() && march.reach.isRoad(host, host.legal);
        if (hard && !road && !isAtHome(host)) lose(host, host.trace.size() - 1);
        if (hard) host.worn = true;
        else if (host.worn) host.equipment = 0;
    }

    private boolean isHard(Terrain terrain) {
        boolean named =
                switch (terrain) {
                    case MOUNTAINS, DEEP_FOREST, DESERT -> true;
                    default -> false;
                };
        return march.world.settings().get(Setting.LOSS_TERRAIN).getOrDefault(terrain, named);
    }

    private boolean isAtHome(PlainHost host) {
        if (host.realm == 0) return false;
        var people = march.world.realm(host.realm).people().name();
        return switch (march.ground(host.at)) {
            case MOUNTAINS -> people.equals("MOUNTAIN");
            case DEEP_FOREST -> people.equals("FOREST");
            case DESERT -> people.equals("DESERT");
            default -> false;
        };
    }

    void lose(PlainHost host, int step) {
        int[][] percent = {
            {10, 15, 20, 25, 35, 50}, {0, 10, 15, 20, 25, 35}, {0, 0, 10, 15, 20, 25}
        };
        var label =
                "7 %d %s %s %d".formatted(host.realm, host.unit, march.map.address(host.at), step);
        int share = percent[host.equipment][march.dice.getOrDefault(label, 1) - 1];
        host.size -= host.size * share / 100;
        if (march.cargo(host).mapToInt(march::ships).sum() > host.size)
            drown(host, 10 * share); // D-66
        sink(host);
    }

    /** D-95: the carried armies lose the same share as their fleet, and all if it is no more. */
    void drown(PlainHost fleet, int perMille) {
        march.cargo(fleet)
                .toList()
                .forEach(it -> it.size -= (int) ((long) it.size * perMille / 1_000));
        if (march.cargo(fleet).mapToInt(march::ships).sum() > fleet.size && fleet.lives())
            march.unclear = true;
    }

    void sink(PlainHost fleet) {
        if (!fleet.lives())
            march.hosts.stream()
                    .filter(it -> it.carrier.filter(on -> on == fleet).isPresent())
                    .forEach(it -> it.size = 0);
    }
}
