package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import picocli.CommandLine;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void helpAndVersionSucceed() {
        assertThat(run("--help")).isZero();
        assertThat(run("--version")).isZero();
        assertThat(out.toString())
                .contains("serve", "sparta", "ew", "pygma", "verify", "hegemon (unpackaged)");
        assertThat(run("help", "sparta", "league")).isZero();
        assertThat(out.toString()).contains("Usage: hegemon sparta league");
        assertThat(run("help", "sparta", "leage")).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void everyCommandHasHelpAndSaysWhatItDoes() {
        for (CommandLine command : all(Main.commands())) {
            assertThat(command.getCommandSpec().usageMessage().description())
                    .as(command.getCommandSpec().qualifiedName())
                    .isNotEmpty();
        }
    }

    @Test
    void everyNumberSaysItsDefaultInTheHelp() {
        for (CommandLine command : all(Main.commands()))
            for (var option : command.getCommandSpec().options())
                if (option.initialValue() instanceof Number)
                    assertThat(String.join(" ", option.description()))
                            .as(command.getCommandSpec().qualifiedName() + " " + option)
                            .containsIgnoringCase("default");
        run("sparta", "train", "--help");
        assertThat(out.toString())
                .contains("--games=N     Games in all (default: 1000).", "--out=FILE    The net.");
    }

    private static List<CommandLine> all(CommandLine command) {
        var all = new ArrayList<>(List.of(command));
        command.getSubcommands().values().forEach(each -> all.addAll(all(each)));
        return all;
    }

    /** What answers with a file, by a protocol of its own, or not at all. */
    private static final Set<String> WITHOUT_JSON =
            Set.of(
                    "hegemon",
                    "hegemon serve",
                    "hegemon generate-completion",
                    "hegemon help",
                    "hegemon sparta engine",
                    "hegemon ew persia");

    @Test
    void everyCommandThatPrintsDataPrintsItAsJsonToo() {
        for (CommandLine command : all(Main.commands())) {
            var spec = command.getCommandSpec();
            if (command.getSubcommands().isEmpty())
                assertThat(
                                spec.findOption(JsonOption.NAME) != null
                                        || spec.findOption("--format") != null)
                        .as(spec.qualifiedName())
                        .isNotEqualTo(WITHOUT_JSON.contains(spec.qualifiedName()));
        }
    }

    @Test
    void aProgramReadsADefectAsJsonToo() {
        var said = new StringWriter();
        var commands = Main.commands().setOut(new PrintWriter(said));
        commands.setErr(new PrintWriter(new StringWriter()));
        commands.setExecutionStrategy(
                call -> {
                    throw new CommandLine.ExecutionException(
                            commands, "broken", new IllegalStateException("broken"));
                });
        assertThat(commands.execute("verify", "--json")).isEqualTo(ExitCode.DEFECT);
        assertThat(said.toString()).contains("\"exitCode\":70", "defect of the program", "broken");
    }

    @Test
    void aProgramReadsWhatIsWrongAsJson() {
        assertThat(run("sparta", "perft", "99", "--json")).isEqualTo(ExitCode.USAGE);
        assertThat(out.toString())
                .isEqualToIgnoringNewLines(
                        "{\"error\":\"the depth is 0 to 20, not 99\",\"exitCode\":2}");
        assertThat(run("sparta", "perft", "many", "--json")).isEqualTo(ExitCode.USAGE);
        assertThat(out.toString().lines()).hasSize(2).last().asString().contains("many");
        assertThat(run("sparta", "perft", "1", "--json")).isZero();
        assertThat(out.toString().lines()).last().asString().contains("\"nodes\":");
        assertThat(run("sparta", "moves", "--json")).isZero();
        assertThat(out.toString().lines()).last().asString().startsWith("{\"moves\":[\"");
        assertThat(run("sparta", "think", "--depth", "1", "--json")).isZero();
        assertThat(out.toString().lines()).hasSize(5).last().asString().contains("bestmove");
    }

    @Test
    void aQuietCommandTellsOnlyWhatIsWrong(@TempDir Path folder) {
        var data = folder.resolve("none").toString();
        assertThat(run("verify", "--data", data, "--quiet")).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).startsWith("hegemon: ");
        err.getBuffer().setLength(0);
        assertThat(run("sparta", "perft", "2", "--quiet")).isZero();
        assertThat(run("--quiet", "sparta", "match", "--south", "random", "--north", "random"))
                .isZero();
        assertThat(out.toString() + err).isEmpty();
    }

    @Test
    void aWrongCallGetsAPlainSentenceAndExitCode2() {
        assertThat(run("serv")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .startsWith("hegemon: “serv” is not known here.")
                .contains("serve");
        assertThat(run("serve", "--port", "many")).isEqualTo(ExitCode.USAGE);
        assertThat(run("serve", "--port", "70000")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains("“port” is “70000”: a port is a number from 0 to 65535.")
                .doesNotContain("Exception");
    }

    @Test
    void completionIsGenerated() {
        assertThat(run("generate-completion")).isZero();
        assertThat(out.toString()).contains("complete -F _complete_hegemon").contains("zsh");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed(@TempDir Path folder) throws Exception {
        var file = Files.createFile(folder.resolve("file"));
        assertThat(run("serve", "--port", "0", "--data", file.resolve("data").toString()))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString())
                .contains("cannot make the data folder")
                .doesNotContain("Exception");
    }

    @Test
    void aDatabaseThatIsNoneIsNamed() {
        assertThat(run("verify", "--db", "mysql://x")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains(
                        "a database address begins with jdbc:postgresql: or jdbc:sqlite:, not"
                                + " mysql://x");
    }

    @Test
    void anEmptyDatabaseVerifies(@TempDir Path folder) {
        assertThat(run("verify", "--data", folder.toString())).isZero();
        assertThat(out.toString()).isEqualTo("ok games=0 entries=0\n");
        assertThat(run("verify", "--json", "--data", folder.toString())).isZero();
        assertThat(out.toString()).endsWith("{\"games\":0,\"entries\":0,\"faults\":{}}\n");
    }

    @Test
    void verifyingNothingIsRefused(@TempDir Path folder) {
        assertThat(run("verify", "--data", folder.resolve("none").toString()))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).contains("there is no data folder").doesNotContain("Exception");
    }

    @Test
    void aGroupOfCommandsAloneAsksForOne() {
        for (String group : new String[] {"sparta", "ew", "pygma"})
            assertThat(run(group)).as(group).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("sparta --help").doesNotContain("defect");
    }

    @Test
    void verifyDiceNamesTheFileThatCannotBeReadOrIsNoLog(@TempDir Path folder) throws Exception {
        assertThat(run("verify-dice", folder.resolve("none").toString()))
                .isEqualTo(ExitCode.CANNOT);
        var file = Files.writeString(folder.resolve("file"), "hello");
        assertThat(run("verify-dice", file.toString())).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains("cannot read")
                .contains("file: Line 1: expected “hegemon-log 1”, found “hello”.");
    }

    @Test
    void verifyDiceReadsAnExportAsJsonToo(@TempDir Path folder) throws Exception {
        var export =
                "{\"id\": \"x\", \"record\": \"hegemon-log 1\\ngame sparta\\nsetup standard\\n\"}";
        var file = Files.writeString(folder.resolve("game.json"), export);
        run("verify-dice", file.toString());
        assertThat(err.toString()).doesNotContain("expected “hegemon-log 1”");
        var other = Files.writeString(folder.resolve("other.json"), "{\"id\": \"x\"}");
        assertThat(run("verify-dice", other.toString())).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("other.json: ");
        var endless = Files.writeString(folder.resolve("long"), "x".repeat(5_000));
        assertThat(run("verify-dice", endless.toString())).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).hasSizeLessThan(2_000).contains("x…”");
    }
}
