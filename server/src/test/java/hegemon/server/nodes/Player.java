package hegemon.server.nodes;

import hegemon.server.PageToken;
import hegemon.server.id.TableId;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Collection;
import java.util.Optional;

/**
 * Plays pebbles as a page would: watches the stream, moves when it is its turn, comes back when it
 * loses the server, and repeats what was not acknowledged.
 */
final class Player {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String MOVE = "take 1";

    /** A move that the server said is on disk. */
    record Acknowledged(TableId game, int number, String seat, String text) {}

    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;
    private final Collection<Acknowledged> acknowledged;
    private String cookie = "";
    private String token = "";

    Player(String address, Collection<Acknowledged> acknowledged) {
        this.address = address;
        this.acknowledged = acknowledged;
    }

    /** Starts a game for a friend; its id. */
    TableId start() throws IOException, InterruptedException {
        var page = form("/games", "game=pebbles&setup=40&opponent=friend").headers();
        var location = page.firstValue("Location").orElseThrow();
        return new TableId(location.substring(location.lastIndexOf('/') + 1));
    }

    void join(TableId game) throws IOException, InterruptedException {
        form("/games/" + game + "/join", "");
    }

    private HttpResponse<String> form(String path, String fields)
            throws IOException, InterruptedException {
        var answer =
                http.send(
                        PageToken.on(
                                http,
                                to(path).header("Content-Type", "application/x-www-form-urlencoded")
                                        .POST(BodyPublishers.ofString(fields))),
                        BodyHandlers.ofString());
        if (answer.statusCode() != 302)
            throw new IllegalStateException(path + " was answered with " + answer.statusCode());
        answer.headers()
                .firstValue("Set-Cookie")
                .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
        token = PageToken.shownTo(http, to("/").build());
        return answer;
    }

    /** Plays to the end of the game. */
    void play(TableId game) throws InterruptedException {
        while (true) {
            try (var lines =
                    http.send(to("/api/games/" + game + "/live").build(), BodyHandlers.ofLines())
                            .body()) {
                var last =
                        lines.filter(line -> line.startsWith("data: "))
                                .map(line -> JSON.readTree(line.substring(6)))
                                .peek(table -> moveIfDue(game, table))
                                .filter(table -> table.path("turn").path("over").asBoolean())
                                .findFirst();
                if (last.isPresent()) return;
            } catch (IOException | RuntimeException e) {
                // The server is gone: come back, to whichever answers.
            }
            Thread.sleep(50);
        }
    }

    private void moveIfDue(TableId game, JsonNode table) {
        var seat = table.path("seat").asString();
        for (JsonNode due : table.path("turn").path("seats"))
            if (due.asString().equals(seat)) move(game, table.path("entry").asInt(), seat);
    }

    /**
     * Until there is an answer. A stale move is answered too: the stream tells how things stand.
     */
    private void move(TableId game, int entry, String seat) {
        var status = Optional.<Integer>empty();
        while (status.isEmpty()) status = send(game, entry);
        if (status.get() == 200) acknowledged.add(new Acknowledged(game, entry + 1, seat, MOVE));
    }

    private Optional<Integer> send(TableId game, int entry) {
        try {
            int status =
                    http.send(
                                    to("/api/games/" + game + "/moves")
                                            .header("Content-Type", "application/json")
                                            .header("X-CSRF-Token", token)
                                            .POST(
                                                    BodyPublishers.ofString(
                                                            "{\"entry\":"
                                                                    + entry
                                                                    + ",\"text\":\""
                                                                    + MOVE
                                                                    + "\"}"))
                                            .build(),
                                    BodyHandlers.discarding())
                            .statusCode();
            return status >= 500 ? Optional.empty() : Optional.of(status);
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpRequest.Builder to(String path) {
        var request = HttpRequest.newBuilder(URI.create(address + path));
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
