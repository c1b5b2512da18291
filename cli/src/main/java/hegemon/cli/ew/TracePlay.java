package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ew.TraceFile.Line;

import java.util.List;

/** A played card or a reaction of a recorded game, with its choices. */
final class TracePlay {
    private final TraceGame game;
    private final Line line;

    TracePlay(TraceGame game, Line line) {
        this.game = game;
        this.line = line;
    }

    void play() {
        switch (line.text("as")) {
            case "move-land" -> {
                move("play " + card() + " move");
                game.march(line);
            }
            case "move-sea" -> {
                move("play " + card() + " move");
                game.sail(line, line.number("fleets"), line.number("armies"));
            }
            case "event" -> {
                move("play " + card() + " event");
                choose();
            }
            default ->
                    throw Complaint.usage(
                            "line "
                                    + line.number()
                                    + ": a card is played as move-land, move-sea or event, not as "
                                    + line.text("as"));
        }
    }

    private void choose() {
        switch (line.text("event")) {
            case "cavalry-of-mardonius", "great-king", "evangelion" -> game.march(line);
            case "leonidas" -> {
                pay();
                game.march(line);
            }
            case "triremes" -> game.sail(line, line.number("fleets"), 0);
            case "tribute" -> move("place " + line.text("to") + " 1");
            case "royal-road" ->
                    move(
                            line.json().has("remove")
                                    ? "evict " + line.text("city")
                                    : "place " + line.text("city") + " " + line.number("armies"));
            case "ionian-revolt", "wrath-of-poseidon", "desertion" ->
                    move("remove " + line.text("remove"));
            case "ostracism" -> game.chance(line, List.of(line.number("discard")));
            case "hippias" -> move("discard " + line.number("discard"));
            case "pacification" -> move("discard" + TraceGame.sorted(line.json().path("discard")));
            case "support-from-syracuse" -> fleets();
            case "mines-of-laurion",
                    "oracle-of-delphi",
                    "melas-zomos",
                    "carneia-festival",
                    "separate-peace",
                    "defection-of-thebes",
                    "acropolis-on-fire" -> {
                // no choice, or one that has its own line
            }
            default ->
                    throw Complaint.usage(
                            "line " + line.number() + ": no such event: " + line.text("event"));
        }
    }

    private void fleets() {
        for (var port : line.json().path("fleets").properties())
            for (int i = 0; i < port.getValue().asInt(); i++) move("place " + port.getKey() + " 1");
    }

    void react() {
        move("react " + card());
        pay();
        switch (line.text("event")) {
            case "themistocles" -> game.sail(line, line.number("fleets"), 0);
            case "molon-labe" -> {
                if (line.json().hasNonNull("from")) game.march(line);
            }
            case "immortals" -> move("restore " + line.number("armies"));
            case "miltiades", "pausanias", "artemisia", "300-spartans" -> {
                // nothing more to choose
            }
            default ->
                    throw Complaint.usage(
                            "line " + line.number() + ": no such reaction: " + line.text("event"));
        }
    }

    /** EW-9.2: from the reserve without asking, else from a city. */
    private void pay() {
        var from = line.text("pay");
        if (!from.isEmpty() && !from.equals("reserve")) move("pay " + from);
    }

    private int card() {
        return line.number("card");
    }

    private void move(String text) {
        game.move(line, text);
    }
}
