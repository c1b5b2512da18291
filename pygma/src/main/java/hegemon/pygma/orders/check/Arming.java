package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Load;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.Optional;

/** PI-11 and PI-17.2: armies and merchants are raised, stationed, split and merged. */
record Arming(RealmAhead plan, Upkeep upkeep, Marching marching, Places places) {
    void examine(Entry entry, Armament order) {
        switch (order) {
            case Armament.Raise raise -> raise(entry, raise);
            case Armament.Reinforce(var unit, var amount) -> reinforce(entry, unit, amount);
            case Armament.Disband(var unit, var amount) -> disband(entry, unit, amount);
            case Armament.Station(var unit) -> station(entry, unit);
            case Armament.Payroll(var units) -> units.forEach(unit -> plan.troop(entry, unit));
            case Armament.Merchant(var merchant, var in) ->
                    plan.town(entry, in).ifPresent(town -> merchant(entry, merchant, town));
            case Armament.Split split -> split(entry, split);
            case Armament.Merge(var unit, var into) -> merge(entry, unit, into);
            case Armament.Convert convert -> convert(entry, convert);
        }
    }

    private void raise(Entry entry, Armament.Raise raise) {
        var unit = raise.unit();
        var amount = raise.amount();
        if (!unit.kind().isArmy()) {
            entry.fault(Code.E_14, "merchant", unit);
            return;
        }
        if (!plan.isFree(entry, unit) || !fits(entry, unit.kind(), amount, 0)) return;
        var place = places.find(entry, raise);
        if (place.isEmpty()) return;
        int price = amount.count() * unit.kind().raising();
        if (!places.isAllowed(entry, place.get(), price)) return;
        var troop = new Troop(unit, place.get().field(), amount.count());
        troop.aboard = place.get().fleet();
        int administration = upkeep.administrationFor(troop);
        if (!plan.pay(entry, price + administration)) return;
        upkeep.paid(administration);
        places.use(place.get(), price);
        troop.fresh = !plan.settings.get(Setting.RAISE_MOVES);
        plan.add(troop);
        entry.effect(
                "raise",
                unit,
                amount.count(),
                unit.kind().unit(),
                plan.address(place.get().field()));
    }

    /** PI-11.2: counted in the right thing, and neither too small nor too large. */
    private static boolean fits(Entry entry, UnitKind kind, Load.Amount amount, int before) {
        if (!isCounted(entry, kind, amount)) return false;
        int size = before + amount.count();
        if (kind.fits(size)) return true;
        return size < kind.min()
                ? entry.refuse(Code.E_12, "min", kind, kind.min(), kind.unit(), size)
                : entry.refuse(Code.E_12, "max", kind, kind.max(), kind.unit(), size);
    }

    private static boolean isCounted(Entry entry, UnitKind kind, Load.Amount amount) {
        return amount.kind() == kind
                || entry.refuse(Code.E_12, "kind", kind, kind.unit(), amount.kind().unit());
    }

    /** D-55. */
    private void reinforce(Entry entry, Unit unit, Load.Amount amount) {
        var found = plan.troop(entry, unit);
        if (found.isEmpty() || !isArmy(entry, unit)) return;
        var troop = found.get();
        if (!fits(entry, unit.kind(), amount, troop.size)) return;
        var place = places.of(troop);
        if (place.isEmpty()) {
            entry.fault(Code.E_14, "reinforce", unit, plan.address(troop.field));
            return;
        }
        int price = amount.count() * unit.kind().raising();
        if (!isRoomFor(entry, troop, amount.count())) return;
        if (!places.isAllowed(entry, place.get(), price) || !plan.pay(entry, price)) return;
        places.use(place.get(), price);
        troop.size += amount.count();
        troop.equipment = Equipment.NONE;
        entry.effect("size", unit, troop.size, unit.kind().unit());
    }

    /** PI-15.4: of a carried army, whether its fleet carries so many more. */
    private boolean isRoomFor(Entry entry, Troop troop, int more) {
        var fleet = troop.aboard.flatMap(plan::troop);
        if (fleet.isEmpty()) return true;
        int needed = troop.kind().shipsMore(troop.size, more);
        int free = plan.freeShips(fleet.get());
        return needed <= free
                || entry.refuse(Code.E_28, "small", fleet.get().unit, troop.unit, needed, free);
    }

    private static boolean isArmy(Entry entry, Unit unit) {
        return unit.kind().isArmy() || entry.refuse(Code.E_12, "merchant", unit);
    }

    private void disband(Entry entry, Unit unit, Optional<Load.Amount> amount) {
        var found = plan.troop(entry, unit);
        if (found.isEmpty()) return;
        var troop = found.get();
        if (amount.filter(part -> !isCounted(entry, unit.kind(), part)).isPresent()) return;
        if (amount.filter(part -> part.count() < troop.size).isEmpty()) {
            plan.carriedBy(troop).map(it -> it.unit).toList().forEach(plan::remove);
            plan.remove(unit);
            entry.effect("gone", unit);
        } else if (isArmy(entry, unit) && leaves(entry, troop, amount.get())) {
            troop.size -= amount.get().count();
            entry.effect("size", unit, troop.size, unit.kind().unit());
        }
    }

    /** D-54: a part may go only if what is left keeps the minimum and carries what it carried. */
    private boolean leaves(Entry entry, Troop troop, Load.Amount amount) {
        var kind = troop.kind();
        if (!isCounted(entry, kind, amount)) return false;
        int left = troop.size - amount.count();
        if (left < kind.min())
            return entry.refuse(
                    Code.E_12, "left", troop.unit, Math.max(0, left), kind.unit(), kind.min());
        int filled = troop.size - plan.freeShips(troop);
        return filled <= left || entry.refuse(Code.E_28, "left", troop.unit, filled, left);
    }

    /** PI-11.8 and D-67: in a city, or a fleet in a harbour. */
    private void station(Entry entry, Unit unit) {
        var found = plan.troop(entry, unit);
        if (found.isEmpty() || !isArmy(entry, unit)) return;
        var troop = found.get();
        if (!places.canStation(troop))
            entry.fault(Code.E_14, "station", unit, plan.address(troop.field));
        else {
            troop.stationed = true;
            entry.effect("station", unit, plan.address(troop.field));
        }
    }

    /** PI-17.2 and D-102. */
    private void merchant(Entry entry, Unit merchant, RealmAhead.Town town) {
        int limit = Merchant.most(plan.knowledge.economy().store().sum());
        long there = plan.troops().stream().filter(it -> !it.kind().isArmy()).count();
        if (!plan.isFree(entry, merchant)) return;
        if (!town.settlement().isTradeCity())
            entry.fault(Code.E_14, "trade", plan.address(town.field()));
        else if (there >= limit) entry.fault(Code.E_25, "limit", limit);
        else {
            var troop = new Troop(merchant, town.field(), 0);
            troop.fresh = !plan.settings.get(Setting.RAISE_MOVES);
            plan.add(troop);
            entry.effect("merchant", merchant, plan.address(troop.field));
        }
    }

    private void split(Entry entry, Armament.Split split) {
        var found = plan.troop(entry, split.unit());
        if (found.isEmpty() || !isArmy(entry, split.unit())) return;
        var troop = found.get();
        if (!plan.isFree(entry, split.as()) || !isSameKind(entry, split.unit(), split.as())) return;
        if (!fits(entry, troop.kind(), split.amount(), 0)) return;
        if (!leaves(entry, troop, split.amount()) || !fitsApart(entry, troop, split)) return;
        troop.size -= split.amount().count();
        var part = new Troop(split.as(), troop.field, split.amount().count());
        part.aboard = troop.aboard;
        part.equipment = troop.equipment;
        part.fresh = troop.fresh;
        plan.add(part);
        var counted = troop.kind().unit();
        entry.effect("split", troop.unit, troop.size, counted, part.unit, part.size);
    }

    /** D-66: of a carried army each part is rounded up. */
    private boolean fitsApart(Entry entry, Troop troop, Armament.Split split) {
        var fleet = troop.aboard.flatMap(plan::troop);
        if (fleet.isEmpty()) return true;
        int more = troop.kind().shipsApart(troop.size, split.amount().count());
        int free = plan.freeShips(fleet.get());
        return more <= free
                || entry.refuse(Code.E_28, "small", fleet.get().unit, split.as(), more, free);
    }

    private static boolean isSameKind(Entry entry, Unit one, Unit other) {
        return one.kind() == other.kind() || entry.refuse(Code.E_12, "kinds", one, other);
    }

    private void merge(Entry entry, Unit unit, Unit into) {
        var from = plan.troop(entry, unit);
        var to = plan.troop(entry, into);
        if (from.isEmpty() || to.isEmpty()) return;
        if (!isArmy(entry, unit) || !isSameKind(entry, unit, into)) return;
        if (!isTogether(from.get(), to.get())) {
            entry.fault(Code.E_06, "apart", unit, into);
            return;
        }
        var amount = new Load.Amount(from.get().size, unit.kind());
        if (fits(entry, into.kind(), amount, to.get().size)) join(entry, from.get(), to.get());
    }

    static boolean isTogether(Troop from, Troop to) {
        return from != to
                && from.kind() == to.kind()
                && from.field == to.field
                && from.aboard.equals(to.aboard);
    }

    /** D-100: of two equipments the lower counts. The cargo of a fleet changes ships. */
    private void join(Entry entry, Troop from, Troop to) {
        to.size += from.size;
        to.fresh |= from.fresh;
        to.equipment = from.equipment.lower(to.equipment);
        for (Troop carried : plan.troops())
            if (carried.isAboard(from.unit)) carried.aboard = Optional.of(to.unit);
        plan.remove(from.unit);
        entry.effect("size", to.unit, to.size, to.kind().unit());
    }

    /** D-56: a fleet that stands still and empty becomes a Kriegerheer ashore. */
    private void convert(Entry entry, Armament.Convert convert) {
        var found = plan.troop(entry, convert.fleet());
        var onto = plan.field(entry, convert.onto());
        if (found.isEmpty() || onto.isEmpty() || !plan.isFree(entry, convert.as())) return;
        var fleet = found.get();
        if (!plan.map.adjacent(fleet.field, onto.get()))
            entry.fault(Code.E_05, "beside", plan.address(fleet.field), convert.onto());
        else if (!plan.isLandingPlace(onto.get())) entry.fault(Code.E_10, "shore", convert.onto());
        else if (marching.moves(fleet.unit)) entry.fault(Code.E_20, "form", fleet.unit);
        else if (plan.carriedBy(fleet).findAny().isPresent())
            entry.fault(Code.E_28, "laden", fleet.unit);
        else {
            var army = new Troop(convert.as(), onto.get(), fleet.size * UnitKind.MEN_OF_A_SHIP);
            army.fresh = true;
            plan.remove(fleet.unit);
            plan.add(army);
            entry.effect("raise", army.unit, army.size, UnitKind.KH.unit(), convert.onto());
        }
    }
}
