package hegemon.server.web.programs;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The bots of docs/bots play each other at a real server. */
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
            var second = start("python", python(), house, python, List.of(table.id()));
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

    @Test
    @Timeout(120)
    void aBotWhoseKeyIsNotValidSaysSoAndEnds() throws Exception {
        try (var house = new TestHouse(folder)) {
            for (var program : List.of(java(), python())) {
                var command = new ArrayList<>(program);
                command.addAll(List.of(house.address(), "hegemon_wrong"));
                var bot = new ProcessBuilder(command).redirectErrorStream(true).start();
                assertThat(new String(bot.getInputStream().readAllBytes(), UTF_8))
                        .contains("the key is not valid");
            }
        }
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
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile())
                .start();
    }

    private String said(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".log"));
    }
}
