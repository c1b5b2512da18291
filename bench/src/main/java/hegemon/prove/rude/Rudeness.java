package hegemon.prove.rude;

import hegemon.prove.Polite;
import hegemon.prove.Visitor;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Something that a client asks for again and again.
 *
 * @param name what it does, for the report
 * @param clients how many ask at once
 */
record Rudeness(String name, int clients, Request request) {
    /** One request. It need not end: the answer is closed. */
    interface Request {
        HttpResponse<?> send(Visitor visitor) throws IOException, InterruptedException;
    }

    private static final List<String> SEATS = List.of("South", "North");

    /** All that was once enough to take the house down. */
    static List<Rudeness> all() {
        return List.of(
                new Rudeness("reading in long games", 8, Rudeness::imports),
                sparta("course", "asking for courses"),
                sparta("text", "asking for texts"),
                sparta("values", "asking for values"),
                get("drawing pictures", "/sparta/position.svg"),
                get("printing books", "/rules/pygma/a4.pdf"),
                new Rudeness("games against the strongest", 30, v -> start(v, "sparta", "bot:10")),
                new Rudeness("worlds of 60 realms", 8, v -> start(v, "pygma", "self")),
                new Rudeness("one guest after another", 30, Rudeness::guest),
                new Rudeness("sitting at the analysis desk", 40, Rudeness::analysis),
                get("asking for the error page", "/error"),
                get("opening a book", "/rules/pygma"),
                get("opening the first page", "/"),
                get("looking for a thousand words", "/rules/pygma?q=" + "a%20".repeat(1_000)),
                get("reading about strong play", "/sparta/strong-play"),
                new Rudeness("sending thousands of fields", 16, Rudeness::fields),
                new Rudeness("signing up with long names", 16, Rudeness::signUp),
                new Rudeness("making worlds to look at", 16, Rudeness::world),
                new Rudeness("signing in by guessing", 16, Rudeness::guess));
    }

    private static Rudeness sparta(String what, String name) {
        var moves = new ArrayList<String>();
        for (int i = 0; i < 2_000; i++) moves.add(Polite.DANCE.get(i % Polite.DANCE.size()));
        var body =
                "{\"setup\":\""
                        + Polite.ENDLESS
                        + "\",\"moves\":[\""
                        + String.join("\",\"", moves)
                        + "\"]}";
        return new Rudeness(name, 16, visitor -> visitor.json("/api/sparta/" + what, body));
    }

    private static Rudeness get(String name, String path) {
        return new Rudeness(name, 30, visitor -> visitor.bytes(path));
    }

    private static HttpResponse<?> imports(Visitor visitor)
            throws IOException, InterruptedException {
        return visitor.form("/tables/import", Map.of("log", log(9_500)));
    }

    static String log(int moves) {
        var log =
                new StringBuilder("hegemon-log 1\ngame sparta\nsetup ")
                        .append(Polite.ENDLESS)
                        .append("\n\n");
        for (int i = 0; i < moves; i++)
            log.append(i + 1)
                    .append(' ')
                    .append(SEATS.get(i % 2))
                    .append(' ')
                    .append(Polite.DANCE.get(i % Polite.DANCE.size()))
                    .append('\n');
        return log.toString();
    }

    private static HttpResponse<?> start(Visitor visitor, String game, String opponent)
            throws IOException, InterruptedException {
        var setup = game.equals("pygma") ? "realms 60" : "standard";
        visitor.arrive();
        return visitor.form("/games", Map.of("game", game, "setup", setup, "opponent", opponent));
    }

    private static HttpResponse<?> guest(Visitor visitor) throws IOException, InterruptedException {
        return start(visitor.anew(), "sparta", "self");
    }

    private static HttpResponse<?> analysis(Visitor visitor)
            throws IOException, InterruptedException {
        var answer = visitor.stream("/api/sparta/analysis?setup=standard");
        answer.body().readNBytes(200);
        answer.body().close();
        return answer;
    }

    private static HttpResponse<?> fields(Visitor visitor)
            throws IOException, InterruptedException {
        var body = new StringBuilder("{");
        for (int i = 0; i < 100_000; i++) body.append("\"k").append(i).append("\":1,");
        return visitor.json("/api/games/none/moves", body.append("\"entry\":0}").toString());
    }

    private static HttpResponse<?> signUp(Visitor visitor)
            throws IOException, InterruptedException {
        var text = "long ".repeat(20_000);
        return visitor.form("/sign-up", Map.of("name", text, "password", text));
    }

    private static HttpResponse<?> world(Visitor visitor) throws IOException, InterruptedException {
        return visitor.form("/pygma/new/world", Map.of("realms", "60"));
    }

    private static HttpResponse<?> guess(Visitor visitor) throws IOException, InterruptedException {
        return visitor.form("/sign-in", Map.of("name", "Ada", "password", "guessed again"));
    }
}
