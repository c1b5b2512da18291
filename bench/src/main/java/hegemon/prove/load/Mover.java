package hegemon.prove.load;

import hegemon.prove.Polite;
import hegemon.prove.Visitor;

import java.io.IOException;

/** Plays both sides of one game without end. */
final class Mover implements AutoCloseable {
    private final String game;
    private final String headers;
    private final Line line;
    private int moves = 0;

    Mover(Visitor visitor, String house) throws IOException, InterruptedException {
        this.game = visitor.arrive().start("sparta", Polite.ENDLESS, "self");
        this.headers = visitor.headers();
        this.line = new Line(house);
    }

    String game() {
        return game;
    }

    synchronized void move() throws IOException {
        var text = Polite.DANCE.get(moves % Polite.DANCE.size());
        var action = "{\"entry\":" + moves + ",\"text\":\"" + text + "\"}";
        int status = line.post("/api/games/" + game + "/moves", headers, action);
        if (status != 200) throw new IOException("a move was answered with " + status);
        moves++;
    }

    @Override
    public void close() throws IOException {
        line.close();
    }
}
