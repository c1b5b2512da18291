package hegemon.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.PageToken;
import hegemon.server.store.Database;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/**
 * A real server with little memory, and clients from one address that ask for all they can get. At
 * the same time two others, from other addresses, play: each of their moves is accepted, and nobody
 * ever gets a 5xx but a 503 that says when to come back.
 */
class RudeClientsIT {
    private static final String RUDE = "203.0.113.66";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final int EACH = 3;
    private static final int ROUNDS = 2;
    private static final int STREAMS = 450;
    private static final int SLOW = 50;
    private static final int MOVES = 12;

    /** Out and back again, so that a game of any length can be made of it. */
    private static final List<String> DANCE = List.of("e2-e3", "e9-e8", "e3-e2", "e8-e9");

    @TempDir private Path folder;
    private final Set<Integer> answers = ConcurrentHashMap.newKeySet();
    private final ConcurrentLinkedQueue<HttpResponse<?>> wrong = new ConcurrentLinkedQueue<>();

    @Test
    @Timeout(300)
    void oneRudeClientDoesNotHurtTheOthers() throws Exception {
        try (var node = new Node(folder, "node", Database.in(folder.resolve("node")), "-Xmx512m");
                var http = HttpClient.newHttpClient();
                var rude = Executors.newVirtualThreadPerTaskExecutor()) {
            var house = "http://localhost:" + node.port();
            var streams = streams(http, house);
            var slow = slow(node.port());
            var token = PageToken.shownTo(http, HttpRequest.newBuilder(URI.create(house)).build());
            for (int i = 0; i < EACH; i++)
                for (Supplier<HttpRequest> each : requests(house, token))
                    rude.execute(() -> ask(http, each));
            var player = new Polite(http, house, "198.51.100.7");
            for (int i = 0; i < MOVES; i++) player.move(DANCE.get(i % DANCE.size()));
            assertThat(player.moves()).isEqualTo(MOVES);
            for (InputStream each : streams) each.close();
            for (Socket each : slow) each.close();
            node.kill(); // and with it whatever still waits for an answer
        }
        assertThat(wrong).as("%s", wrong).isEmpty();
        assertThat(answers).contains(200, 429);
    }

    private void ask(HttpClient http, Supplier<HttpRequest> each) {
        try {
            for (int i = 0; i < ROUNDS; i++) judge(http.send(each.get(), BodyHandlers.ofString()));
        } catch (IOException | InterruptedException e) {
            // The server is closed while some still ask.
        }
    }

    private void judge(HttpResponse<?> answer) {
        answers.add(answer.statusCode());
        boolean deliberate =
                answer.statusCode() == 503
                        && answer.headers().firstValue("Retry-After").isPresent();
        if (answer.statusCode() >= 500 && !deliberate) wrong.add(answer);
    }

    private List<InputStream> streams(HttpClient http, String house) throws Exception {
        var open = new ArrayList<InputStream>();
        var table = new Polite(http, house, RUDE).game();
        for (int i = 0; i < STREAMS; i++) {
            var request = from(house + "/api/games/" + table + "/live", RUDE).build();
            var answer = http.send(request, BodyHandlers.ofInputStream());
            judge(answer);
            if (answer.statusCode() == 200) open.add(answer.body());
            else answer.body().close();
        }
        return open;
    }

    /** Requests that never come to an end. */
    private static List<Socket> slow(int port) throws IOException {
        var open = new ArrayList<Socket>();
        for (int i = 0; i < SLOW; i++) {
            var line = new Socket("localhost", port);
            line.getOutputStream()
                    .write("GET / HTTP/1.1\r\nHost: x\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            open.add(line);
        }
        return open;
    }

    private static HttpRequest.Builder from(String address, String place) {
        return HttpRequest.newBuilder(URI.create(address)).header("X-Forwarded-For", place);
    }

    private static List<Supplier<HttpRequest>> requests(String house, String token) {
        var moves = new ArrayList<String>();
        for (int i = 0; i < 2_000; i++) moves.add(DANCE.get(i % 4));
        var course = "{\"moves\":[\"" + String.join("\",\"", moves) + "\"]}";
        var log =
                new StringBuilder(
                        """
                        hegemon-log 1
                        game sparta
                        setup standard repetition=off quiet=0 stalemate=0

                        """);
        var seats = List.of("South", "North");
        for (int i = 0; i < 4_000; i++)
            log.append(i + 1)
                    .append(' ')
                    .append(seats.get(i % 2))
                    .append(' ')
                    .append(DANCE.get(i % 4))
                    .append('\n');
        var game = "game=sparta&setup=standard&opponent=bot%3A10";
        return List.of(
                () -> json(house + "/api/sparta/course", token, course),
                () -> json(house + "/api/sparta/text", token, course),
                () -> json(house + "/api/sparta/values", token, course),
                () -> form(house + "/tables/import", token, "log=" + encoded(log.toString())),
                () -> form(house + "/games", token, game),
                () -> form(house + "/games", token, "game=pygma&setup=realms+12&opponent=self"),
                () -> from(house + "/sparta/position.svg", RUDE).build());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static HttpRequest json(String address, String token, String body) {
        return posted(address, token, "application/json", body);
    }

    private static HttpRequest form(String address, String token, String fields) {
        return posted(address, token, FORM, fields);
    }

    private static HttpRequest posted(String address, String token, String type, String body) {
        return from(address, RUDE)
                .header("Content-Type", type)
                .header("X-CSRF-Token", token)
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    /** Somebody who just wants to play, both sides of one game. */
    private static final class Polite {
        private final HttpClient http;
        private final String house;
        private final String place;
        private final String cookie;
        private final String game;
        private int moves = 0;

        Polite(HttpClient http, String house, String place) throws Exception {
            this.http = http;
            this.house = house;
            this.place = place;
            var begin =
                    from(house + "/games", place)
                            .header("Content-Type", FORM)
                            .POST(
                                    BodyPublishers.ofString(
                                            "game=sparta&setup=standard+repetition%3Doff+quiet%3D0&opponent=self"));
            var answer = http.send(PageToken.on(http, begin), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(302);
            game = answer.headers().firstValue("Location").orElseThrow().replace("/games/", "");
            cookie =
                    Collections.max(answer.headers().allValues("Set-Cookie")).replaceAll(";.*", "");
        }

        String game() {
            return game;
        }

        int moves() {
            return moves;
        }

        /** It is accepted, whatever else is going on. */
        void move(String text) throws Exception {
            var body = "{\"entry\":" + moves + ",\"text\":\"" + text + "\"}";
            var request =
                    from(house + "/api/games/" + game + "/moves", place)
                            .header("Content-Type", "application/json")
                            .header("Cookie", cookie)
                            .POST(BodyPublishers.ofString(body));
            var answer = http.send(PageToken.on(http, request), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            moves++;
        }
    }
}
