import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What a bot in Java needs of the house: its stream and its moves. */
final class Client {
    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;
    private final String key;

    Client(String[] args) {
        if (args.length < 2) {
            IO.println("usage: java FILE.java ADDRESS KEY");
            System.exit(2);
        }
        address = args[0].replaceAll("/+$", "");
        key = args[1];
    }

    /** Plays this game for ever, wherever the account of the key sits. */
    void play(String game, Function<Map<String, Object>, String> choose) throws Exception {
        while (true) {
            try {
                var answer = http.send(to("/api/me/events").build(), BodyHandlers.ofLines());
                if (answer.statusCode() == 401) {
                    IO.println(
                            "the key is not valid (any more): make a new one on your account page");
                    System.exit(1);
                }
                if (answer.statusCode() != 200)
                    throw new IOException("it says " + answer.statusCode());
                answer.body()
                        .filter(line -> !line.isBlank())
                        .forEach(line -> move(Json.map(Json.read(line)), game, choose));
            } catch (IOException | UncheckedIOException lost) {
                IO.println("lost the server, coming back: " + lost);
            }
            Thread.sleep(1_000);
        }
    }

    /** Moves if it is our turn. The number of the entry says which position the move answers. */
    private void move(
            Map<String, Object> table, String game, Function<Map<String, Object>, String> choose) {
        var due = (List<?>) Json.map(table.get("turn")).get("seats");
        if (!game.equals(table.get("game")) || !due.contains(table.get("seat"))) return;
        var text = choose.apply(Json.map(table.get("view")));
        int entry = ((Double) table.get("entry")).intValue();
        var json = "{\"entry\":%d,\"text\":\"%s\"}".formatted(entry, text);
        // 200: played. 409: somebody acted meanwhile, and the next line tells. 422: not allowed.
        int answer = post("/api/games/" + table.get("id") + "/moves", json);
        IO.println(table.get("seat") + " " + text + " " + answer);
    }

    private int post(String path, String json) {
        try {
            var request = to(path).POST(BodyPublishers.ofString(json)).build();
            return http.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException | InterruptedException lost) {
            return 0; // the stream is lost too, and tells again when it is back
        }
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(address + path))
                .header("Authorization", "Bearer " + key)
                .header("Content-Type", "application/json");
    }
}
