package hegemon.pygma.bot;

import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * PI-15: settlers go overseas when the land at home is taken. Nothing is remembered from month to
 * month: where the fleet and the army stand tells how far they have come.
 */
record Expeditions(Atlas atlas, Growth growth, Marshal marshal) {
    /** A free shore, the water before it, and how far the fleet has to sail. */
    private record Shore(int land, int water, int distance) {}

    void send() {
        for (Army fleet : atlas.knowledge.armies()) {
            if (!fleet.kind().isFleet() || !marshal.isFree(fleet.unit())) continue;
            var routes = Routes.afloat(atlas, fleet.field());
            var settlers = aboard(fleet);
            if (settlers.isPresent()) sail(fleet, settlers.get(), routes);
            else embark(fleet, routes);
        }
    }

    private Optional<Army> aboard(Army fleet) {
        return atlas.knowledge.armies().stream()
                .filter(army -> army.aboard().filter(fleet.unit()::equals).isPresent())
                .findFirst();
    }

    /** To the best shore; where the fleet arrives, the settlers land in the same month (D-65). */
    private void sail(Army fleet, Army settlers, Routes routes) {
        var shore = shore(routes).or(() -> home(routes));
        if (shore.isEmpty()) return;
        int end =
                marshal.march(
                        fleet, routes.to(shore.get().water), Marshal.basic(BasicOrder.RETREAT));
        if (end == shore.get().water) land(fleet, settlers, shore.get().land);
    }

    private void land(Army fleet, Army settlers, int land) {
        if (atlas.isFree(land)) growth.claim(land);
        marshal.write(
                new March(
                        settlers.unit(),
                        false,
                        List.of(new Place.Deck(fleet.unit()), new Place.Field(atlas.address(land))),
                        Optional.empty(),
                        Marshal.basic(BasicOrder.RETREAT)));
    }

    /** An idle army beside the fleet goes aboard; else fleet and army meet at the nearest coast. */
    private void embark(Army fleet, Routes routes) {
        if (shore(routes).isEmpty()) return;
        var idle =
                atlas.knowledge.armies().stream()
                        .filter(army -> isSettler(army, fleet))
                        .min(
                                Comparator.comparingInt(
                                        army -> atlas.distance(army.field(), fleet.field())));
        if (idle.isEmpty()) return;
        var army = idle.get();
        if (atlas.isLandingPlace(army.field()) && isBeside(army.field(), fleet.field())) {
            board(army, fleet);
            return;
        }
        var walk = Commands.routes(atlas, army, false);
        pier(walk, routes).ifPresent(pier -> meet(army, walk, fleet, routes, pier));
    }

    private boolean isSettler(Army army, Army fleet) {
        return army.kind().isLandArmy()
                && army.size() < Commands.FIGHTERS
                && army.aboard().isEmpty()
                && marshal.isFree(army.unit())
                && army.kind().ships(army.size()) <= fleet.size()
                && hasNothingToDo(army);
    }

    /** No free land worth having can be walked to. */
    private boolean hasNothingToDo(Army army) {
        var routes = Commands.routes(atlas, army, false);
        return atlas.known().stream()
                .noneMatch(
                        field ->
                                atlas.isFree(field)
                                        && routes.reaches(field)
                                        && atlas.strangersNear(field) == 0
                                        && growth.worth(field) > 0);
    }

    private void board(Army army, Army fleet) {
        marshal.write(
                new March(
                        army.unit(),
                        false,
                        List.of(
                                new Place.Field(atlas.address(army.field())),
                                new Place.Deck(fleet.unit())),
                        Optional.empty(),
                        List.<Clause>of()));
        marshal.stand(fleet, BasicOrder.RETREAT);
    }

    private void meet(Army army, Routes walk, Army fleet, Routes routes, Shore pier) {
        if (army.field() != pier.land)
            marshal.march(army, walk.to(pier.land), Marshal.basic(BasicOrder.RETREAT));
        else marshal.stand(army, BasicOrder.RETREAT);
        if (fleet.field() != pier.water)
            marshal.march(fleet, routes.to(pier.water), Marshal.basic(BasicOrder.RETREAT));
        else marshal.stand(fleet, BasicOrder.RETREAT);
    }

    /** The free shore that is worth most for its distance. */
    private Optional<Shore> shore(Routes routes) {
        if (growth.isBlocked()) return Optional.empty();
        return atlas.known().stream()
                .filter(field -> atlas.isFree(field) && atlas.isLandingPlace(field))
                .filter(field -> atlas.strangersNear(field) == 0 && !marshal.isClaimed(field))
                .filter(field -> growth.worth(field) > 0)
                .flatMap(field -> before(routes, field).stream())
                .max(
                        Comparator.comparingDouble(
                                (Shore it) -> growth.worth(it.land) / (4.0 + it.distance)));
    }

    /** Own land to go back to when nothing is left to settle. */
    private Optional<Shore> home(Routes routes) {
        return atlas.own.stream()
                .filter(atlas::isLandingPlace)
                .flatMap(field -> before(routes, field).stream())
                .min(Comparator.comparingInt(Shore::distance));
    }

    /** Where an army that walks can be met by the fleet soonest. */
    private Optional<Shore> pier(Routes walk, Routes routes) {
        return atlas.own.stream()
                .filter(field -> atlas.isLandingPlace(field) && walk.reaches(field))
                .flatMap(field -> before(routes, field).stream())
                .min(Comparator.comparingInt((Shore it) -> 2 * walk.cost(it.land) + it.distance));
    }

    /** The nearest water before a shore. */
    private Optional<Shore> before(Routes routes, int land) {
        return atlas.neighbours(land).stream()
                .filter(beside -> atlas.isWater(beside) && routes.reaches(beside))
                .map(water -> new Shore(land, water, routes.cost(water)))
                .min(Comparator.comparingInt(Shore::distance));
    }

    private boolean isBeside(int one, int other) {
        return atlas.distance(one, other) == 1;
    }
}
