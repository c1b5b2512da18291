package hegemon.prove.leaks;

import hegemon.cli.Progress;
import hegemon.prove.Findings;
import hegemon.prove.Visitor;
import hegemon.server.HegemonServer;
import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.server.store.Times;
import hegemon.table.Chance;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.springframework.context.ConfigurableApplicationContext;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Two houses hold the same tables, which differ in one entry that some readers cannot know. Each of
 * those asks both houses for everything, and gets the same bytes.
 *
 * @param states how many pairs of states
 */
public record LeaksProof(int states, long seed) {
    private static final String CLAIM = "What a seat cannot know is in no byte that it can get";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Both houses call themselves the same. */
    private static final URI BASE = URI.create("http://house.example.org");

    private static final long CREATED = 1_790_000_000_000L;

    /** Games with secrets. */
    private static final List<List<String>> GAMES =
            List.of(List.of("earthwater", "two-player"), List.of("pygma", "realms 2 practice"));

    /** A table in both houses. */
    private record Held(String id, Pair pair) {}

    public Findings in(Path folder, Progress progress) throws Exception {
        var findings = new Findings(CLAIM, "leaks --states %d --seed %d".formatted(states, seed));
        try (var http = HttpClient.newHttpClient()) {
            var one = folder.resolve("one");
            var other = folder.resolve("other");
            var people = people(one, http);
            Files.createDirectories(other);
            Files.copy(file(one), file(other));
            var held = stored(one, other, people);
            try (var first = open(one);
                    var second = open(other)) {
                int asked = 0;
                for (Held each : held) {
                    asked += compare(each, first, second, people, findings);
                    progress.step(asked + " answers");
                }
                findings.figure("answers compared", asked);
            }
            findings.figure("pairs of states", held.size());
        }
        return findings;
    }

    private static Path file(Path data) {
        return data.resolve("hegemon.db");
    }

    private static ConfigurableApplicationContext open(Path data) throws IOException {
        Files.createDirectories(data);
        return HegemonServer.start(
                ServerSettings.in(data, 0).with(HostSettings.DEFAULTS.withBase(BASE)));
    }

    private static String address(ConfigurableApplicationContext house) {
        return "http://localhost:" + house.getEnvironment().getProperty("local.server.port");
    }

    /** The reader, and two others who play, by their ids. */
    private static SequencedMap<String, Visitor> people(Path data, HttpClient http)
            throws IOException, InterruptedException {
        try (var house = open(data)) {
            var people = new LinkedHashMap<String, Visitor>();
            for (int i = 1; i <= 3; i++) {
                var visitor = new Visitor(http, () -> address(house), "192.0.2." + i);
                visitor.start("sparta", "standard", "self");
                var me = JSON.readTree(visitor.get("/api/me").body());
                people.put(me.path("id").asString(), visitor);
            }
            return people;
        }
    }

    private List<Held> stored(Path one, Path other, SequencedMap<String, Visitor> people) {
        var random = new Random(seed);
        var held = new ArrayList<Held>();
        try (var first = Database.open(Database.in(one));
                var second = Database.open(Database.in(other))) {
            var firsts = new GameStore(first, Clock.systemUTC());
            var seconds = new GameStore(second, Clock.systemUTC());
            while (held.size() < states) {
                var game = GAMES.get(held.size() % GAMES.size());
                var chance = Pair.chance(random);
                var pair = Pair.of(game.getFirst(), game.getLast(), chance, random);
                if (pair.isEmpty()) continue;
                var id = "leak%012d".formatted(held.size());
                firsts.create(stored(id, pair.get().one(), pair.get(), chance, people));
                seconds.create(stored(id, pair.get().other(), pair.get(), chance, people));
                held.add(new Held(id, pair.get()));
            }
        }
        return held;
    }

    private static StoredGame stored(
            String id, Log log, Pair pair, Chance chance, SequencedMap<String, Visitor> people) {
        var seats = new TreeMap<Seat, Occupant>();
        var ids = people.keySet().stream().map(PersonId::new).toList();
        if (!pair.reader().equals(Seat.SPECTATOR))
            seats.put(pair.reader(), new Occupant.Person(ids.getFirst()));
        for (int i = 0; i < pair.others().size(); i++)
            seats.put(pair.others().get(i), new Occupant.Person(ids.get(i + 1)));
        var times = Times.of(CREATED, true);
        return new StoredGame(
                new TableId(id), log, chance, seats, Terms.plain(ids.getLast()), times);
    }

    private int compare(
            Held held,
            ConfigurableApplicationContext one,
            ConfigurableApplicationContext other,
            SequencedMap<String, Visitor> people,
            Findings findings)
            throws IOException, InterruptedException {
        var here = people.firstEntry().getValue().at(() -> address(one));
        var there = people.firstEntry().getValue().at(() -> address(other));
        int last = held.pair().one().size();
        var nonsense = "{\"entry\":" + last + ",\"text\":\"nonsense\"}";
        var moves = "/api/games/" + held.id() + "/moves";
        same(() -> here.sent(moves, nonsense), () -> there.sent(moves, nonsense), held, findings);
        var paths = Addresses.of(one).about(held.id(), last);
        for (String path : paths)
            same(() -> here.bytes(path), () -> there.bytes(path), held, findings);
        var streams = Addresses.streams(held.id());
        for (String path : streams)
            same(
                    () -> here.bytes(path, FirstEvent::new),
                    () -> there.bytes(path, FirstEvent::new),
                    held,
                    findings);
        return paths.size() + streams.size() + 1;
    }

    private interface Question {
        HttpResponse<byte[]> ask() throws IOException, InterruptedException;
    }

    private static void same(Question here, Question there, Held held, Findings findings)
            throws IOException, InterruptedException {
        var one = here.ask();
        var path = one.uri().getPath();
        if (one.statusCode() >= 500)
            findings.fault(path + " was answered with " + one.statusCode());
        var found = Answer.of(one).difference(Answer.of(there.ask()));
        if (found.isEmpty()) return;
        boolean byLot = Answer.of(one).difference(Answer.of(here.ask())).isPresent();
        if (byLot && !path.contains(held.id()))
            findings.figure("differs each time: " + path, "not compared");
        else findings.fault(path + " tells " + held.pair().reader().name() + ": " + found.get());
    }
}
