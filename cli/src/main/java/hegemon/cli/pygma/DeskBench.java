package hegemon.cli.pygma;

import com.sun.management.OperatingSystemMXBean;

import hegemon.cli.Newcomer;
import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.World;
import hegemon.server.HegemonServer;
import hegemon.server.ServerSettings;
import hegemon.table.Language;

import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.util.FileSystemUtils;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;

/**
 * What a ruler's desk asks for: from a busy realm in the engine, and of a house in this process
 * from end to end, also when it has just been started again.
 */
final class DeskBench {
    private static final int ROUNDS = 5;
    private static final int TOGETHER = 20;
    private static final OperatingSystemMXBean CPU =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private final int realms;
    private final List<Result> results = new ArrayList<>();

    private DeskBench(int realms) {
        this.realms = realms;
    }

    /**
     * @param cpu median milliseconds of processor time of the whole process, once warm
     */
    record Result(int realms, String request, double cpu, double worst) {}

    static List<Result> measure(int realms, int fields, int armies) {
        var bench = new DeskBench(realms);
        try {
            bench.engine(BusyWorld.of(2, realms, fields, armies));
            bench.house();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        return bench.results;
    }

    private void engine(World world) throws Exception {
        var report = SetUp.reports(world).getFirst();
        var sheet = new RandomOrders(world).sheet(1, new SplittableRandom(3));
        var text = OrderText.in(Language.GERMAN).print(sheet);
        warm("engine: check", () -> Examination.of(text, RealmKnowledge.of(world, 1)));
        warm("engine: forecast", () -> Forecast.of(sheet, RealmKnowledge.of(world, 1), report));
        warm("engine: dry run", () -> DryRun.of(sheet, RealmKnowledge.of(world, 1), report));
    }

    private void house() throws Exception {
        var data = Files.createTempDirectory("hegemon-bench");
        try (var ruler = new Newcomer()) {
            URI page;
            int port;
            try (var house = start(data, 0)) {
                port = house.getEnvironment().getProperty("local.server.port", Integer.class, 0);
                page = ruler.practises(URI.create("http://127.0.0.1:" + port + "/"), realms);
                asked(ruler, page);
            }
            try (var _ = start(data, port)) {
                awaitReadAhead();
                var desk = Newcomer.desk(page);
                once("house: first page after a restart", () -> ruler.page(page.resolve("/")));
                once("house: page after a restart", () -> ruler.page(page));
                once("house: open after a restart", () -> ruler.page(desk));
            }
        } finally {
            FileSystemUtils.deleteRecursively(data);
        }
    }

    /** Until the house has read ahead: what it does for nobody is no part of an answer. */
    private static void awaitReadAhead() throws InterruptedException {
        for (var thread : Thread.getAllStackTraces().keySet())
            if (thread.getName().equals("read-ahead")) thread.join();
    }

    private void asked(Newcomer ruler, URI page) throws Exception {
        var desk = Newcomer.desk(page);
        var sheet = "{\"text\": \"PRODUKTION Ebene Getreide Vieh Stoff\\nKH 1: 1/01 > 1/02 A\"}";
        warm("house: page", () -> ruler.page(page));
        warm("house: open", () -> ruler.page(desk));
        warm("house: check", () -> ruler.asks(URI.create(desk + "/check"), sheet));
        warm("house: forecast", () -> ruler.asks(URI.create(desk + "/forecast"), sheet));
        warm("house: dry run", () -> ruler.asks(URI.create(desk + "/trial"), sheet));
    }

    private static ConfigurableApplicationContext start(Path data, int port) throws IOException {
        return HegemonServer.start(ServerSettings.in(data, port));
    }

    private void warm(String request, Callable<?> work) throws Exception {
        var times = new double[ROUNDS];
        for (int i = 0; i < 2 * ROUNDS; i++) times[i % ROUNDS] = cpu(work, TOGETHER);
        Arrays.sort(times);
        results.add(new Result(realms, request, times[ROUNDS / 2], times[ROUNDS - 1]));
    }

    private void once(String request, Callable<?> work) throws Exception {
        double time = cpu(work, 1);
        results.add(new Result(realms, request, time, time));
    }

    /** The machine counts in steps of 10 ms: only many times together say something. */
    private static double cpu(Callable<?> work, int times) throws Exception {
        long before = CPU.getProcessCpuTime();
        for (int i = 0; i < times; i++) work.call();
        return Math.round((CPU.getProcessCpuTime() - before) / 1e5 / times) / 10.0;
    }
}
