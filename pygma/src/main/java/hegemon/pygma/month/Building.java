package hegemon.pygma.month;

import hegemon.pygma.orders.Construction;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Supply;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Settlements (PI-7) and fortifications (PI-9). */
final class Building {
    private final Board board;
    private final SortedSet<Address> allowed;
    private final Holdings lands;

    /** Part III: between realms, the phase works on the state at its start. */
    private final Field[] atStart;

    /** D-27: steps made on a field this term. */
    private final Map<Integer, Integer> steps = new HashMap<>();

    Building(Board board, SortedSet<Address> allowed, Holdings lands) {
        this.board = board;
        this.lands = lands;
        this.allowed = allowed;
        this.atStart = board.snapshot();
    }

    Answer found(Court court, Construction.Found order) {
        var at = board.own(court, order.at()).filter(field -> board.field(field).isLand());
        if (at.isEmpty()) return Answer.refuse("own", order.at());
        var field = board.field(at.get());
        if (field.settlement().isPresent() || field.building().isPresent())
            return Answer.refuse("built", order.at());
        if (isBlocked(court)) return Answer.refuse("luxuries");
        var near = tooNear(court, at.get());
        if (!near.isEmpty() && !allowed.contains(order.at())) return tooNear(court, at.get(), near);
        var kind = SettlementKind.SMALL_SETTLEMENT;
        var remote = tooRemote(court, at.get(), kind);
        if (remote.isPresent()) return remote.get();
        return buy(
                court,
                kind.price(),
                "found",
                order.at(),
                () -> {
                    board.set(at.get(), Settlement.of(kind, order.name().orElse("")));
                    steps.merge(at.get(), 1, Integer::sum);
                });
    }

    /** PI-7.5, D-28: outside the start area a city, or every founding, needs ten points. */
    private Optional<Answer> tooRemote(Court court, int at, SettlementKind kind) {
        if (!board.settings.needsColony(kind)) return Optional.empty();
        int points = Colony.points(board, court, at);
        return points >= Settlement.COLONY_POINTS
                ? Optional.empty()
                : Optional.of(Answer.refuse("colony", Settlement.COLONY_POINTS, points));
    }

    private boolean isBlocked(Court court) {
        return court.economy.blocked();
    }

    /** D-26: settlements of anyone that are too close, the nearest first. */
    private List<Integer> tooNear(Court court, int at) {
        int range = board.settings.get(Setting.SETTLEMENT_DISTANCE) - 1;
        return IntStream.of(board.map.within(at, range))
                .filter(near -> seen(court, near).settlement().isPresent())
                .boxed()
                .toList();
    }

    /** D-5: only what is on the ruler's map is named. */
    private Answer tooNear(Court court, int at, List<Integer> settlements) {
        for (int near : settlements)
            if (shows(court, near, known -> known.settlement().isPresent()))
                return Answer.refuse(
                        "near",
                        board.address(near),
                        board.map.distance(near, at),
                        board.settings.get(Setting.SETTLEMENT_DISTANCE));
        return Answer.refuse("unsettled", board.address(at));
    }

    private boolean shows(Court court, int at, Predicate<Known> what) {
        return board.field(at).owner() == court.number()
                || court.realm.known().get(at).filter(what).isPresent();
    }

    /** Own fields as they are now, those of others as they were. */
    private Field seen(Court court, int field) {
        var now = board.field(field);
        return now.owner() == court.number() ? now : atStart[field];
    }

    Answer upgrade(Court court, Construction.Upgrade order) {
        var at = board.ownSettlement(court, order.at());
        if (at.isEmpty()) return Answer.refuse("settlement", order.at());
        var settlement = board.settlement(at.get());
        if (!order.to().isBuiltFrom(settlement.kind()))
            return Answer.refuse("step", order.at(), settlement.kind(), order.to());
        if (order.to().needsCoast() && !board.isCoast(at.get()))
            return Answer.refuse("coast", order.at());
        if (isBlocked(court)) return Answer.refuse("luxuries");
        var remote = tooRemote(court, at.get(), order.to());
        if (remote.isPresent()) return remote.get();
        if (steps.getOrDefault(at.get(), 0) >= board.settings.get(Setting.UPGRADE_PER_TERM))
            return Answer.refuse("term", order.at());
        return buy(
                court,
                order.to().price(),
                "upgrade",
                order.at(),
                () -> {
                    board.set(at.get(), settlement.withKind(order.to()));
                    steps.merge(at.get(), 1, Integer::sum);
                });
    }

    /** PI-6.2, D-24: as long as the production of the last income month would still do. */
    Answer grow(Court court, Construction.Grow order) {
        var at = board.ownSettlement(court, order.at());
        if (at.isEmpty()) return Answer.refuse("settlement", order.at());
        if (isBlocked(court)) return Answer.refuse("luxuries");
        long after = (long) Colony.allPoints(board, lands, court) + order.points();
        int need = Supply.mainNeed(after, board.settings);
        int produced = court.economy.produced().mainSum();
        if (produced < need) return Answer.refuse("balance", need, produced);
        var settlement = board.settlement(at.get());
        long price = (long) Settlement.POINT_PRICE * order.points();
        if (price > court.treasury) return Answer.refuse("money", price, court.treasury);
        return buy(
                court,
                (int) price,
                "grow",
                order.at(),
                () ->
                        board.set(
                                at.get(),
                                settlement.withExtraPoints(
                                        settlement.extraPoints() + order.points())));
    }

    Answer fortify(Court court, Address address) {
        var at = board.ownSettlement(court, address);
        if (at.isEmpty()) return Answer.refuse("settlement", address);
        var city = board.settlement(at.get());
        if (!city.kind().isFullCity()) return Answer.refuse("city", address);
        if (city.fortified()) return Answer.refuse("already", address);
        return buy(
                court,
                city.kind().fortification(),
                "fortify",
                address,
                () -> board.set(at.get(), city.withFortified(true)));
    }

    /** PI-9.2; D-41: a fortress may replace another building. */
    Answer build(Court court, Construction.Build order) {
        var at = board.own(court, order.at()).filter(field -> board.field(field).isLand());
        if (at.isEmpty()) return Answer.refuse("own", order.at());
        var field = board.field(at.get());
        if (field.settlement().isPresent() || !order.building().hasRoom(field.building()))
            return Answer.refuse("built", order.at());
        for (int near : board.map.within(at.get(), BuildingKind.APART - 1))
            if (near != at.get() && seen(court, near).building().isPresent())
                return shows(court, near, known -> known.building().isPresent())
                        ? Answer.refuse("beside", board.address(near)) // EX-4, D-42
                        : Answer.refuse("unbuilt", order.at());
        return buy(
                court,
                order.building().price(),
                "build",
                order.at(),
                () -> board.set(at.get(), field.with(order.building())));
    }

    Answer heighten(Court court, Construction.Heighten order) {
        var post =
                board.own(court, order.at())
                        .filter(at -> order.to().isBuiltOn(board.field(at).building()));
        if (post.isEmpty()) return Answer.refuse("post", order.at());
        return buy(
                court,
                order.to().price(),
                "build",
                order.at(),
                () -> board.set(post.get(), board.field(post.get()).with(order.to())));
    }

    /** D-18: in full or not at all. */
    private static Answer buy(Court court, int price, String what, Address at, Runnable delivery) {
        if (price > court.treasury) return Answer.refuse("money", price, court.treasury);
        court.book(-price, what, at);
        delivery.run();
        return Answer.done();
    }
}
