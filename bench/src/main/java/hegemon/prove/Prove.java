package hegemon.prove;

import hegemon.cli.Complaint;
import hegemon.cli.Main;
import hegemon.prove.crash.CrashProof;
import hegemon.prove.fanout.FanOut;
import hegemon.prove.faults.FaultsProof;
import hegemon.prove.faults.FaultsProof.Ground;
import hegemon.prove.fuzz.FuzzProof;
import hegemon.prove.growth.GrowthProof;
import hegemon.prove.leaks.LeaksProof;
import hegemon.prove.load.LoadProof;
import hegemon.prove.rude.RudeProof;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * The root of all proofs; the launcher runs it as {@code ./hegemon prove}. Each method is a command
 * of its name.
 */
@Command(
        name = "hegemon prove",
        description =
                "Prove what the house promises, with real servers, and write a report. From the"
                        + " sources only: it is not shipped.",
        synopsisSubcommandLabel = "PROOF",
        subcommands = HelpCommand.class)
public final class Prove {
    private static final String MS = "MS";
    private static final String SLOWEST = "--slowest";
    private static final String LONGEST = "Longest move of another player, in milliseconds.";
    private static final String EMPTY = "JDBC address of an empty PostgreSQL database";

    @Spec private CommandSpec spec;

    Prove() {}

    public static void main(String[] args) {
        Main.end(new Prove(), args);
    }

    @Command(description = "Kill servers while people play; nothing acknowledged may be lost.")
    int crash(
            @Mixin ProofOptions options,
            @Option(names = "--kills", defaultValue = "20", description = "How often.") int kills,
            @Option(
                            names = "--nodes",
                            defaultValue = "1",
                            description =
                                    "Servers on one database (default: ${DEFAULT-VALUE}). More than"
                                            + " one need --db.")
                    int nodes,
            @Option(names = "--parties", defaultValue = "6", description = "Tables played at once.")
                    int parties,
            @Option(
                            names = "--db",
                            defaultValue = "",
                            paramLabel = "URL",
                            description = EMPTY + " (default: SQLite).")
                    String database)
            throws Exception {
        if (nodes > 1 && database.isBlank())
            throw Complaint.usage("several servers share a PostgreSQL database: give its --db.");
        var proof = new CrashProof(kills, nodes, database, parties, options.seed());
        return options.run("Killing", kills, proof::in);
    }

    @Command(description = "Let one client ask for all it can get; others must be able to play.")
    int rude(
            @Mixin ProofOptions options,
            @Option(
                            names = "--moves",
                            defaultValue = "40",
                            description = "Moves of the other player during each rudeness.")
                    int moves,
            @Option(names = "--streams", defaultValue = "8191", description = "Streams it opens.")
                    int streams,
            @Option(names = "--unended", defaultValue = "500", description = "Unending requests.")
                    int unended,
            @Option(names = SLOWEST, defaultValue = "1000", paramLabel = MS, description = LONGEST)
                    int slowest)
            throws Exception {
        var proof = new RudeProof(moves, streams, unended, Duration.ofMillis(slowest));
        return options.run("Being rude", RudeProof.steps(), proof::in);
    }

    @Command(description = "Let disk, database, mail server and clock fail; it must recover.")
    int faults(
            @Mixin ProofOptions options,
            @Option(names = "--seconds", defaultValue = "15", description = "Length of each fault.")
                    int seconds,
            @Option(
                            names = SLOWEST,
                            defaultValue = "2500",
                            paramLabel = MS,
                            description = "Longest answer meanwhile, in milliseconds.")
                    int slowest,
            @Option(
                            names = "--db",
                            defaultValue = "",
                            paramLabel = "URL",
                            description =
                                    EMPTY
                                            + ", whose line is cut, frozen and slowed down"
                                            + " (default: not tried).")
                    String database)
            throws Exception {
        var grounds = EnumSet.allOf(Ground.class);
        if (database.isBlank()) grounds.remove(Ground.POSTGRESQL);
        var lasting = Duration.ofSeconds(seconds);
        var wait = Duration.ofMillis(slowest);
        var proof = new FaultsProof(grounds, database, lasting, wait, true, options.seed());
        return options.run("Failing", proof.steps(), proof::in);
    }

    @Command(description = "Give every reader texts by a grammar, half of them spoiled.")
    int fuzz(
            @Mixin ProofOptions options,
            @Option(
                            names = "--inputs",
                            defaultValue = "100000",
                            description = "Texts for each quick reader; slow ones get fewer.")
                    long inputs,
            @Option(
                            names = "--only",
                            defaultValue = "",
                            paramLabel = "NAME",
                            description = "Only readers whose names have this, like “logs”.")
                    String only,
            @Option(
                            names = "--requests",
                            defaultValue = "1000",
                            description =
                                    "Bodies of JSON for a server of its own, by its OpenAPI"
                                            + " description.")
                    int requests)
            throws Exception {
        var proof = new FuzzProof(inputs, options.seed(), only, requests);
        return options.run("Readers", Math.max(1, proof.readers()), proof::in);
    }

    @Command(description = "Change what a seat cannot know; nothing that it can get may differ.")
    int leaks(
            @Mixin ProofOptions options,
            @Option(
                            names = "--states",
                            defaultValue = "100",
                            description = "Pairs of states of 300 and PYGMA-ISIS.")
                    int states)
            throws Exception {
        var proof = new LeaksProof(states, options.seed());
        return options.run("Comparing", states, proof::in);
    }

    @Command(description = "Make so many moves a second while so many look on, and measure.")
    int load(
            @Mixin ProofOptions options,
            @Option(
                            names = "--server",
                            defaultValue = "",
                            paramLabel = "URL",
                            description =
                                    "A server to ask; its limits count (default: one of our own).")
                    String server,
            @Option(
                            names = "--against",
                            paramLabel = "DIR",
                            description =
                                    "The program of another build (cli/target/app), measured"
                                            + " beside ours.")
                    Optional<Path> against,
            @Option(names = "--tables", defaultValue = "50", description = "Tables.") int tables,
            @Option(names = "--readers", defaultValue = "200", description = "Live streams.")
                    int readers,
            @Option(names = "--rate", defaultValue = "50", description = "Moves a second.")
                    int rate,
            @Option(names = "--seconds", defaultValue = "10", description = "How long each time.")
                    int seconds,
            @Option(
                            names = "--warm",
                            defaultValue = "5000",
                            description = "Moves before anything is measured.")
                    int warm,
            @Option(names = "--rounds", defaultValue = "2", description = "How often.") int rounds,
            @Option(
                            names = "--java",
                            defaultValue = "",
                            paramLabel = "OPTIONS",
                            description = "Of the server's Java, with spaces between them.")
                    String java,
            @Option(names = SLOWEST, defaultValue = "1000", paramLabel = MS, description = LONGEST)
                    int slowest)
            throws Exception {
        var proof =
                new LoadProof(
                        server.replaceAll("/+$", ""),
                        against,
                        tables,
                        readers,
                        new LoadProof.Rate(rate, seconds),
                        warm,
                        rounds,
                        java.isBlank() ? List.of() : List.of(java.strip().split(" +")),
                        Duration.ofMillis(slowest));
        return options.run("Carrying", proof.steps(), proof::in);
    }

    @Command(description = "Store ten times as many games, again and again, and measure.")
    int growth(
            @Mixin ProofOptions options,
            @Option(names = "--stored", defaultValue = "10000", description = "Games of others.")
                    long stored,
            @Option(names = "--own", defaultValue = "10000", description = "Games of one person.")
                    long own,
            @Option(names = "--times", defaultValue = "200", description = "Each question.")
                    int times)
            throws Exception {
        var proof = new GrowthProof(stored, own, times);
        return options.run("Growing", proof.steps(), proof::in);
    }

    @Command(description = "Compute how many messages several servers send each other and readers.")
    void fanout(
            @Option(names = "--seed", defaultValue = "1", description = "Of the readers' choice.")
                    long seed) {
        spec.commandLine().getOut().print(FanOut.table(seed));
    }
}
