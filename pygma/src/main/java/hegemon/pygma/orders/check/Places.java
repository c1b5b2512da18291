package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Place;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** PI-7.7 and PI-11.5: armament places (Rüstplätze) and what has been raised there. */
final class Places {
    /**
     * @param field where the army comes to stand
     * @param city the city that raises it
     * @param fleet for a land army raised afloat
     */
    record Spot(int field, int city, Optional<Unit> fleet) {}

    private final RealmAhead plan;
    private final Map<Integer, Integer> raised = new HashMap<>();

    Places(RealmAhead plan) {
        this.plan = plan;
    }

    /** Where a new army can be raised as ordered, or E-14. */
    Optional<Spot> find(Entry entry, Armament.Raise raise) {
        return switch (raise.in()) {
            case Place.Deck(var fleet) ->
                    plan.troop(entry, fleet).flatMap(it -> onDeck(entry, raise, it));
            case Place.Field(var address) ->
                    plan.field(entry, address).flatMap(field -> find(entry, raise, field));
        };
    }

    private Optional<Spot> onDeck(Entry entry, Armament.Raise raise, Troop fleet) {
        return raise.unit().kind().isFleet()
                ? find(entry, raise, fleet.field)
                : afloat(entry, raise, List.of(fleet));
    }

    private Optional<Spot> find(Entry entry, Armament.Raise raise, int field) {
        if (raise.unit().kind().isFleet())
            return harbour(field, Optional.empty()).or(() -> none(entry, "fleet", field));
        if (plan.isWater(field)) return afloat(entry, raise, fleetsAt(field));
        return plan.isCity(field)
                ? Optional.of(new Spot(field, field, Optional.empty()))
                : none(entry, "land", field);
    }

    /** PI-11.5: onto a fleet in a harbour that is large enough to carry the army. */
    private Optional<Spot> afloat(Entry entry, Armament.Raise raise, List<Troop> fleets) {
        if (fleets.isEmpty()) {
            entry.fault(Code.E_14, "land", raise.in());
            return Optional.empty();
        }
        int needed = raise.unit().kind().ships(raise.amount().count());
        var fleet = fleets.stream().max(Comparator.comparingInt(plan::freeShips)).orElseThrow();
        if (plan.freeShips(fleet) < needed) {
            entry.fault(
                    Code.E_28, "small", fleet.unit, raise.unit(), needed, plan.freeShips(fleet));
            return Optional.empty();
        }
        return harbour(fleet.field, Optional.of(fleet.unit))
                .or(() -> none(entry, "land", fleet.field));
    }

    private Optional<Spot> none(Entry entry, String what, int field) {
        entry.fault(Code.E_14, what, plan.address(field));
        return Optional.empty();
    }

    private List<Troop> fleetsAt(int field) {
        return plan.troops().stream()
                .filter(it -> it.kind().isFleet() && it.field == field)
                .toList();
    }

    /** D-29, D-30: water beside own ports; the one with more limit left raises. */
    private Optional<Spot> harbour(int field, Optional<Unit> fleet) {
        if (!plan.isWater(field)) return Optional.empty();
        return plan.map
                .beside(field, it -> plan.isOwn(it) && plan.isPort(it))
                .boxed()
                .max(Comparator.comparing(this::isHealthy).thenComparingInt(this::left))
                .map(port -> new Spot(field, port, fleet));
    }

    /** Where an army that exists can be enlarged or stationed. */
    Optional<Spot> of(Troop troop) {
        if (troop.kind() == UnitKind.FH || troop.aboard.isPresent())
            return harbour(troop.field, troop.aboard);
        return plan.isCity(troop.field)
                ? Optional.of(new Spot(troop.field, troop.field, Optional.empty()))
                : Optional.empty();
    }

    /** PI-11.8 and D-67: in a city, or a fleet in a harbour. */
    boolean canStation(Troop troop) {
        return troop.kind().isArmy() && troop.aboard.isEmpty() && of(troop).isPresent();
    }

    private boolean isHealthy(int city) {
        return city(city).isHealthy();
    }

    private int left(int city) {
        return city(city).kind().armament() - raised.getOrDefault(city, 0);
    }

    private Settlement city(int field) {
        return Objects.requireNonNull(plan.settlements.get(field), "no city here");
    }

    /** PI-8.3, D-117 and PI-7.8. */
    boolean isAllowed(Entry entry, Spot spot, int price) {
        var city = city(spot.city());
        var address = plan.address(spot.city());
        if (city.plagues() > 0) return entry.refuse(Code.E_29, "plague", address);
        if (city.revolt()) return entry.refuse(Code.E_29, "revolt", address);
        int sum = raised.getOrDefault(spot.city(), 0) + price;
        return sum <= city.kind().armament()
                || entry.refuse(Code.E_13, "limit", address, city.kind().armament(), sum);
    }

    void use(Spot spot, int price) {
        raised.merge(spot.city(), price, Integer::sum);
    }
}
