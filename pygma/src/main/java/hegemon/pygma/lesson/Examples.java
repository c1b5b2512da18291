package hegemon.pygma.lesson;

import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Clause;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Load;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Orders that a newcomer may take over: of all that fit, the first that the check lets pass. */
record Examples(Knowledge knowledge, Report report, Sheet sheet) {
    Optional<Order> of(FirstMonth.Task task) {
        return switch (task) {
            case LOOK, READ, SEND -> Optional.empty();
            case PRODUCE -> possible(remedies());
            case EXPLORE -> possible(marches());
            case SETTLE -> possible(settlements());
            case RAISE -> possible(Stream.of(army()));
        };
    }

    private Optional<Order> possible(Stream<? extends Order> orders) {
        return orders.filter(this::isPossible).map(Order.class::cast).findFirst();
    }

    private boolean isPossible(Order order) {
        var verdict = Check.of(Forecast.with(sheet, List.of(order)), knowledge);
        return verdict.lines().getLast().faults().isEmpty();
    }

    private Stream<Order> remedies() {
        return Forecast.of(sheet, knowledge, report).causes().stream()
                .flatMap(cause -> cause.remedies().stream())
                .map(Forecast.Remedy::order);
    }

    /** To free land beside the border, by way of one own field. */
    private Stream<March> marches() {
        var marches = new ArrayList<March>();
        var riders = knowledge.armies().stream().filter(it -> it.kind() == UnitKind.RH);
        riders.forEach(
                army -> {
                    for (int over : around(army.field()))
                        if (isOwn(over))
                            for (int to : around(over))
                                if (isFree(to)) marches.add(march(army, over, to));
                });
        return marches.stream();
    }

    private March march(Army army, int over, int to) {
        var path = Stream.of(army.field(), over, to).map(this::place).toList();
        var retreat = new Clause.Basic(BasicOrder.RETREAT, Optional.empty());
        return new March(army.unit(), false, path, Optional.empty(), List.of(retreat));
    }

    private Place place(int field) {
        return new Place.Field(address(field));
    }

    private Address address(int field) {
        return knowledge.geometry().address(field);
    }

    private List<Integer> around(int field) {
        var around = new ArrayList<Integer>();
        for (int way = 0; way < 6; way++) {
            int beside = knowledge.geometry().neighbour(field, way);
            if (beside != Geometry.NONE && knowledge.map().knows(beside)) around.add(beside);
        }
        return around;
    }

    private boolean isOwn(int field) {
        return knowledge.map().get(field).orElseThrow().owner() == knowledge.realm();
    }

    private boolean isFree(int field) {
        var known = knowledge.map().get(field).orElseThrow();
        return known.isNeutral()
                && known.terrain().isLand()
                && !knowledge.settings().losses(known.terrain());
    }

    private Stream<Construction.Found> settlements() {
        return knowledge.grounds().keySet().stream()
                .filter(this::isOwn)
                .map(field -> new Construction.Found(address(field), Optional.empty()));
    }

    private Armament.Raise army() {
        int last =
                knowledge.armies().stream()
                        .filter(it -> it.kind() == UnitKind.KH)
                        .mapToInt(it -> it.unit().number())
                        .max()
                        .orElse(0);
        return new Armament.Raise(
                new Unit(UnitKind.KH, last + 1),
                new Load.Amount(UnitKind.KH.min(), UnitKind.KH),
                place(knowledge.capital()),
                Optional.empty());
    }
}
