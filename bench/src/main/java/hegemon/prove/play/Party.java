package hegemon.prove.play;

import hegemon.prove.Findings;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Two people who play one game after another, each in two browsers at once. */
final class Party implements Callable<Party> {
    private static final List<Map<String, String>> GAMES =
            List.of(
                    Map.of("game", "sparta", "setup", "standard"),
                    Map.of("game", "earthwater", "setup", "two-player"),
                    Map.of("game", "pygma", "setup", "realms 2 practice"));

    private final String name;
    private final Map<String, String> wish;
    private final History history;
    private final Findings findings;
    private final Random random;
    private final BooleanSupplier goesOn;
    private final Visitor host;
    private final Visitor friend;
    private final Set<String> tables = ConcurrentHashMap.newKeySet();
    private int wishes = 0;

    Party(
            int number,
            HttpClient http,
            Supplier<String> house,
            History history,
            Findings findings,
            Random random,
            BooleanSupplier goesOn) {
        this.name = "party " + number;
        this.wish = GAMES.get(number % GAMES.size());
        this.history = history;
        this.findings = findings;
        this.random = random;
        this.goesOn = goesOn;
        this.host = new Visitor(http, house, "198.51.100." + number);
        this.friend = new Visitor(http, house, "203.0.113." + number);
    }

    /** The tables that the house said it has made. */
    Set<String> tables() {
        return tables;
    }

    @Override
    public Party call() throws InterruptedException, ExecutionException {
        while (goesOn.getAsBoolean()) {
            var table = begun();
            if (!table.isEmpty()) play(table);
        }
        return this;
    }

    /** How many tables it has wished for. */
    int wishes() {
        return wishes;
    }

    /** Empty if nobody wants to go on. Repeated as a page would be: one wish makes one table. */
    private String begun() throws InterruptedException {
        repeated(host::arrive);
        wishes++;
        var table = new String[] {""};
        repeated(
                () ->
                        table[0] =
                                host.start(
                                        wish.getOrDefault("game", ""),
                                        wish.getOrDefault("setup", ""),
                                        "friend"));
        if (table[0].isEmpty()) return "";
        tables.add(table[0]);
        repeated(friend::arrive);
        repeated(
                () -> {
                    friend.join(table[0]);
                    return table[0];
                });
        return table[0];
    }

    private interface Wish {
        Object send() throws IOException, InterruptedException;
    }

    private void repeated(Wish wish) throws InterruptedException {
        while (goesOn.getAsBoolean()) {
            try {
                wish.send();
                return;
            } catch (IOException e) {
                Thread.sleep(20);
            }
        }
    }

    private void play(String table) throws InterruptedException, ExecutionException {
        var playing = new ArrayList<Future<?>>();
        try (var browsers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Visitor each : List.of(host, host, friend, friend)) {
                var chance = new Random(random.nextLong());
                var client = new Client(name, each, table, history, findings, chance, goesOn);
                playing.add(browsers.submit(client));
            }
        }
        for (Future<?> each : playing) each.get();
    }
}
