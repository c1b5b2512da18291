package hegemon.cli.pygma;

import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** How long a month takes: all fourteen phases and all reports as data, with busy orders. */
@Command(name = "bench", description = "Measure whole months with busy random orders.")
final class BenchCommand implements Runnable {
    private static final List<Size> SIZES =
            List.of(
                    new Size(12, 2_500, 240),
                    new Size(100, 5_000, 1_000),
                    new Size(1_000, 10_000, 10_000),
                    new Size(3_000, 30_000, 30_000));

    /** What is doubled, one dimension at a time. */
    private static final Size BASE = new Size(200, 10_000, 4_000);

    /** A large campaign of people. */
    private static final int MANY = 60;

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private record Size(int realms, int fields, int armies) {}

    /**
     * @param months how many months were measured, one after the other in one campaign
     * @param median milliseconds for a month
     * @param worst milliseconds
     * @param cpu median milliseconds of processor time: what an idle machine would need
     * @param megabytes of heap in use after the last month, its reports included
     * @param orders in a month, on average
     * @param reports of the last month, still held when the heap was measured
     */
    record Result(
            int realms,
            int fields,
            int armies,
            int months,
            double median,
            double worst,
            double cpu,
            long megabytes,
            int orders,
            int reports) {}

    /**
     * Twice as many of one thing, all else the same.
     *
     * @param cpu median milliseconds of processor time for a month
     * @param twice the same with twice as many
     */
    record Doubling(String what, double cpu, double twice, double ratio) {}

    /** The whole answer. */
    record Answer(List<Result> results, List<Doubling> doublings, List<DeskBench.Result> desk) {}

    @Mixin private JsonOption json;

    @Option(names = "--realms", description = "Only the sizes with at most so many realms.")
    private int most = 3_000;

    @Option(names = "--months", description = "Months measured for each size.")
    private int months = 8;

    @Option(
            names = "--double",
            description = "Also double realms, fields and armies, one at a time.")
    private boolean doubled;

    @Override
    public void run() {
        var results = new ArrayList<Result>();
        var sizes = SIZES.stream().filter(size -> size.realms <= most).toList();
        try (var progress = Progress.of("months", sizes.size(), json.err())) {
            for (Size size : sizes) {
                results.add(measure(size));
                progress.step();
            }
        }
        var doublings = doubled ? doublings() : List.<Doubling>of();
        var desk = new ArrayList<DeskBench.Result>(DeskBench.measure(12, 2_500, 240));
        if (most >= MANY) desk.addAll(DeskBench.measure(MANY, 5_000, 600));
        json.print(
                new Answer(results, doublings, desk),
                () -> {
                    print(results, doublings);
                    print(desk);
                });
    }

    private List<Doubling> doublings() {
        var base = measure(BASE).cpu;
        return List.of(
                doubling("realms", base, new Size(2 * BASE.realms, BASE.fields, BASE.armies)),
                doubling("fields", base, new Size(BASE.realms, 2 * BASE.fields, BASE.armies)),
                doubling("armies", base, new Size(BASE.realms, BASE.fields, 2 * BASE.armies)));
    }

    private Doubling doubling(String what, double base, Size size) {
        double twice = measure(size).cpu;
        return new Doubling(what, base, twice, Math.round(100 * twice / base) / 100.0);
    }

    /** Once warm: the small sizes run a campaign of their own first. */
    private Result measure(Size size) {
        int warm = Math.clamp(40_000 / size.armies, 2, 150);
        campaign(size, warm, 1);
        return campaign(size, months, 2);
    }

    private static Result campaign(Size size, int months, long seed) {
        var random = new SplittableRandom(seed);
        World world = BusyWorld.of(seed, size.realms, size.fields, size.armies);
        int fields = world.fields().size();
        int armies = world.armies().size();
        var times = new double[months];
        var cpu = new double[months];
        long orders = 0;
        Evaluation last = Evaluation.of(world, new TreeMap<>(), Events.NONE, new byte[32]);
        for (int month = 0; month < months; month++) {
            var writer = new RandomOrders(world);
            var sheets = new TreeMap<Integer, Sheet>();
            for (Realm realm : world.realms())
                sheets.put(realm.number(), writer.sheet(realm.number(), random));
            for (Sheet sheet : sheets.values()) orders += sheet.lines().size();
            var key = new byte[32];
            random.nextBytes(key);
            long busy = CPU.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            var evaluation = Evaluation.of(world, sheets, Events.NONE, key);
            times[month] = (System.nanoTime() - start) / 1e6;
            cpu[month] = (CPU.getCurrentThreadCpuTime() - busy) / 1e6;
            world = evaluation.after();
            last = evaluation;
        }
        long bytes = used();
        Arrays.sort(times);
        Arrays.sort(cpu);
        return new Result(
                size.realms,
                fields,
                armies,
                months,
                rounded(times[months / 2]),
                rounded(times[months - 1]),
                rounded(cpu[months / 2]),
                bytes >> 20,
                (int) (orders / months),
                last.reports().size());
    }

    private static double rounded(double milliseconds) {
        return Math.round(milliseconds * 10) / 10.0;
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private void print(List<DeskBench.Result> desk) {
        for (DeskBench.Result r : desk)
            json.out()
                    .printf(
                            "desk of %d realms, %s: %.1f cpu ms, worst %.1f%n",
                            r.realms(), r.request(), r.cpu(), r.worst());
    }

    private void print(List<Result> results, List<Doubling> doublings) {
        var out = json.out();
        out.println("realms   fields   armies   orders   ms/month   worst ms     cpu ms   heap MB");
        for (Result r : results)
            out.printf(
                    "%6d %8d %8d %8d %10.1f %10.1f %10.1f %9d%n",
                    r.realms, r.fields, r.armies, r.orders, r.median, r.worst, r.cpu, r.megabytes);
        for (Doubling d : doublings)
            out.printf(
                    "twice the %s: %.1f -> %.1f cpu ms, %.2f times%n",
                    d.what, d.cpu, d.twice, d.ratio);
    }
}
