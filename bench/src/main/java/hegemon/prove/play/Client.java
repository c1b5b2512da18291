package hegemon.prove.play;

import hegemon.prove.Findings;
import hegemon.prove.Visitor;
import hegemon.prove.play.History.Look;
import hegemon.prove.play.History.Move;
import hegemon.prove.play.History.Outcome;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * One browser at a table: looks, moves when its seat is due, and repeats what nobody answered. Two
 * of them share a seat, so that moves meet.
 */
record Client(
        String name,
        Visitor visitor,
        String table,
        History history,
        Findings findings,
        Random random,
        BooleanSupplier goesOn)
        implements Callable<Client> {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** Sheets of PYGMA-ISIS cannot be listed; these are small and differ. */
    private static final List<String> SHEETS = List.of("HYGIENE 1", "HYGIENE 2", "HYGIENE 3");

    /** Until the game is over, or nobody wants to go on. */
    @Override
    public Client call() throws InterruptedException {
        while (goesOn.getAsBoolean()) {
            var seen = look();
            if (seen.isEmpty()) Thread.sleep(20);
            else if (seen.get().path("turn").path("over").asBoolean()) return this;
            else move(seen.get());
        }
        return this;
    }

    private Optional<JsonNode> look() throws InterruptedException {
        long sent = history.now();
        var answer = ask(() -> visitor.get("/api/games/" + table));
        if (answer.isEmpty() || answer.get().statusCode() != 200) return Optional.empty();
        return Optional.of(seen(sent, JSON.readTree(answer.get().body())));
    }

    private JsonNode seen(long sent, JsonNode seen) {
        int entry = seen.path("entry").asInt();
        history.add(new Look(name, table, sent, history.now(), entry));
        return seen;
    }

    private void move(JsonNode seen) throws InterruptedException {
        var seat = seen.path("seat").asString();
        var texts = texts(seen.path("view"));
        if (texts.isEmpty() || !isDue(seen, seat)) {
            Thread.sleep(random.nextInt(5, 40));
            return;
        }
        int entry = seen.path("entry").asInt();
        var text = texts.get(random.nextInt(texts.size()));
        history.add(new Move(table, seat, entry, text, outcome(entry, text)));
    }

    private static boolean isDue(JsonNode seen, String seat) {
        for (JsonNode due : seen.path("turn").path("seats"))
            if (due.asString().equals(seat)) return true;
        return false;
    }

    private static List<String> texts(JsonNode view) {
        if (view.has("template")) return SHEETS;
        var texts = new ArrayList<String>();
        view.path("moves").forEach(move -> texts.add(move.asString()));
        view.path("choices").forEach(choice -> texts.add(choice.path("move").asString()));
        return texts;
    }

    /** As a page does: again, until somebody has answered. */
    private Outcome outcome(int entry, String text) throws InterruptedException {
        var body = JSON.writeValueAsString(Map.of("entry", entry, "text", text));
        while (goesOn.getAsBoolean()) {
            long sent = history.now();
            long began = System.nanoTime();
            var answer = ask(() -> visitor.json("/api/games/" + table + "/moves", body));
            if (answer.isPresent()) {
                findings.took("a move", (System.nanoTime() - began) / 1e6);
                int status = answer.get().statusCode();
                if (status == 200 || status == 409)
                    seen(sent, JSON.readTree(answer.get().body()).path("table"));
                return status == 200 ? Outcome.DONE : Outcome.NOT_DONE;
            }
            Thread.sleep(20);
        }
        return Outcome.UNKNOWN;
    }

    private interface Question {
        HttpResponse<String> ask() throws IOException, InterruptedException;
    }

    /** Empty if nobody answered, or said to come back later. */
    private Optional<HttpResponse<String>> ask(Question question) throws InterruptedException {
        try {
            var answer = question.ask();
            int status = answer.statusCode();
            if (status < 500 && status != 429) return Optional.of(answer);
            if (status >= 500 && answer.headers().firstValue("Retry-After").isEmpty())
                findings.fault("answered with " + status + ": " + answer.body());
        } catch (IOException e) {
            // The server is gone; another one, or the same, will come.
        }
        return Optional.empty();
    }
}
