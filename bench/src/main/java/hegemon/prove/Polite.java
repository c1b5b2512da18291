package hegemon.prove;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Somebody who just wants to play, both sides of one game, and who notes how long a move takes. */
public final class Polite {
    /** Out and back again, so that a game of any length can be made of it. */
    public static final List<String> DANCE = List.of("e2-e3", "e9-e8", "e3-e2", "e8-e9");

    public static final String ENDLESS = "standard repetition=off quiet=0 stalemate=0";

    private final Visitor visitor;
    private final Findings findings;
    private final Duration slowest;
    private final String game;
    private int moves = 0;

    public Polite(Visitor visitor, Findings findings, Duration slowest)
            throws IOException, InterruptedException {
        this.visitor = visitor;
        this.findings = findings;
        this.slowest = slowest;
        this.game = visitor.start("sparta", ENDLESS, "self");
    }

    public String game() {
        return game;
    }

    /** It is accepted at once, whatever else is going on. */
    public synchronized void move(String during) throws IOException, InterruptedException {
        var text = DANCE.get(moves % DANCE.size());
        long began = System.nanoTime();
        var answer =
                visitor.json(
                        "/api/games/" + game + "/moves",
                        "{\"entry\":" + moves + ",\"text\":\"" + text + "\"}");
        took("a move while: " + during, began);
        if (answer.statusCode() == 200) moves++;
        else findings.fault("a move was answered with " + answer.statusCode() + ", " + during);
    }

    public void look(String path, String during) throws IOException, InterruptedException {
        long began = System.nanoTime();
        var answer = visitor.get(path);
        took(path + " while: " + during, began);
        if (answer.statusCode() != 200)
            findings.fault(path + " was answered with " + answer.statusCode() + ", " + during);
    }

    private void took(String what, long began) {
        double millis = (System.nanoTime() - began) / 1e6;
        findings.took(what, millis);
        if (millis > slowest.toMillis()) findings.fault("%s took %.0f ms".formatted(what, millis));
    }
}
