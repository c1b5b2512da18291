package hegemon.server.web.programs;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;

import hegemon.server.accounts.ApiTokens;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.table.Entry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

/** The bots of docs/bots play each other and the machine at a real server. */
class ExampleBotsIT {
    private static final int ENOUGH = 8;
    private static final Path BOTS = Path.of("..", "docs", "bots");

    @TempDir private Path folder;

    @Test
    @Timeout(300)
    void theJavaBotAndThePythonBotPlaySparta() throws Exception {
        try (var house = new TestHouse(folder)) {
            var java = house.member("Java");
            var python = house.member("Python");
            var table =
                    house.part(Tables.class)
                            .start("sparta", "standard", new Opponent.Friend(), java.id())
                            .orThrow();
            var first = start("java", java(), house, java, List.of());
            var second = start("python", python(), house, python, List.of(table.id().value()));
            try {
                while (table.now().entry() < ENOUGH) {
                    assertThat(first.isAlive()).as("%s", said("java")).isTrue();
                    assertThat(second.isAlive()).as("%s", said("python")).isTrue();
                    Thread.sleep(50);
                }
            } finally {
                first.destroyForcibly();
                second.destroyForcibly();
            }
            assertThat(table.now().match().log().entries().stream().map(Entry::seat).distinct())
                    .hasSize(2);
        }
    }

    /** Each at its own game, against the machine: Sparta by search, 300 by thumb, and a ruler. */
    @Test
    @Timeout(300)
    void eachGameHasABotThatPlaysIt() throws Exception {
        try (var house = new TestHouse(folder)) {
            var owner = house.member("Owner");
            var tables = house.part(Tables.class);
            var machine = new Opponent.Machine(1);
            var sparta = tables.start("sparta", "standard", machine, owner.id()).orThrow();
            var solo = tables.start("earthwater", "solo", machine, owner.id()).orThrow();
            var realm = tables.start("pygma", "realms 2 practice", machine, owner.id()).orThrow();
            int before = realm.now().entry();
            var bots = new ArrayList<Process>();
            try {
                bots.add(start("search", file(python(), "sparta.py"), house, owner, List.of()));
                bots.add(start("thumb", List.of("node", bot("solo.mjs")), house, owner, List.of()));
                bots.add(start("ruler", file(java(), "Ruler.java"), house, owner, List.of()));
                while (sparta.now().entry() < 3
                        || solo.now().entry() < ENOUGH
                        || realm.now().entry() < before + 2
                        || !said("ruler").contains("sent 200")) {
                    assertThat(bots)
                            .as("%s%s%s", said("search"), said("thumb"), said("ruler"))
                            .allMatch(Process::isAlive);
                    Thread.sleep(50);
                }
            } finally {
                bots.forEach(Process::destroyForcibly);
            }
            assertThat(said("thumb")).doesNotContain(" 422");
            assertThat(said("ruler")).doesNotContain(" 422").contains("sent 200");
        }
    }

    /** The same in the other languages: each moves, and nothing it sends is refused. */
    @Test
    @Timeout(300)
    void theOtherLanguagesPlayThemToo() throws Exception {
        try (var house = new TestHouse(folder)) {
            var tables = house.part(Tables.class);
            var bots = new ArrayList<Process>();
            var names =
                    List.of(
                            "sparta.mjs",
                            "Sparta.java",
                            "solo.py",
                            "Solo.java",
                            "ruler.mjs",
                            "ruler.py");
            try {
                for (String name : names) {
                    var owner = house.member(name.replace('.', ' '));
                    var game =
                            name.matches("[sS]parta.*")
                                    ? "sparta"
                                    : name.matches("[sS]olo.*") ? "earthwater" : "pygma";
                    var setup =
                            game.equals("pygma")
                                    ? "realms 2 practice"
                                    : game.equals("sparta") ? "standard" : "solo";
                    var table =
                            tables.start(game, setup, new Opponent.Machine(1), owner.id())
                                    .orThrow();
                    int before = table.now().entry();
                    var program =
                            name.endsWith("mjs")
                                    ? List.of("node", bot(name))
                                    : file(name.endsWith("java") ? java() : python(), name);
                    var bot = start(name, program, house, owner, List.of());
                    bots.add(bot);
                    while (table.now().entry() < before + 4) {
                        assertThat(bot.isAlive()).as("%s", said(name)).isTrue();
                        Thread.sleep(50);
                    }
                    bot.destroyForcibly();
                    assertThat(said(name)).doesNotContain(" 422").doesNotContain("refused");
                }
            } finally {
                bots.forEach(Process::destroyForcibly);
            }
        }
    }

    @Test
    void everyExampleHasLessThanAHundredLines() throws IOException {
        try (var files = Files.list(BOTS)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThan(100);
        }
    }

    private static String bot(String name) {
        return BOTS.resolve(name).toString();
    }

    /** The same interpreter with another file. */
    private static List<String> file(List<String> program, String name) {
        var other = new ArrayList<>(program);
        other.set(other.size() - 1, bot(name));
        return other;
    }

    /** The proxy answers while its house is being started; then the house knows the key no more. */
    @Test
    @Timeout(120)
    void aBotWaitsForAHouseThatIsAwayAndEndsWhereItsKeyIsNotValid() throws Exception {
        var asked = new ConcurrentHashMap<String, Integer>();
        var proxy = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        proxy.createContext(
                "/api/me/events",
                exchange -> {
                    var key = exchange.getRequestHeaders().getFirst("Authorization");
                    boolean away = asked.merge(key, 1, Integer::sum) == 1;
                    var said = (away ? "<html>502 Bad Gateway</html>" : "{}").getBytes(UTF_8);
                    exchange.sendResponseHeaders(away ? 502 : 401, said.length);
                    exchange.getResponseBody().write(said);
                    exchange.close();
                });
        proxy.start();
        var bots = new LinkedHashMap<String, Process>();
        try {
            for (String name : List.of("Bot.java", "Solo.java", "Ruler.java"))
                bots.put(name, lost(file(java(), name), name, proxy));
            for (String name : List.of("sparta.mjs", "solo.mjs"))
                bots.put(name, lost(List.of("node", bot(name)), name, proxy));
            bots.put("bot.py", lost(python(), "bot.py", proxy));
            for (var bot : bots.entrySet()) {
                bot.getValue().waitFor();
                assertThat(said(bot.getKey())).contains("502", "the key is not valid");
            }
        } finally {
            bots.values().forEach(Process::destroyForcibly);
            proxy.stop(0);
        }
    }

    @Test
    @Timeout(120)
    void anExampleWithoutAddressAndKeySaysHowItIsCalled() throws Exception {
        var calls = new LinkedHashMap<String, List<String>>();
        for (String name : List.of("Bot.java", "Sparta.java", "Ruler.java"))
            calls.put(name, file(java(), name));
        for (String name : List.of("ruler.mjs", "solo.mjs"))
            calls.put(name, List.of("node", bot(name)));
        calls.put("bot.py", python());
        for (var call : calls.entrySet()) {
            var name = "without " + call.getKey();
            assertThat(begun(name, call.getValue()).waitFor()).as(name).isNotZero();
            assertThat(said(name)).contains("usage: ", "ADDRESS KEY");
        }
    }

    private Process lost(List<String> program, String name, HttpServer proxy) throws IOException {
        var command = new ArrayList<>(program);
        command.add("http://localhost:" + proxy.getAddress().getPort());
        command.add(name);
        return begun(name, command);
    }

    private static List<String> java() {
        return List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:+UseSerialGC",
                BOTS.resolve("Bot.java").toString());
    }

    /** Where there is no Python 3, the Java bot plays against itself. */
    private static List<String> python() {
        try {
            var version = new ProcessBuilder("python3", "--version").start();
            if (version.waitFor() == 0)
                return List.of("python3", BOTS.resolve("bot.py").toString());
        } catch (IOException | InterruptedException e) {
            System.err.println("No Python 3 here: the example bot in Python is not tried.");
        }
        return java();
    }

    private Process start(
            String name, List<String> program, TestHouse house, Visitor owner, List<String> tables)
            throws IOException {
        var command = new ArrayList<>(program);
        command.add(house.address());
        command.add(house.part(ApiTokens.class).create(owner.id(), name).orThrow());
        command.addAll(tables);
        return begun(name, command);
    }

    private Process begun(String name, List<String> command) throws IOException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile())
                .start();
    }

    private String said(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".log"));
    }
}
