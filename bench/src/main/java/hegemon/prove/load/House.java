package hegemon.prove.load;

import hegemon.prove.Findings;
import hegemon.prove.RealServer;
import hegemon.prove.Usage;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** One house under load: its tables, who looks on, and what it has used. */
final class House {
    private static final int AT_ONCE = 4;

    /**
     * What some moves came to.
     *
     * @param asker processor time of whoever moves and looks on, in seconds
     */
    record Spent(long moves, long events, long bytes, double took, Usage server, double asker) {
        static final Spent NOTHING = new Spent(0, 0, 0, 0, new Usage(0, 0, 0), 0);

        Spent plus(Spent other) {
            return new Spent(
                    moves + other.moves,
                    events + other.events,
                    bytes + other.bytes,
                    took + other.took,
                    server.plus(other.server),
                    asker + other.asker);
        }

        /** Milliseconds of the server for a move. */
        double each() {
            return server.seconds() * 1000 / moves;
        }
    }

    private final String address;
    private final Optional<RealServer> own;
    private final List<Mover> tables = new ArrayList<>();
    private final Readers readers = new Readers();
    private int turn = 0;

    House(String address, Optional<RealServer> own) throws IOException {
        this.address = address;
        this.own = own;
    }

    void lay(HttpClient http, int count) throws IOException, InterruptedException {
        var visitor = new Visitor(http, () -> address, "192.0.2.1");
        for (int i = 0; i < count; i++) tables.add(new Mover(visitor.anew(), address));
    }

    Usage usage() throws IOException {
        return own.isEmpty() ? new Usage(0, 0, 0) : own.get().usage();
    }

    Readers readers() {
        return readers;
    }

    void listen(int count) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++) readers.open(address, tables.get(i % tables.size()).game());
        long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
        while (readers.events() < count) {
            if (System.nanoTime() > end)
                throw new IOException(readers.events() + " of " + count + " streams were opened");
            Thread.sleep(20);
        }
    }

    /** So many moves, as fast as they are answered, a few at a time: Java learns its way. */
    void warm(int count) throws InterruptedException {
        try (var hands = Executors.newFixedThreadPool(AT_ONCE)) {
            for (int i = 0; i < count; i++) {
                var table = next();
                hands.execute(
                        () -> {
                            try {
                                table.move();
                            } catch (IOException e) {
                                throw new java.io.UncheckedIOException(e);
                            }
                        });
            }
        }
    }

    private Mover next() {
        return tables.get(turn++ % tables.size());
    }

    /**
     * Moves at this rate.
     *
     * @param move what they are called among the findings
     */
    Spent moves(LoadProof.Rate rate, String move, Findings findings)
            throws IOException, InterruptedException {
        var used = usage();
        double asked = asker();
        long events = readers.events();
        long bytes = readers.bytes();
        long began = System.nanoTime();
        int all = rate.moves() * rate.seconds();
        try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < all; i++) {
                long due = began + i * TimeUnit.SECONDS.toNanos(1) / rate.moves();
                TimeUnit.NANOSECONDS.sleep(due - System.nanoTime());
                var table = next();
                hands.execute(() -> move(table, due, move, findings));
            }
        }
        double took = (System.nanoTime() - began) / 1e9;
        settle();
        return new Spent(
                all,
                readers.events() - events,
                readers.bytes() - bytes,
                took,
                usage().since(used),
                asker() - asked);
    }

    /** Until nobody hears anything more. */
    private void settle() throws InterruptedException {
        long before = -1;
        while (before != readers.events()) {
            before = readers.events();
            Thread.sleep(200);
        }
    }

    private static double asker() throws IOException {
        var self = Usage.of(ProcessHandle.current().pid());
        return self.seconds() + self.compiling();
    }

    /** Counted from when it was due: a slow house does not slow the clock down. */
    private static void move(Mover table, long due, String move, Findings findings) {
        try {
            table.move();
            findings.took(move, (System.nanoTime() - due) / 1e6);
        } catch (IOException e) {
            findings.fault("a move was not answered: " + e);
        }
    }

    void close() throws IOException, InterruptedException {
        readers.close();
        for (var table : tables) table.close();
        if (own.isPresent()) own.get().stop();
    }
}
