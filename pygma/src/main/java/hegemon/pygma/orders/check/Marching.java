package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.Term;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Toll;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** PI-12, PI-15, PI-16: the units' own lines. */
final class Marching {
    /** Armies land where their fleet has gone, so fleets are looked at before them. */
    static final Comparator<Entry> FLEETS_FIRST =
            Comparator.comparing(
                    entry ->
                            !(entry.order() instanceof March march
                                    && march.unit().kind().isFleet()));

    private final RealmAhead plan;
    private final Map<Unit, March> marches = new TreeMap<>();

    Marching(RealmAhead plan, List<March> marches) {
        this.plan = plan;
        marches.forEach(march -> this.marches.put(march.unit(), march));
    }

    boolean moves(Unit unit) {
        return Optional.ofNullable(marches.get(unit))
                .filter(march -> !march.steps().isEmpty())
                .isPresent();
    }

    boolean isMarkedStationary(Unit unit) {
        return Optional.ofNullable(marches.get(unit)).filter(March::stationary).isPresent();
    }

    /** PI-19.3 and D-100: bought before movement, for the whole army. */
    void equip(Entry entry, March march) {
        var found = plan.troop(march.unit());
        int level = march.equipment();
        if (level == 0 || found.isEmpty()) return; // an unknown unit is found when it moves
        var troop = found.get();
        if (!troop.kind().isLandArmy()) entry.fault(Code.E_09, "equip", troop.unit);
        else if (troop.equipment.level() >= level)
            entry.fault(Code.E_09, "equipped", troop.unit, troop.equipment.level());
        else if (plan.pay(entry, Equipment.price(level, troop.size))) {
            troop.equipment = plan.bought(troop, level);
            entry.effect("equip", troop.unit, level);
        }
    }

    void examine(Entry entry, March march) {
        var found = plan.troop(entry, march.unit());
        if (found.isEmpty()) return;
        var troop = found.get();
        conduct(entry, march);
        strength(entry, troop, march);
        march.cargo().forEach(unit -> cargo(entry, march, unit));
        if (march.steps().isEmpty() && march.boards().isEmpty()) stand(entry, troop, march);
        else if (troop.stationed) entry.fault(Code.E_11, "stationed", troop.label());
        else if (troop.fresh) entry.fault(Code.E_11, "fresh", troop.unit);
        else if (startsThere(entry, troop, march)) go(entry, troop, march);
    }

    /** PI-16.1 and D-77. */
    private void conduct(Entry entry, March march) {
        march.against().ifPresent(realm -> plan.realm(entry, realm));
        if (march.against().isPresent() && march.order() != BasicOrder.ATTACK)
            entry.fault(Code.E_09, "against", march.order().letter());
        if (!march.unit().kind().isArmy() && march.order() != BasicOrder.NOTHING)
            entry.fault(Code.E_09, "merchant", march.unit());
    }

    /** The strength is a check: if it differs, the order runs with a warning. */
    private void strength(Entry entry, Troop troop, March march) {
        if (march.stationary() && !troop.stationed) entry.fault(Code.W_01, "mobile", troop.unit);
        if (march.load().isEmpty()) return;
        switch (march.load().get()) {
            case Load.Amount(var count, var kind) -> {
                if (count != troop.size || kind != troop.kind())
                    entry.fault(Code.W_01, "size", troop.unit, troop.size, troop.kind().unit());
            }
            case Load.Lots lots -> {
                if (!sums(lots).equals(troop.cargo)) entry.fault(Code.W_01, "load", troop.unit);
            }
        }
    }

    private static Map<Good, Integer> sums(Load.Lots lots) {
        var sums = new EnumMap<Good, Integer>(Good.class);
        lots.lots().forEach(lot -> sums.merge(lot.good(), lot.points(), Integer::sum));
        return sums;
    }

    /** A fleet confirms what it carries, or what boards it this month. */
    private void cargo(Entry entry, March march, Unit unit) {
        var carried = plan.troop(entry, unit);
        if (carried.isEmpty() || carried.get().isAboard(march.unit())) return;
        boolean boards =
                Optional.ofNullable(marches.get(unit))
                        .flatMap(March::boards)
                        .filter(march.unit()::equals)
                        .isPresent();
        if (!boards) entry.fault(Code.W_01, "cargo", unit, march.unit());
    }

    private void stand(Entry entry, Troop troop, March march) {
        if (!startsThere(entry, troop, march)) return;
        entry.effect("stand", troop.label(), place(troop));
    }

    private Object place(Troop troop) {
        return troop.aboard.isPresent() ? troop.aboard.get() : plan.address(troop.field);
    }

    private boolean startsThere(Entry entry, Troop troop, March march) {
        boolean there =
                switch (march.from()) {
                    case Place.Deck(var fleet) -> troop.isAboard(fleet);
                    case Place.Field(var address) -> {
                        var field = plan.field(entry, address);
                        if (field.isEmpty()) yield true; // that fault is enough
                        yield field.get() == troop.field;
                    }
                };
        return there || entry.refuse(Code.E_06, "place", troop.unit, place(troop), march.from());
    }

    private void go(Entry entry, Troop troop, March march) {
        var steps = new ArrayList<Address>();
        for (Place place : march.steps())
            if (place instanceof Place.Field(var address)) steps.add(address);
        var deck = deckOnTheWay(march);
        if (deck.isPresent()) {
            entry.fault(Code.E_05, "deck", deck.get());
            return;
        }
        var fleet = march.boards().flatMap(unit -> plan.troop(entry, unit));
        if (march.boards().isPresent() && fleet.isEmpty()) return;
        var boarding = fleet.filter(it -> mayBoard(entry, troop, it));
        fleet.ifPresent(it -> dropFleetsField(steps, it));
        var way = new Way(plan, entry, troop, way(entry, troop, steps), boarding);
        arrive(entry, troop, way, boarding);
    }

    /** Boarding is the last step; on deck the way ends. */
    private static Optional<Place> deckOnTheWay(March march) {
        return march.steps().stream()
                .limit(Math.max(0, march.steps().size() - 1))
                .filter(Place.Deck.class::isInstance)
                .findFirst();
    }

    /** In a row the last address may be the field of the fleet that is boarded (EX-18). */
    private void dropFleetsField(List<Address> steps, Troop fleet) {
        if (!steps.isEmpty() && steps.getLast().equals(plan.address(fleet.field)))
            steps.removeLast();
    }

    /** PI-15.2, PI-15.4 and D-66. */
    private boolean mayBoard(Entry entry, Troop troop, Troop fleet) {
        if (!troop.kind().isLandArmy() || !fleet.kind().isFleet())
            return entry.refuse(Code.E_28, "kind", troop.unit);
        if (moves(fleet.unit)) return entry.refuse(Code.E_20, "still", fleet.unit, troop.unit);
        int needed = troop.kind().ships(troop.size);
        int free = plan.freeShips(fleet);
        return needed <= free
                || entry.refuse(Code.E_28, "small", fleet.unit, troop.unit, needed, free);
    }

    /** The fields of the way as far as they are on the map; a fleet may sail beyond (D-61). */
    private List<Integer> way(Entry entry, Troop troop, List<Address> steps) {
        var fields = new ArrayList<Integer>();
        for (Address address : steps) {
            if (!plan.exists(entry, address)) break;
            var field = plan.known(address);
            if (field.isEmpty()) {
                if (troop.kind().isFleet()) entry.fault(Code.W_03, "unseen", address);
                else entry.fault(Code.E_04, "map", address);
                break;
            }
            fields.add(field.get());
        }
        return fields;
    }

    private void arrive(Entry entry, Troop troop, Way way, Optional<Troop> boarding) {
        int made = way.judge();
        if (way.boards()) {
            var fleet = boarding.orElseThrow();
            int needed = troop.kind().ships(troop.size);
            entry.effect("board", troop.unit, fleet.unit, needed, plan.freeShips(fleet));
            tell(entry, troop, way.toll());
            troop.aboard = Optional.of(fleet.unit);
            troop.field = fleet.field;
        } else if (made > 0) {
            troop.field = way.field(made - 1);
            troop.aboard = Optional.empty();
            entry.effect("march", troop.unit, made, plan.address(troop.field));
            tell(entry, troop, way.toll());
        }
        if (troop.kind().isFleet())
            plan.carriedBy(troop).forEach(carried -> carried.field = troop.field);
    }

    /** PI-19: what the way may cost. */
    private static void tell(Entry entry, Troop troop, Toll toll) {
        if (toll.most() == 0) return;
        entry.effect(
                toll.dissolves() ? "toll.all" : toll.least() > 0 ? "toll" : "toll.most",
                toll.grounds().stream().map(Term::of).toList(),
                toll.least(),
                toll.most(),
                troop.kind().unit(),
                toll.percentOf(toll.least()),
                toll.percentOf(toll.most()),
                troop.kind().min());
    }
}
