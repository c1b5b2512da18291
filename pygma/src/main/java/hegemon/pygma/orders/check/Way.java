package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Reach;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Toll;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How far a unit comes on the ruler's own map, and what the ruler is told if it is not all. */
final class Way {
    private final RealmAhead plan;
    private final Entry entry;
    private final Troop troop;
    private final List<Integer> fields;
    private final Reach.Plan reach;

    /**
     * @param fields the steps over known fields
     * @param fleet boarded with one more step
     */
    Way(RealmAhead plan, Entry entry, Troop troop, List<Integer> fields, Optional<Troop> fleet) {
        this.plan = plan;
        this.entry = entry;
        this.troop = troop;
        this.fields = fields;
        this.reach =
                Reach.plan(
                        new Chart(plan),
                        new Reach.Move(
                                troop.kind(),
                                troop.field,
                                fields.stream().mapToInt(Integer::intValue).toArray(),
                                troop.aboard.isPresent(),
                                fleet.map(it -> it.field).orElse(Geometry.NONE)));
    }

    /** How many steps over fields can be made; what ends the way early is a fault. */
    int judge() {
        reach.cut().ifPresent(this::tell);
        return reach.steps();
    }

    boolean boards() {
        return reach.boards();
    }

    /** PI-19: what the steps that are made may cost. */
    Toll toll() {
        return plan.toll(troop, troop.equipment, fields.subList(0, reach.steps()), reach.onRoad());
    }

    int field(int step) {
        return fields.get(step);
    }

    private void tell(Reach.Cut cut) {
        var to = plan.address(cut.to());
        switch (cut.bar()) {
            case APART -> entry.fault(Code.E_05, "step", cut.step(), plan.address(cut.from()), to);
            case LAND_ONLY -> entry.fault(Code.E_10, "land", troop.unit, to);
            case WATER_ONLY -> entry.fault(Code.E_10, "fleet", troop.unit, to);
            case NO_TRADE_WAY -> entry.fault(Code.E_10, "merchant", troop.unit, to);
            case NO_SHORE -> entry.fault(Code.E_10, "shore", to);
            case HEIGHT ->
                    entry.fault(
                            Code.E_27,
                            "height",
                            cut.step(),
                            troop.unit,
                            plan.settings.get(Setting.HEIGHT_PER_MONTH));
            case TOO_FAR -> tooFar(cut);
        }
    }

    private void tooFar(Reach.Cut cut) {
        if (cut.row() == Reach.Row.MIXED) entry.fault(Code.E_08, "mixed", troop.unit, cut.step());
        else
            entry.fault(
                    Code.E_08,
                    cut.row().name().toLowerCase(Locale.ROOT),
                    troop.unit,
                    cut.most(),
                    cut.step());
    }
}
