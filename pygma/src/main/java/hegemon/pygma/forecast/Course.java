package hegemon.pygma.forecast;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The months to come by the real engine, until income and armament were due: this one as the sheet
 * has it, the others without orders. At most four.
 */
record Course(int realm, List<Step> steps) {
    /**
     * @param before the world in which the orders of the month are awaited
     */
    record Step(World before, Evaluation month) {
        Month name() {
            return before.date().month();
        }
    }

    Course {
        steps = List.copyOf(steps);
    }

    static Course of(Sheet sheet, Knowledge knowledge, Report last) {
        var steps = new ArrayList<Step>();
        var world = KnownWorld.of(knowledge, last);
        var orders = DryRun.onTheMap(sheet, knowledge, new ArrayList<>());
        boolean income = false;
        boolean armament = false;
        while (!income || !armament) {
            var month = DryRun.month(world, knowledge.realm(), orders, Luck.FAIR);
            steps.add(new Step(world, month));
            income |= world.date().month().isIncome();
            armament |= world.date().month().isArmament();
            world = month.after();
            orders = DryRun.idle(knowledge.realm());
        }
        return new Course(knowledge.realm(), steps);
    }

    Step income() {
        return first(Month::isIncome);
    }

    Step armament() {
        return first(Month::isArmament);
    }

    private Step first(Predicate<Month> term) {
        return steps.stream().filter(step -> term.test(step.name())).findFirst().orElseThrow();
    }

    Report report(Step step) {
        return step.month().reports().get(realm - 1);
    }
}
