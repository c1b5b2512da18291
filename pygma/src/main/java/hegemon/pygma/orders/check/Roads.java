package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.RoadClass;
import hegemon.pygma.world.RoadGrowth;
import hegemon.pygma.world.Setting;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** PI-10: roads and bridges. */
final class Roads {
    private final RealmAhead plan;

    /** By the end of a road as it is now. */
    private final Map<Integer, RoadGrowth> grown = new HashMap<>();

    Roads(RealmAhead plan) {
        this.plan = plan;
    }

    /** Every field must be on the map; then the road is built up to the first fault. */
    void road(Entry entry, List<Address> through) {
        var fields = new ArrayList<Integer>();
        for (Address address : through) {
            var field = plan.field(entry, address);
            if (field.isEmpty()) return;
            fields.add(field.get());
        }
        int sections = 0;
        while (sections < fields.size() - 1
                && section(entry, sections + 1, fields.get(sections), fields.get(sections + 1)))
            sections++;
        if (sections > 0) entry.effect("road", sections, through.get(sections));
    }

    private boolean section(Entry entry, int number, int from, int to) {
        if (!isPossible(entry, number, from, to) || !isStart(entry, from)) return false;
        var ground = roadClass(from).dearer(roadClass(to));
        if (!keepsPace(entry, number, from, ground) || !keepsApart(entry, from, to)) return false;
        boolean border = !isOwn(from) || !isOwn(to);
        if (!plan.pay(entry, border ? ground.price() / 2 : ground.price())) return false; // D-49
        plan.lay(from, to);
        var grownHere = grownTo(from).plus(ground);
        if (byEnd() && !border) grown.remove(from);
        grown.put(to, grownHere);
        return true;
    }

    private boolean isPossible(Entry entry, int number, int from, int to) {
        var a = plan.address(from);
        var b = plan.address(to);
        if (!plan.map.adjacent(from, to)) return entry.refuse(Code.E_05, "step", number, a, b);
        if (!plan.isOpen(from, to)) return entry.refuse(Code.E_22, "water", a);
        if (!plan.isOpen(to, from)) return entry.refuse(Code.E_22, "water", b);
        if (!isOwn(from)) return entry.refuse(Code.E_22, "own", a);
        if (!isOwn(to) && plan.known(to).isNeutral()) return entry.refuse(Code.E_22, "own", b);
        return !plan.roadsFrom(from).contains(to) || entry.refuse(Code.E_22, "exists", a, b);
    }

    private RoadClass roadClass(int field) {
        return plan.settings.roadClass(plan.known(field).terrain());
    }

    /** D-50: a new bridge is own land at once. */
    private boolean isOwn(int field) {
        return plan.isOwn(field) || (plan.isWater(field) && plan.bridgeOver(field).isPresent());
    }

    /** PI-10.3 and D-47: at a city, at an open end, or anywhere on a road between two cities. */
    private boolean isStart(Entry entry, int field) {
        return plan.isCity(field)
                || grown.containsKey(field)
                || plan.roadsFrom(field).size() == 1
                || citiesOnRoadOf(field) >= 2
                || entry.refuse(Code.E_22, "start", plan.address(field));
    }

    private int citiesOnRoadOf(int field) {
        var road = new HashSet<>(Set.of(field));
        var open = new ArrayDeque<>(road);
        while (!open.isEmpty())
            for (int next : plan.roadsFrom(open.remove())) if (road.add(next)) open.add(next);
        return (int) road.stream().filter(this::hasCity).count();
    }

    private boolean hasCity(int field) {
        return plan.isCity(field)
                || (!plan.isOwn(field)
                        && plan.known(field)
                                .settlement()
                                .filter(plan.settings::isCity)
                                .isPresent());
    }

    /** PI-10.4 and D-46. */
    private boolean keepsPace(Entry entry, int number, int from, RoadClass ground) {
        return grownTo(from).allows(ground) || entry.refuse(Code.E_22, "pace", number);
    }

    private RoadGrowth grownTo(int from) {
        return byEnd() && plan.isCity(from)
                ? RoadGrowth.NONE
                : grown.getOrDefault(from, RoadGrowth.NONE);
    }

    private boolean byEnd() {
        return plan.settings.get(Setting.ROAD_GROWTH) == Choice.RoadGrowth.END;
    }

    /** PI-10.5 and D-48. */
    private boolean keepsApart(Entry entry, int from, int to) {
        if (plan.settlements.containsKey(to) || !plan.roadsFrom(to).isEmpty()) return true;
        for (int way = 0; way < 6; way++) {
            int beside = plan.map.neighbour(to, way);
            if (!plan.isKnown(beside) || beside == from || plan.roadsFrom(beside).isEmpty())
                continue;
            if (!plan.roadsFrom(from).contains(beside))
                return entry.refuse(Code.E_23, "parallel", plan.address(to), plan.address(beside));
        }
        return true;
    }

    /** D-50. */
    void bridge(Entry entry, Construction.Bridge bridge) {
        var over = plan.field(entry, bridge.over());
        var from = plan.ownField(entry, bridge.from());
        var to = plan.ownField(entry, bridge.to());
        if (over.isEmpty() || from.isEmpty() || to.isEmpty()) return;
        int field = over.get();
        if (!plan.known(field).terrain().takesBridge())
            entry.fault(Code.E_22, "river", bridge.over());
        else if (plan.bridgeOver(field).isPresent())
            entry.fault(Code.E_22, "bridge", bridge.over());
        else if (from.equals(to)) entry.fault(Code.E_22, "banks", bridge.from());
        else if (isBank(entry, field, from.get())
                && isBank(entry, field, to.get())
                && plan.pay(entry, RoadClass.BRIDGE_PRICE)) {
            plan.bridge(field, new Bridge(from.get(), to.get()));
            entry.effect("bridge", bridge.over());
        }
    }

    private boolean isBank(Entry entry, int over, int bank) {
        if (plan.isWater(bank)) return entry.refuse(Code.E_10, "water", plan.address(bank));
        return plan.map.adjacent(over, bank)
                || entry.refuse(Code.E_05, "beside", plan.address(over), plan.address(bank));
    }
}
