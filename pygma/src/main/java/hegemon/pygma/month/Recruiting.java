package hegemon.pygma.month;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Place;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Arg;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** PI-11.5: raising and reinforcing armies, and merchants (PI-17.2). */
final class Recruiting {
    private final Board board;

    /** D-30: what has been spent on armies in a city this month. */
    private final Map<Integer, Integer> spent = new HashMap<>();

    Recruiting(Board board) {
        this.board = board;
    }

    Answer raise(Court court, Armament.Raise order) {
        var unit = order.unit();
        var kind = unit.kind();
        int size = order.amount().count();
        if (!kind.isArmy() || order.amount().kind() != kind) return Answer.refuse("amount", unit);
        if (court.troops.containsKey(unit)) return Answer.refuse("taken", unit);
        if (!kind.fits(size)) return wrongSize(kind, size);
        var at = place(court, order.in(), kind);
        if (at.isEmpty()) return noPlace(kind, order.in());
        var fleet = fleet(court, order.in(), at.get(), kind, size);
        if (kind.isLandArmy() && board.field(at.get()).terrain().isWater() && fleet.isEmpty())
            return Answer.refuse("deck", order.in(), kind.ships(size));
        var army = Troop.raised(court.number(), unit, at.get(), size);
        var refusal = charge(court, at.get(), size * kind.raising(), Optional.of(army));
        if (refusal.isPresent()) return refusal.get();
        army.order = order.order().orElse(BasicOrder.NOTHING);
        army.fresh = !board.settings.get(Setting.RAISE_MOVES);
        board.raise(army, Ledger.Cause.RAISED);
        fleet.ifPresent(army::embark);
        court.book(-size * kind.raising(), "raise", unit);
        return Answer.done();
    }

    private static Answer wrongSize(UnitKind kind, int size) {
        return size < kind.min()
                ? Answer.refuse("size.min", Arg.of(kind.toString()), kind.min(), kind.unit(), size)
                : Answer.refuse("size.max", Arg.of(kind.toString()), kind.max(), kind.unit(), size);
    }

    private static Answer noPlace(UnitKind kind, Place in) {
        return Answer.refuse(kind.isFleet() ? "place.fleet" : "place", in);
    }

    /** The field of a place where this kind may be raised. */
    private Optional<Integer> place(Court court, Place in, UnitKind kind) {
        Optional<Integer> at =
                switch (in) {
                    case Place.Field(var address) -> board.map.find(address);
                    case Place.Deck(var fleet) -> court.troop(fleet).map(troop -> troop.field);
                };
        return at.filter(
                field ->
                        Garrisons.isHarbour(board, court, field)
                                || (kind.isLandArmy() && board.isOwnCity(field, court.number())));
    }

    /** PI-11.5: a land army on a harbour field needs a fleet with room for it. */
    private Optional<Troop> fleet(Court court, Place in, int at, UnitKind kind, int size) {
        if (!kind.isLandArmy() || !board.field(at).terrain().isWater()) return Optional.empty();
        return board.roster().at(at).stream()
                .filter(troop -> troop.isFleet() && troop.realm == court.number())
                .filter(troop -> !(in instanceof Place.Deck(var fleet)) || troop.unit.equals(fleet))
                .filter(troop -> troop.shipsFilled() + kind.ships(size) <= troop.size)
                .findFirst();
    }

    Answer reinforce(Court court, Armament.Reinforce order) {
        var found = court.troop(order.unit()).filter(Troop::isArmy);
        if (found.isEmpty()) return Answer.refuse("unit", order.unit());
        var army = found.get();
        int more = order.amount().count();
        if (order.amount().kind() != army.kind()) return Answer.refuse("amount", order.unit());
        if (army.size + more > army.kind().max()) return wrongSize(army.kind(), army.size + more);
        var place = new Place.Field(board.address(army.field));
        if (place(court, place, army.kind()).isEmpty()) return noPlace(army.kind(), place);
        if (army.isCarried() && !hasRoom(army, more)) return Answer.refuse("deck", place, more);
        var refusal = charge(court, army.field, more * army.kind().raising(), Optional.empty());
        if (refusal.isPresent()) return refusal.get();
        board.gain(army, more, Ledger.Cause.RAISED);
        army.equipment = Equipment.NONE;
        court.book(-more * army.kind().raising(), "raise", order.unit());
        return Answer.done();
    }

    private static boolean hasRoom(Troop army, int more) {
        var fleet = army.carrier.orElseThrow();
        return fleet.shipsFilled() + army.kind().shipsMore(army.size, more) <= fleet.size;
    }

    /** Limit, plague, money and administration; books only the administration. */
    private Optional<Answer> charge(Court court, int at, int price, Optional<Troop> army) {
        var city = city(court, at);
        if (city.isEmpty()) return Optional.of(Answer.refuse("sick", board.address(at)));
        int limit = board.settlement(city.get()).kind().armament();
        int already = spent.getOrDefault(city.get(), 0);
        if (already + price > limit)
            return Optional.of(
                    Answer.refuse("limit", board.address(city.get()), limit, already + price));
        int higher = Administration.of(Payments.mobile(board, court, army).size());
        int more = army.isEmpty() ? 0 : Math.max(0, higher - court.administration);
        if (price + more > court.treasury)
            return Optional.of(Answer.refuse("money", price + more, court.treasury));
        spent.merge(city.get(), price, Integer::sum);
        court.administration += more;
        court.book(-more, "administration");
        return Optional.empty();
    }

    /** D-30: the own healthy city here, or the port beside this harbour with most limit left. */
    private Optional<Integer> city(Court court, int at) {
        if (board.isOwnCity(at, court.number()))
            return isHealthy(at) ? Optional.of(at) : Optional.empty();
        return board.map
                .beside(at, it -> board.field(it).owner() == court.number() && board.isPort(it))
                .filter(this::isHealthy)
                .boxed()
                .max(Comparator.comparingInt(this::left));
    }

    private int left(int city) {
        return board.settlement(city).kind().armament() - spent.getOrDefault(city, 0);
    }

    /** PI-8.3, D-117. */
    private boolean isHealthy(int city) {
        return board.settlement(city).isHealthy();
    }

    /** D-102. */
    Answer merchant(Court court, Armament.Merchant order) {
        Address in = order.in();
        var city = board.ownSettlement(court, in);
        if (city.isEmpty() || !board.settlement(city.get()).isTradeCity())
            return Answer.refuse("tradecity", in);
        if (order.merchant().kind() != UnitKind.H) return Answer.refuse("amount", order.merchant());
        if (court.troops.containsKey(order.merchant()))
            return Answer.refuse("taken", order.merchant());
        long merchants = court.armies().stream().filter(troop -> !troop.isArmy()).count();
        int limit = Merchant.most(court.storeAtStart);
        if (merchants >= limit) return Answer.refuse("merchants", limit);
        var merchant = Troop.raised(court.number(), order.merchant(), city.get(), 0);
        merchant.fresh = !board.settings.get(Setting.RAISE_MOVES);
        board.add(merchant);
        return Answer.done();
    }
}
