package hegemon.pygma.bot;

import hegemon.pygma.orders.Construction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** PI-10: a road from the capital to the nearest other city, when there is money to spare. */
record RoadWorks(Atlas atlas, Draft draft) {
    private static final int TO_SPARE = 60_000;
    private static final int MOST_SECTIONS = 2;
    private static final int FAR = 12;

    void build() {
        if (!atlas.holdsCapital() || draft.balance() < TO_SPARE) return;
        var routes = Routes.onFoot(atlas, atlas.knowledge.capital(), false, false);
        city(routes).map(routes::to).ifPresent(this::continueAlong);
    }

    private Optional<Integer> city(Routes routes) {
        return atlas.knowledge.settlements().entrySet().stream()
                .filter(it -> atlas.knowledge.settings().isCity(it.getValue().kind()))
                .map(it -> it.getKey())
                .filter(it -> it != atlas.knowledge.capital() && routes.cost(it) <= FAR)
                .filter(it -> routes.to(it).stream().allMatch(atlas::isOwn))
                .min(Comparator.comparingInt(routes::cost));
    }

    /** The first sections of the way that do not exist yet. */
    private void continueAlong(List<Integer> way) {
        int built = 0;
        while (built < way.size() - 1 && hasRoad(way.get(built), way.get(built + 1))) built++;
        for (int sections = Math.min(MOST_SECTIONS, way.size() - 1 - built);
                sections > 0;
                sections--) {
            var through = way.subList(built, built + sections + 1);
            var road = new Construction.Road(through.stream().map(atlas::address).toList());
            if (draft.spend(road, TO_SPARE / 2)) return;
        }
    }

    private boolean hasRoad(int from, int to) {
        var ways = atlas.at(from).orElseThrow().ways();
        return atlas.geometry.direction(from, to).filter(ways::hasRoad).isPresent();
    }
}
