package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ew.TraceFile.Line;
import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Side;
import hegemon.table.Draw;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The replay of one recorded game: decisions are fed as moves, chance is injected, and after each
 * decision the snapshot is compared ({@link Snapshot}).
 */
final class TraceGame {
    private static final EarthWater GAME = new EarthWater();

    /** Lines that only show what follows from the rules; the snapshots cover them. */
    private static final Set<String> CONSEQUENCES =
            Set.of("battle", "place", "discard", "king", "shuffle", "score");

    /** A quirk on which our rules agree with the other implementation (EW-6.8). */
    private static final String SHARED_QUIRK = "burn-without-battle";

    private final List<Line> lines;
    private EarthWaterState state;
    private int decisions = 0;
    private Optional<Line> quirk = Optional.empty();

    TraceGame(List<Line> lines) {
        this.lines = lines;
        requireFormat(lines.getFirst());
        var cheap = lines.getFirst().number("fleet_cost") == 1;
        this.state = GAME.start(cheap ? "two-player cheap-fleets" : "two-player").orThrow();
    }

    private static void requireFormat(Line header) {
        if (!header.text("format").equals("ew300-trace") || header.number("version") != 1)
            throw Complaint.usage(
                    "line "
                            + header.number()
                            + ": expected format ew300-trace, version 1, found "
                            + header.json());
    }

    int decisions() {
        return decisions;
    }

    /** The line at which the other implementation departs from our rules, if it does. */
    Optional<Line> quirk() {
        return quirk;
    }

    void replay() {
        for (Line line : lines.subList(1, lines.size())) {
            if (line.type().equals("abort")) return;
            if (line.type().equals("quirk") && !line.text("what").equals(SHARED_QUIRK)) {
                quirk = Optional.of(line);
                return;
            }
            try {
                replay(line);
            } catch (JacksonException e) {
                throw Complaint.usage(
                        "line " + line.number() + ": a value is of the wrong kind: " + line.json());
            }
        }
        var last = lines.getLast();
        if (lines.stream().noneMatch(line -> line.type().equals("end")))
            throw new Difference(last, "end of the game", "a line of type “end”", "none");
    }

    private void replay(Line line) {
        if (CONSEQUENCES.contains(line.type()) || line.type().equals("quirk")) return;
        switch (line.type()) {
            case "state" -> compare(line);
            case "end", "campaign" -> {
                declineWindowsNotShown(line);
                new Milestone(line, state).compare();
            }
            case "roll" -> roll(line);
            case "pass" -> pass(line);
            case "supply-remove" -> supplyRemove(line);
            case "draw" -> draw(line);
            case "decline" -> decline(line);
            case "stay" -> stay(line);
            case "bridge" -> bridge(line);
            default -> {
                declineWindowsNotShown(line);
                decide(line);
            }
        }
    }

    private void decide(Line line) {
        decisions++;
        switch (line.type()) {
            case "build" -> build(line);
            case "play" -> new TracePlay(this, line).play();
            case "react" -> new TracePlay(this, line).react();
            case "move" -> sail(line, line.number("fleets"), 0);
            case "retreat" -> move(line, "retreat " + line.text("by") + " " + line.text("to"));
            case "relocate" -> move(line, "relocate " + line.text("to"));
            case "king-army" -> move(line, "pay " + line.text("from"));
            case "supply-cards" -> move(line, "keep" + sorted(line.json().path("keep")));
            default ->
                    throw Complaint.usage(
                            "line " + line.number() + ": no such line: " + line.type());
        }
    }

    /** Numbers in rising order, each after a blank. */
    static String sorted(JsonNode cards) {
        var text = new StringBuilder();
        cards.valueStream()
                .map(JsonNode::asInt)
                .sorted()
                .forEach(card -> text.append(" ").append(card));
        return text.toString();
    }

    /** EW-5.6 opens a window where the other implementation may not: it passes. */
    private void declineWindowsNotShown(Line line) {
        if (line.type().equals("react")) return;
        while (phase().startsWith("react-")) play(line, state, "decline");
    }

    String phase() {
        return state.view(Seat.SPECTATOR).prompt().phase();
    }

    private void compare(Line line) {
        var expected = line.text("phase");
        while (phase().startsWith("react-") && !phase().equals(expected))
            play(line, state, "decline");
        if (!phase().equals(expected) && Tolerance.isNotAsked(line, state)) return;
        new Snapshot(line, state).compare();
    }

    private void roll(Line line) {
        declineWindowsNotShown(line);
        var dice = new ArrayList<Integer>();
        for (String side : List.of("persia", "greece"))
            line.json().path(side).valueStream().map(JsonNode::asInt).forEach(dice::add);
        chance(line, dice);
    }

    /** The draw that is due, with these values. */
    void chance(Line line, List<Integer> values) {
        if (!(state.turn() instanceof Turn.Chance(var due)))
            throw new Difference(line, "chance", "a draw", phase());
        play(line, Seat.CHANCE, due.text(values));
    }

    /** The number of cards is a decision where they are bought; the cards are chance. */
    private void draw(Line line) {
        declineWindowsNotShown(line);
        var cards = line.json().path("cards").valueStream().map(JsonNode::asInt).toList();
        if (phase().endsWith("-cards")) {
            decisions++;
            move(line, "buy " + cards.size());
        }
        int next = 0;
        while (state.turn() instanceof Turn.Chance(Draw.Pick(var why, var from, var count))
                && next < cards.size()) {
            if (next + count > cards.size())
                throw new Difference(line, "cards drawn", cards.size(), next + count);
            chance(line, cards.subList(next, next + count));
            next += count;
        }
        if (next < cards.size()) throw new Difference(line, "cards drawn", cards.size(), next);
    }

    /** Armies first: the bridge may need the one raised in Abydos (EW-4.5). */
    private void build(Line line) {
        raise(line, "army", line.json().path("armies"));
        raise(line, "fleet", line.json().path("fleets"));
        if (line.json().path("bridge").asBoolean(false)) move(line, "raise bridge");
        move(line, "done");
    }

    private void raise(Line line, String piece, JsonNode cities) {
        for (var city : cities.properties())
            for (int i = 0; i < city.getValue().asInt(); i++)
                move(line, "raise " + piece + " " + city.getKey());
    }

    private void pass(Line line) {
        if (line.json().path("auto").asBoolean(false)) return;
        declineWindowsNotShown(line);
        decisions++;
        move(line, "pass");
    }

    private void supplyRemove(Line line) {
        if (!line.text("why").equals("attrition")) return;
        declineWindowsNotShown(line);
        decisions++;
        for (JsonNode city : line.json().path("order").values())
            move(line, "remove " + city.asString());
    }

    /** A window that our rules do not open can only have been passed by. */
    private void decline(Line line) {
        decisions++;
        if (phase().equals("react-" + line.text("window"))) move(line, "decline");
        else if (!Tolerance.isNothingHeldBack(line))
            throw new Difference(line, "window", line.text("window"), phase());
    }

    private void stay(Line line) {
        declineWindowsNotShown(line);
        decisions++;
        if (phase().startsWith("retreat-") && phase().endsWith("-" + line.text("role")))
            move(line, "stay");
    }

    private void bridge(Line line) {
        declineWindowsNotShown(line);
        decisions++;
        boolean destroyed = line.json().path("destroy").asBoolean(false);
        if (phase().equals("bridge")) move(line, destroyed ? "destroy" : "spare");
        else if (destroyed) throw new Difference(line, "bridge", "a choice", phase());
    }

    void sail(Line line, int fleets, int armies) {
        move(
                line,
                "sail %s %s %d %d".formatted(line.text("from"), line.text("to"), fleets, armies));
    }

    void march(Line line) {
        move(
                line,
                "march %s %s %d"
                        .formatted(line.text("from"), line.text("to"), line.number("armies")));
    }

    /** A move of the side that the line names. */
    void move(Line line, String text) {
        play(line, line.type().equals("king-army") ? Side.PERSIA.seat() : seat(line), text);
    }

    private static Seat seat(Line line) {
        return switch (line.text("side")) {
            case "greece" -> Side.GREECE.seat();
            case "persia" -> Side.PERSIA.seat();
            default ->
                    throw Complaint.usage(
                            "line "
                                    + line.number()
                                    + ": “side” is greece or persia, not "
                                    + line.json().path("side"));
        };
    }

    private void play(Line line, EarthWaterState now, String text) {
        if (now.turn() instanceof Turn.Of(var seats)) play(line, seats.first(), text);
    }

    private void play(Line line, Seat seat, String text) {
        switch (GAME.move(text)) {
            case Parse.Refused<hegemon.earthwater.Move>(var why) ->
                    throw new Difference(line, text, "a move", why);
            case Parse.Parsed<hegemon.earthwater.Move>(var move) -> {
                var refusal = state.refuse(seat, move);
                if (refusal.isPresent())
                    throw new Difference(
                            line,
                            seat + " " + text,
                            "a legal move",
                            refusal.get().rule() + " " + refusal.get() + " (" + phase() + ")");
                state = state.play(seat, move);
            }
        }
    }
}
