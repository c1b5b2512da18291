package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.ArmamentOnly;
import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Phase;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Goes through a sheet as the month will (Part III), with what the ruler knows: declarations, pay,
 * spending in the order written, reorganising, movement, hand-over.
 */
public final class Check {
    private final RealmAhead plan;
    private final List<Entry> entries = new ArrayList<>();
    private final Set<Entry> timely = new LinkedHashSet<>();
    private final List<Unit> payroll;
    private final Upkeep upkeep;
    private final Places places;
    private final Arming arming;
    private final Building building;
    private final Trading trading;
    private final Talking talking;
    private final Marching marching;

    private final Sheet sheet;

    private Check(Sheet sheet, Knowledge knowledge) {
        this.sheet = sheet;
        plan = new RealmAhead(knowledge);
        sheet.lines().forEach(line -> entries.add(new Entry(line)));
        entries.stream().filter(this::isTimely).forEach(timely::add);
        payroll = sheet.all(Armament.Payroll.class).flatMap(it -> it.units().stream()).toList();
        marching = new Marching(plan, sheet.all(March.class).toList());
        places = new Places(plan);
        upkeep = new Upkeep(plan, sheet, places);
        arming = new Arming(plan, upkeep, marching, places);
        building = new Building(plan);
        trading = new Trading(plan);
        talking = new Talking(plan);
    }

    public static Verdict of(Sheet sheet, Knowledge knowledge) {
        return new Check(sheet, knowledge).run();
    }

    /** The realm when its units march. */
    static RealmAhead ahead(Sheet sheet, Knowledge knowledge) {
        var check = new Check(sheet, knowledge);
        check.prepare();
        return check.plan;
    }

    /** D-17: some orders are possible only in an armament month. */
    private boolean isTimely(Entry entry) {
        var month = plan.knowledge.date().month();
        var keyword = ArmamentOnly.keyword(entry.order());
        return month.isArmament()
                || keyword.isEmpty()
                || entry.refuse(Code.E_15, "armament", keyword.get(), month.title());
    }

    private Verdict run() {
        var bill = prepare();
        var units = Standing.all(plan);
        run(Phase.MOVEMENT);
        run(Phase.HAND_OVER);
        return new Verdict(
                plan.knowledge.treasury(),
                bill,
                entries.stream().map(Entry::verdict).toList(),
                plan.balance,
                building.unclean(sheet).stream().toList(),
                units);
    }

    /** All that happens before the units march. */
    private Bill prepare() {
        upkeep.renewStationing(marching);
        run(Phase.DECLARATIONS);
        var bill = upkeep.settle(payroll);
        spend();
        run(Phase.REORGANISING);
        return stationed(bill);
    }

    /** D-67, D-68: who is stationed after raising, and what administration costs then. */
    private Bill stationed(Bill bill) {
        if (!upkeep.isCountedAfter()) return bill;
        upkeep.station(marching);
        timely.stream().filter(this::isStationedLater).forEach(this::examine);
        return upkeep.settleAgain(bill);
    }

    private boolean isStationedLater(Entry entry) {
        return entry.order() instanceof Armament.Station && upkeep.isCountedAfter();
    }

    private void run(Phase phase) {
        var due =
                timely.stream()
                        .filter(entry -> Phase.of(entry.order()) == phase)
                        .filter(entry -> !isStationedLater(entry));
        (phase == Phase.MOVEMENT ? due.sorted(Marching.FLEETS_FIRST) : due).forEach(this::examine);
    }

    /** Spending is carried out in the order written; equipment is bought with the march. */
    private void spend() {
        for (Entry entry : entries) {
            if (timely.contains(entry)) {
                if (Phase.of(entry.order()) == Phase.SPENDING) examine(entry);
                if (entry.order() instanceof March march) marching.equip(entry, march);
            }
            entry.balance(plan.balance);
        }
    }

    private void examine(Entry entry) {
        switch (entry.order()) {
            case Heading heading -> talking.examine(entry, heading);
            case March march -> marching.examine(entry, march);
            case Armament armament -> arming.examine(entry, armament);
            case Construction construction -> building.examine(entry, construction);
            case Trade trade -> trading.examine(entry, trade);
            case Talk talk -> talking.examine(entry, talk);
        }
    }
}
