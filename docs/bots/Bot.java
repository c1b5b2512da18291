import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/**
 * A bot for Hegemon that plays Sparta, at random: java Bot.java ADDRESS KEY [TABLE ...]. It sits
 * down at the tables that are named, then plays wherever its own account has a seat. Java reads no
 * JSON by itself: here a few patterns do.
 */
final HttpClient http = HttpClient.newHttpClient();

String address = "";
String key = "";

void main(String[] args) throws Exception {
    if (args.length < 2) {
        IO.println("usage: java Bot.java ADDRESS KEY [TABLE ...]");
        System.exit(2);
    }
    address = args[0].replaceAll("/+$", "");
    key = args[1];
    for (String table : List.of(args).subList(2, args.length)) post(table + "/join", "{}");
    while (true) {
        try {
            var answer = http.send(to("/api/me/events").build(), BodyHandlers.ofLines());
            if (answer.statusCode() == 401) {
                IO.println("the key is not valid (any more): make a new one on your account page");
                System.exit(1);
            }
            if (answer.statusCode() != 200) throw new IOException("it says " + answer.statusCode());
            answer.body().filter(line -> !line.isBlank()).forEach(this::play);
        } catch (IOException | UncheckedIOException lost) {
            IO.println("lost the server, coming back: " + lost);
        }
        Thread.sleep(1_000);
    }
}

/** Moves if it is our turn. The number of the entry says which position the move answers. */
void play(String table) {
    var seat = find("\"seat\":\"(\\w+)\"", table);
    var due = find("\"turn\":\\{\"seats\":\\[([^\\]]*)\\]", table);
    if (!table.contains("\"game\":\"sparta\"") || !due.contains('"' + seat + '"')) return;
    var moves = find("\"moves\":\\[\"([^\\]]*)\"\\]", table).split("\",\"");
    var move = moves[new Random().nextInt(moves.length)];
    var json = "{\"entry\":%s,\"text\":\"%s\"}".formatted(find("\"entry\":(\\d+)", table), move);
    // 200: played. 409: somebody acted meanwhile, and the next line tells. 422: against the rules.
    IO.println(seat + " " + move + " " + post(find("\"id\":\"([^\"]+)\"", table) + "/moves", json));
}

HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address + path))
            .header("Authorization", "Bearer " + key)
            .header("Content-Type", "application/json");
}

int post(String path, String json) {
    var request = to("/api/games/" + path).POST(BodyPublishers.ofString(json)).build();
    try {
        return http.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException | InterruptedException lost) {
        return 0; // the stream is lost too, and asks again when it is back
    }
}

/** The first thing that fits; the table's own facts come before those of its parts. */
String find(String pattern, String text) {
    var found = Pattern.compile(pattern).matcher(text);
    return found.find() ? found.group(1) : "";
}
