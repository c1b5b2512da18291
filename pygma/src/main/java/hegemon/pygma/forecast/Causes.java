package hegemon.pygma.forecast;

import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Term;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.Terrain;
import hegemon.table.Arg;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Why the terms to come will go wrong, and the orders of this month that would mend it. */
final class Causes {
    private static final int BEST_HYGIENE = 10_000; // PI-8.1

    private final Sheet sheet;
    private final Knowledge knowledge;
    private final Course course;
    private final List<Forecast.Cause> causes = new ArrayList<>();

    Causes(Sheet sheet, Knowledge knowledge, Course course) {
        this.sheet = sheet;
        this.knowledge = knowledge;
        this.course = course;
    }

    List<Forecast.Cause> all() {
        plague(); // first: it halves what the fields bring, so the goods are judged better after it
        goods();
        capital();
        luxuries();
        revolts();
        pay();
        return causes;
    }

    private void cause(String kind, List<Forecast.Remedy> remedies, Object... args) {
        causes.add(new Forecast.Cause(kind, say(kind, args), remedies));
    }

    private static Message say(String what, Object... args) {
        return Note.of("forecast." + what, args);
    }

    /** PI-22.2: one cause for each good that lacks, the worst first. */
    private void goods() {
        var lines = Forecast.goods(course);
        var differences = lines.stream().mapToInt(Report.SupplyLine::difference).toArray();
        var mending = new Mending(course.income().month().after(), knowledge, differences);
        var remedies = mending.remedies();
        var told = new ArrayList<Mending.Remedy>();
        lines.stream()
                .filter(line -> !line.good().isLuxury() && line.difference() < 0)
                .sorted(Comparator.comparingInt(Report.SupplyLine::difference))
                .forEach(
                        line ->
                                cause(
                                        "goods",
                                        against(line.good(), remedies, told, mending),
                                        named(line)));
    }

    private static Object[] named(Report.SupplyLine line) {
        return new Object[] {
            Term.of(line.good()), -line.difference(), line.produced() + line.store(), line.need()
        };
    }

    /** A field that helps against several lacks is told of once. */
    private List<Forecast.Remedy> against(
            Good good, List<Mending.Remedy> remedies, List<Mending.Remedy> told, Mending mending) {
        var found = new ArrayList<Forecast.Remedy>();
        for (Mending.Remedy remedy : remedies)
            if (remedy.more().contains(good) && !told.contains(remedy)) {
                told.add(remedy);
                found.add(new Forecast.Remedy(produce(remedy.order()), remedy.order()));
            }
        if (mending.lack(good) > 0) promote(good, mending.lack(good)).ifPresent(found::add);
        return found;
    }

    private static Message produce(Trade.Produce order) {
        var goods = order.goods().stream().map(it -> Term.of(it)).toList();
        return say("produce", ((Trade.Field) order.site()).at(), new Arg.Several(goods));
    }

    /** PI-22.3: what the fields cannot bring, money can, if it is possible this month. */
    private Optional<Forecast.Remedy> promote(Good good, int lack) {
        return knowledge.grounds().keySet().stream()
                .map(at -> knowledge.map().get(at).orElseThrow().terrain().promotionKind())
                .distinct()
                .filter(kind -> good.quality(kind.soil()) > 0)
                .sorted()
                .map(kind -> promotion(kind, good, Math.min(lack, Promotion.MOST_POINTS)))
                .filter(this::isPossible)
                .findFirst()
                .map(
                        order ->
                                new Forecast.Remedy(
                                        say("promote", Term.of(good), order.points()), order));
    }

    private static Trade.Promote promotion(Terrain kind, Good good, int points) {
        return new Trade.Promote(new Trade.Kind(kind), good, points);
    }

    private boolean isPossible(Order order) {
        var verdict = Check.of(Forecast.with(sheet, List.of(order)), knowledge);
        return verdict.lines().getLast().faults().isEmpty();
    }

    /** D-32. */
    private void capital() {
        var world = course.income().before();
        if (world.field(knowledge.capital()).owner() != knowledge.realm())
            cause("capital", List.of());
    }

    /** PI-23.3, D-120. */
    private void luxuries() {
        if (!course.income().month().after().realm(course.realm()).economy().blocked()) return;
        int inhabitants = course.report(course.income()).supplies().inhabitants();
        cause("luxuries", List.of(), course.income().before().date(), Supply.luxuries(inhabitants));
    }

    /** D-117. */
    private void revolts() {
        knowledge
                .settlements()
                .forEach(
                        (at, town) -> {
                            if (town.revolt())
                                cause("revolt", List.of(), knowledge.geometry().address(at));
                        });
    }

    /** D-19, D-68: as the engine pays. */
    private void pay() {
        var armament = course.armament();
        var report = course.report(armament);
        boolean unpaid =
                report.events().stream()
                        .anyMatch(
                                it ->
                                        it.key().equals("pygma.event.unpaid")
                                                || it.key().equals("pygma.event.administration"));
        if (unpaid) cause("pay", List.of(), armament.before().date(), report.account().opening());
    }

    /** PI-8: only this month's hygiene can be ordered. */
    private void plague() {
        if (!knowledge.date().month().isArmament()) return;
        var after = course.steps().getFirst().month().after();
        int cities =
                (int)
                        after.fields().stream()
                                .filter(field -> field.owner() == knowledge.realm())
                                .map(Field::settlement)
                                .flatMap(Optional::stream)
                                .map(Settlement::kind)
                                .filter(knowledge.settings()::needsHygiene)
                                .count();
        if (cities == 0) return;
        int paid = sheet.all(Construction.Hygiene.class).mapToInt(it -> it.gold()).sum();
        int danger = Hygiene.percent(paid / cities);
        if (danger == 0) return;
        var order = new Construction.Hygiene(cities * BEST_HYGIENE - paid);
        var remedy = new Forecast.Remedy(say("hygiene", order.gold()), order);
        cause("plague", isPossible(order) ? List.of(remedy) : List.of(), cities, danger);
    }
}
