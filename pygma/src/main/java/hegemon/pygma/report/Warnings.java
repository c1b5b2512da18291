package hegemon.pygma.report;

import hegemon.pygma.world.Administration;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Supply;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What threatens a realm at its next term if nothing changes, and why: told before it comes. */
public final class Warnings {
    private final Report report;
    private final List<Message> warnings = new ArrayList<>();

    private Warnings(Report report) {
        this.report = report;
    }

    public static List<Message> of(Report report) {
        var warnings = new Warnings(report);
        warnings.pay();
        warnings.goods();
        warnings.luxuries();
        for (Report.SettlementLine city : report.settlements()) warnings.settlement(city);
        return warnings.warnings;
    }

    private void warn(String what, Object... args) {
        warnings.add(Note.of("report.warning." + what, args));
    }

    private Date next(Predicate<Month> term) {
        var date = report.awaited();
        while (!term.test(date.month())) date = date.next();
        return date;
    }

    /** D-19, D-68: the treasury does not cover what is due next month. */
    private void pay() {
        if (!report.awaited().month().isArmament()) return;
        int pay = report.armies().stream().mapToInt(Report.ArmyLine::pay).sum();
        int due = pay + Administration.of(report.armies().size()); // D-67: stationing ends first
        if (due > report.account().closing())
            warn("pay", report.awaited(), due, report.account().closing());
    }

    /** PI-22.2, D-116: what will lack as things stand. */
    private void goods() {
        var deficit = Goods.NONE;
        for (Report.SupplyLine line : report.supplies().goods())
            if (!line.good().isLuxury())
                deficit = deficit.plus(line.good(), Math.max(0, -line.difference()));
        boolean covers = report.supplies().inhabitants() < Supply.LUXURIES_DEMANDED_FROM;
        var left = Shortage.covered(deficit, covers ? points().sum() : 0);
        int level = Shortage.unrest(left) + (headless() ? 1 : 0);
        if (left.mainSum() > 0)
            warn("goods", next(Month::isIncome), Shortage.named(left), Math.min(3, level));
    }

    /** D-32. */
    private boolean headless() {
        return report.settlements().stream().noneMatch(it -> it.kind() == SettlementKind.CAPITAL);
    }

    /** Points of each luxury that there will be. */
    private IntStream points() {
        return report.supplies().goods().stream()
                .filter(line -> line.good().isLuxury())
                .mapToInt(line -> line.produced() + line.store());
    }

    /** PI-23.3, D-120. */
    private void luxuries() {
        var demanded = Supply.luxuries(report.supplies().inhabitants());
        var there = points().boxed().sorted(Comparator.reverseOrder()).toList();
        for (int i = 0; i < demanded.size(); i++)
            if (there.size() <= i || there.get(i) < demanded.get(i)) {
                warn("luxuries", next(Month::isIncome), demanded);
                return;
            }
    }

    /** D-38, D-117. */
    private void settlement(Report.SettlementLine city) {
        if (city.revolt()) warn("revolt", city.at(), next(Month::isIncome));
        if (city.plagues() > 0 && city.kind() != SettlementKind.CAPITAL)
            warn("plague", city.at(), city.plagues(), next(Month::isArmament));
    }
}
