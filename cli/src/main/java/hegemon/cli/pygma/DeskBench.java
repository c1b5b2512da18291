package hegemon.cli.pygma;

import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.table.Language;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** What a ruler's desk asks for: a check at a keystroke, the forecast, the dry run. */
final class DeskBench {
    private static final int ROUNDS = 15;

    private DeskBench() {}

    /**
     * @param cpu median milliseconds of processor time, once warm
     */
    record Result(int realms, String request, double cpu, double worst) {}

    static List<Result> measure(int realms, int fields, int armies) {
        var world = BusyWorld.of(2, realms, fields, armies);
        var report = SetUp.reports(world).getFirst();
        var sheet = new RandomOrders(world).sheet(1, new SplittableRandom(3));
        var text = OrderText.in(Language.GERMAN).print(sheet);
        return List.of(
                measure(realms, "check", () -> Examination.of(text, RealmKnowledge.of(world, 1))),
                measure(
                        realms,
                        "forecast",
                        () -> Forecast.of(sheet, RealmKnowledge.of(world, 1), report)),
                measure(
                        realms,
                        "dry run",
                        () -> DryRun.of(sheet, RealmKnowledge.of(world, 1), report)));
    }

    private static Result measure(int realms, String request, Runnable work) {
        var cpu = ManagementFactory.getThreadMXBean();
        var times = new double[ROUNDS];
        for (int i = 0; i < 3 * ROUNDS; i++) {
            long before = cpu.getCurrentThreadCpuTime();
            work.run();
            times[i % ROUNDS] = (cpu.getCurrentThreadCpuTime() - before) / 1e6;
        }
        Arrays.sort(times);
        return new Result(realms, request, rounded(times[ROUNDS / 2]), rounded(times[ROUNDS - 1]));
    }

    private static double rounded(double milliseconds) {
        return Math.round(milliseconds * 10) / 10.0;
    }
}
