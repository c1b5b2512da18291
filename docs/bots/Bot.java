import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * A bot for Hegemon that plays Sparta, at random. It sits down at the tables that are named, then
 * plays wherever its owner has a seat. Java reads no JSON by itself: here a few patterns do.
 */
void main(String[] args) throws Exception {
    if (args.length < 2)
        throw new IllegalArgumentException("java Bot.java ADDRESS KEY [TABLE ...]");
    for (int i = 2; i < args.length; i++) post(args, "/api/games/" + args[i] + "/join", "{}");
    while (true) {
        try (var lines =
                http.send(to(args, "/api/me/events").build(), BodyHandlers.ofLines()).body()) {
            lines.filter(line -> !line.isBlank()).forEach(table -> play(args, table));
        } catch (IOException | UncheckedIOException lost) {
            IO.println("lost the server, coming back: " + lost);
        }
        Thread.sleep(1_000);
    }
}

final HttpClient http = HttpClient.newHttpClient();

HttpRequest.Builder to(String[] args, String path) {
    return HttpRequest.newBuilder(URI.create(args[0] + path))
            .header("Authorization", "Bearer " + args[1]);
}

int post(String[] args, String path, String json) throws IOException, InterruptedException {
    var request =
            to(args, path)
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(json));
    return http.send(request.build(), BodyHandlers.ofString()).statusCode();
}

/** Moves if it is our turn. The number of the entry says which position the move answers. */
void play(String[] args, String table) {
    var seat = find("\"seat\":\"(\\w+)\"", table);
    var due = find("\"turn\":\\{\"seats\":\\[([^\\]]*)\\]", table);
    if (!find("\"game\":\"(\\w+)\"", table).equals("sparta") || !due.contains('"' + seat + '"'))
        return;
    var moves = find("\"moves\":\\[([^\\]]*)\\]", table).replace("\"", "").split(",");
    var move = moves[ThreadLocalRandom.current().nextInt(moves.length)];
    var json = "{\"entry\":" + find("\"entry\":(\\d+)", table) + ",\"text\":\"" + move + "\"}";
    try {
        int status =
                post(args, "/api/games/" + find("\"id\":\"([^\"]+)\"", table) + "/moves", json);
        // 409: somebody acted meanwhile, and the next line tells.
        IO.println(
                seat
                        + " "
                        + move
                        + (status == 200 || status == 409 ? "" : " was refused: " + status));
    } catch (IOException | InterruptedException lost) {
        IO.println("not played, the next line will ask again: " + lost);
    }
}

/** The first thing in the text that fits; the table's own facts come before those of its parts. */
String find(String pattern, String text) {
    var found = Pattern.compile(pattern).matcher(text);
    return found.find() ? found.group(1) : "";
}
