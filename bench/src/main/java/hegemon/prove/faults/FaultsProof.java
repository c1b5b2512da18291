package hegemon.prove.faults;

import hegemon.cli.Main;
import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.MailSink;
import hegemon.prove.RealServer;
import hegemon.prove.Visitor;
import hegemon.prove.Wire;
import hegemon.prove.play.Play;
import hegemon.server.store.Database;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Disk, database, mail server and clock fail for a while, one after the other. The house says so,
 * goes on as far as it can, and recovers by itself; nothing acknowledged is lost.
 *
 * @param database an empty PostgreSQL database, where one is needed
 * @param lasting how long each fault lasts
 * @param slowest how long a probe or a page may take meanwhile
 * @param awaitsLetters whether to wait for letters until they are due again
 */
public record FaultsProof(
        Set<Ground> grounds,
        String database,
        Duration lasting,
        Duration slowest,
        boolean awaitsLetters,
        long seed) {
    /** What can fail, each with a server of its own. */
    public enum Ground {
        /** The disk and the mail server. */
        DISK(3),
        CLOCK(2),
        /** Needs a database. */
        POSTGRESQL(3);

        private final int faults;

        Ground(int faults) {
            this.faults = faults;
        }
    }

    private static final String CLAIM =
            "What fails for a while loses nothing, and the house recovers by itself";
    private static final int PARTIES = 3;
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final Duration UNTIL_NOTICED = Duration.ofMillis(1_500);

    /** Who wants a letter: one while the mail server is silent, one while it refuses. */
    private static final int READERS = 2;

    /** A letter that could not be sent is due again after a minute, then after five. */
    private static final Duration LETTER = Duration.ofMinutes(8);

    private static final Pattern SERVER = Pattern.compile("//([^:/]+)(?::(\\d+))?/");

    /** One step of progress for each fault. */
    public int steps() {
        return grounds.stream().mapToInt(ground -> ground.faults).sum();
    }

    public Findings in(Path folder, Progress progress) throws Exception {
        var asked = "faults --seconds " + lasting.toSeconds();
        var findings = new Findings(CLAIM, database.isBlank() ? asked : asked + " --db …");
        findings.figure("what fails", grounds);
        for (Ground ground : grounds)
            switch (ground) {
                case DISK -> onDisk(folder.resolve("disk"), findings, progress);
                case CLOCK -> onClock(folder.resolve("clock"), findings, progress);
                case POSTGRESQL -> onPostgresql(folder.resolve("postgresql"), findings, progress);
            }
        return findings;
    }

    private static RealServer.Start start(Path folder, Class<?> program, String... settings) {
        return new RealServer.Start(folder, program, List.of("-Xmx512m"), List.of(settings));
    }

    private void onDisk(Path folder, Findings findings, Progress progress) throws Exception {
        try (var sink = new MailSink();
                var post = new Wire("localhost", sink.port())) {
            var start =
                    start(
                            folder,
                            Main.class,
                            "--base=http://house.example.org",
                            "--mail-host=localhost",
                            "--mail-port=" + post.port(),
                            "--mail-security=none",
                            "--mail-from=house@example.org");
            try (var server = RealServer.open(start);
                    var http = HttpClient.newHttpClient()) {
                var faults =
                        List.of(
                                new Fault(
                                        "the disk takes nothing more",
                                        true,
                                        () -> limit(server, "4096:unlimited"),
                                        () -> limit(server, "unlimited:unlimited")),
                                new Fault(
                                        "the mail server is silent",
                                        false,
                                        () -> letter(server, http, post, Wire.State.FROZEN),
                                        () -> post.become(Wire.State.OPEN)),
                                new Fault(
                                        "the mail server refuses",
                                        false,
                                        () -> letter(server, http, post, Wire.State.CUT),
                                        () -> post.become(Wire.State.OPEN)));
                var url = Database.in(folder.resolve("data"));
                suffer(faults, server, url, () -> letters(sink, findings), findings, progress);
            }
        }
    }

    /** Each arrives once, when the mail server works again and the letter is due again. */
    private void letters(MailSink sink, Findings findings) throws InterruptedException {
        if (!awaitsLetters) return;
        long began = System.nanoTime();
        while (sink.letters().size() < READERS && millisSince(began) < LETTER.toMillis())
            Thread.sleep(100);
        findings.figure("letters that were wished for while the mail server failed", READERS);
        findings.figure("letters that arrived", sink.letters());
        if (sink.letters().stream().map(MailSink.Letter::to).distinct().count() < READERS)
            findings.fault("letters are lost: " + sink.letters());
        if (sink.letters().size() > READERS) findings.fault("a letter came twice");
    }

    /** How large the files of the process may become: a write beyond fails as on a full disk. */
    private static void limit(RealServer server, String size)
            throws IOException, InterruptedException {
        int code =
                new ProcessBuilder("prlimit", "--pid", "" + server.pid(), "--fsize=" + size)
                        .inheritIO()
                        .start()
                        .waitFor();
        if (code != 0) throw new IOException("prlimit does not work here");
    }

    /** Somebody wants a letter while the mail server does not work. */
    private static void letter(RealServer server, HttpClient http, Wire post, Wire.State trouble)
            throws IOException, InterruptedException {
        post.become(trouble);
        var name = "Reader-" + trouble.name().charAt(0);
        new Visitor(http, server::address, "192.0.2.1")
                .led(
                        "/sign-up",
                        Map.of(
                                "name",
                                name,
                                "password",
                                "a long sentence for a proof",
                                "email",
                                name + "@example.org"));
    }

    private void onClock(Path folder, Findings findings, Progress progress) throws Exception {
        var data = folder.resolve("data");
        try (var server = RealServer.open(start(folder, JumpingServer.class))) {
            suffer(
                    List.of(
                            jump(data, "the clock jumps two hours forwards", 7_200),
                            jump(data, "the clock jumps two hours back", -7_200)),
                    server,
                    Database.in(data),
                    () -> {},
                    findings,
                    progress);
        }
    }

    private static Fault jump(Path data, String name, int seconds) {
        var file = data.resolve(JumpingServer.FILE);
        return new Fault(
                name,
                false,
                () -> Files.writeString(file, String.valueOf(seconds)),
                () -> Files.writeString(file, "0"));
    }

    private void onPostgresql(Path folder, Findings findings, Progress progress) throws Exception {
        var found = SERVER.matcher(database);
        if (!found.find()) throw new IOException("no host in the address of the database");
        int port = found.group(2) == null ? 5432 : Integer.parseInt(found.group(2));
        try (var wire = new Wire(found.group(1), port)) {
            var url = found.replaceFirst("//localhost:" + wire.port() + "/");
            try (var server = RealServer.open(start(folder, Main.class, "--db", url))) {
                var faults =
                        List.of(
                                on(wire, "the database is stopped", true, Wire.State.CUT),
                                on(wire, "the database is frozen", true, Wire.State.FROZEN),
                                on(wire, "the database is slow", false, Wire.State.SLOW));
                suffer(faults, server, database, () -> {}, findings, progress);
            }
        }
    }

    private static Fault on(Wire wire, String name, boolean stops, Wire.State trouble) {
        return new Fault(
                name, stops, () -> wire.become(trouble), () -> wire.become(Wire.State.OPEN));
    }

    private void suffer(
            List<Fault> faults,
            RealServer server,
            String url,
            Fault.Act atLast,
            Findings findings,
            Progress progress)
            throws Exception {
        try (var play = new Play(PARTIES, List.of(server), findings, new Random(seed));
                var http = HttpClient.newHttpClient()) {
            var reader = new Visitor(http, server::address, "192.0.2.9");
            reader.start("sparta", "standard", "self"); // whose pages need the database
            var probe = new Probe(reader, reader.anew(), findings, slowest);
            play.awaitMoves(10, PATIENCE);
            for (Fault fault : faults) {
                suffer(fault, probe, play, findings);
                progress.step(fault.name());
            }
            atLast.go();
            play.end();
            server.close();
            play.judge(url, 1);
        }
    }

    private void suffer(Fault fault, Probe probe, Play play, Findings findings) throws Exception {
        fault.begin().go();
        try {
            long end = System.nanoTime() + lasting.toNanos();
            Thread.sleep(UNTIL_NOTICED);
            while (System.nanoTime() < end) {
                probe.look(fault);
                Thread.sleep(100);
            }
            if (!fault.stops()) play.awaitMoves(5, PATIENCE);
        } finally {
            fault.end().go();
        }
        long began = System.nanoTime();
        while (!probe.isReady()) {
            if (System.nanoTime() - began > PATIENCE.toNanos())
                throw new IOException("not ready again after: " + fault.name());
            Thread.sleep(50);
        }
        findings.took("until ready again after: " + fault.name(), millisSince(began));
        play.awaitMoves(5, PATIENCE);
        findings.took("until people play again after: " + fault.name(), millisSince(began));
    }

    private static double millisSince(long began) {
        return (System.nanoTime() - began) / 1e6;
    }
}
