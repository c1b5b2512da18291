package hegemon.cli.ew;

import hegemon.earthwater.Card;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

import java.util.List;

/** A played card or a reaction of a recorded game, with its choices. */
record TracePlay(TraceGame game, Decision decision, TraceLine line) {
    void play() {
        switch (line.text("as")) {
            case "move-land" -> {
                move("play " + card() + " move");
                decision.march();
            }
            case "move-sea" -> {
                move("play " + card() + " move");
                decision.sail(line.number("armies"));
            }
            case "event" -> {
                requireEvent();
                move("play " + card() + " event");
                choose();
            }
            default ->
                    throw line.complaint(
                            "a card is played as move-land, move-sea or event, not as "
                                    + line.text("as"));
        }
    }

    private void choose() {
        switch (line.text("event")) {
            case "cavalry-of-mardonius", "great-king", "evangelion" -> decision.march();
            case "leonidas" -> {
                pay();
                decision.march();
            }
            case "triremes" -> decision.sail(0);
            case "tribute" -> move("place " + line.text("to") + " 1");
            case "royal-road" -> royalRoad();
            case "ionian-revolt", "wrath-of-poseidon", "desertion" ->
                    move("remove " + line.text("remove"));
            case "ostracism" -> game.chance(line, List.of(line.number("discard")));
            case "hippias" -> move("discard " + line.number("discard"));
            case "pacification" -> move("discard" + Decision.listed(line.numbers("discard")));
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
            default -> throw line.complaint("no such event: " + line.text("event"));
        }
    }

    /** The event must be the one on the side's half of the card. */
    private void requireEvent() {
        if (card() < 1 || card() > Card.COUNT)
            throw line.complaint("a card is a number from 1 to 16, not " + card());
        decision.same(
                "event", line.text("event"), Card.of(card()).event(line.side("side")).label());
    }

    private void royalRoad() {
        var city = line.city("city");
        if (line.has("remove")) {
            int greeks = game.position().board().armies(Side.GREECE, city);
            decision.same("remove", line.number("remove"), greeks);
            move("evict " + city);
        } else move("place " + city + " " + line.number("armies"));
    }

    private void fleets() {
        line.counts("fleets")
                .forEach(
                        (port, count) -> {
                            for (int i = 0; i < count; i++) move("place " + port + " 1");
                        });
    }

    void react() {
        requireEvent();
        for (String field : List.of("at", "cancel"))
            if (line.has(field)) decision.same(field, line.text(field), game.prompt().at());
        var at = game.state().at();
        move("react " + card());
        pay();
        switch (line.text("event")) {
            case "themistocles" -> decision.sail(0);
            case "molon-labe" -> {
                if (line.has("from")) decision.march();
            }
            case "immortals" -> move("restore " + line.number("armies"));
            case "artemisia" -> at.ifPresent(this::loss);
            case "miltiades", "pausanias", "300-spartans" -> {
                // nothing more to choose
            }
            default -> throw line.complaint("no such reaction: " + line.text("event"));
        }
    }

    /** What Artemisia takes with her. */
    private void loss(City city) {
        if (line.has("loss"))
            decision.same("loss", line.numbers("loss"), game.step().losses(game.position(), city));
    }

    /** EW-9.2: from the reserve without asking, else from a city. */
    private void pay() {
        var from = line.optional("pay");
        if (!from.isEmpty() && !from.equals("reserve")) move("pay " + from);
    }

    private int card() {
        return line.number("card");
    }

    private void move(String text) {
        decision.move(text);
    }
}
