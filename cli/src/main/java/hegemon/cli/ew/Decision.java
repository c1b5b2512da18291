package hegemon.cli.ew;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.Move;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A recorded decision, or the chance that follows one, fed to our rules. */
record Decision(TraceGame game, TraceLine line) {
    void take() {
        if (!line.is("react") && !line.is("decline")) game.declineWindowsNotShown();
        game.begin(line, !line.is("roll") && !line.is("draw"));
        switch (line.type()) {
            case "roll" -> roll();
            case "draw" -> draw();
            case "build" -> build();
            case "play" -> new TracePlay(game, this, line).play();
            case "react" -> new TracePlay(game, this, line).react();
            case "move" -> {
                same("why", line.text("why"), game.phase());
                sail(0);
            }
            case "decline" -> decline();
            case "pass" -> move("pass");
            case "stay" -> stay();
            case "retreat" -> retreat();
            case "bridge" -> bridge();
            case "relocate" -> {
                move("relocate " + line.text("to"));
                new Consequence(game, line).relocation();
            }
            case "king-army" -> move(PERSIA, "pay " + line.text("from"));
            case "supply-cards" -> supplyCards();
            case "supply-remove" -> attrition();
            default -> throw line.complaint("no such line: " + line.type());
        }
    }

    private void roll() {
        var dice = new ArrayList<Integer>();
        for (String side : List.of("persia", "greece")) dice.addAll(line.numbers(side));
        game.chance(line, dice);
        if (line.optional("why").equals("separate-peace"))
            new Consequence(game, line).separatePeace();
        else new Consequence(game, line).round();
    }

    /** The number of cards is a decision where they are bought; the cards are chance. */
    private void draw() {
        var cards = line.numbers("cards");
        if (game.phase().endsWith("-cards")) {
            same("why", line.text("why") + "-cards", game.phase());
            game.decided();
            move("buy " + cards.size());
        } else game.requireLastPlay(line);
        int next = 0;
        int shuffled = -1;
        while (game.state().turn() instanceof Turn.Chance(Draw.Pick(var why, var from, var count))
                && next < cards.size()) {
            if (next + count > cards.size())
                throw new Difference(line, "cards drawn", cards.size(), next + count);
            if (game.step().isShuffled() && shuffled < 0) shuffled = next;
            game.chance(line, cards.subList(next, next + count));
            next += count;
        }
        same("cards drawn", cards.size(), next);
        same("shuffle", line.has("shuffle") ? line.number("shuffle") : -1, shuffled);
        game.step().drew(cards);
    }

    /** Armies first: the bridge may need the one raised in Abydos (EW-4.5). */
    private void build() {
        same("why", line.text("why") + "-build", game.phase());
        same("talents", line.number("talents"), game.prompt().amount());
        raise("army", line.counts("armies"));
        raise("fleet", line.counts("fleets"));
        if (line.flag("bridge")) move("raise bridge");
        if (line.has("unspent")) same("unspent", line.number("unspent"), game.prompt().amount());
        move("done");
    }

    private void raise(String piece, Map<City, Integer> cities) {
        cities.forEach(
                (city, count) -> {
                    for (int i = 0; i < count; i++) move("raise " + piece + " " + city);
                });
    }

    /** A window that our rules do not open can only have been passed by. */
    private void decline() {
        var window = line.text("window");
        Tolerance.requireWindow(line, "react-" + window);
        if (game.phase().equals("react-" + window)) {
            same("holds", line.numbers("holds").stream().sorted().toList(), held());
            move("decline");
        } else if (!Tolerance.isNothingHeldBack(line))
            throw new Difference(line, "window", window, game.phase());
    }

    private List<Integer> held() {
        return game.state().moves(line.side("side").seat()).stream()
                .filter(Move.React.class::isInstance)
                .map(move -> ((Move.React) move).card())
                .sorted()
                .toList();
    }

    private void stay() {
        var phase = game.phase();
        game.requireAsked(line, "retreat-(land|sea)-" + line.text("role"));
        if (phase.startsWith("retreat-") && phase.endsWith("-" + line.text("role"))) move("stay");
    }

    private void retreat() {
        same("from", line.text("from"), game.prompt().at());
        same("role", "retreat-", game.phase().replaceFirst("(land|sea)-" + line.text("role"), ""));
        move("retreat " + line.text("by") + " " + line.text("to"));
        new Consequence(game, line).retreat();
    }

    private void bridge() {
        boolean destroyed = line.flag("destroy");
        game.requireAsked(line, "bridge");
        if (game.phase().equals("bridge")) move(destroyed ? "destroy" : "spare");
        else if (destroyed) throw new Difference(line, "bridge", "a choice", game.phase());
    }

    private void supplyCards() {
        var keep = line.numbers("keep");
        var gone = new ArrayList<>(game.position().hand(line.side("side")).numbers());
        gone.removeAll(keep);
        same("discard", line.numbers("discard").stream().sorted().toList(), gone);
        move("keep" + listed(keep));
    }

    private void attrition() {
        same("why", line.text("why"), "attrition");
        same("excess", line.number("excess"), game.prompt().amount());
        for (City city : line.cities("order")) move("remove " + city);
    }

    /** Numbers in rising order, each after a blank. */
    static String listed(List<Integer> cards) {
        return cards.stream().sorted().map(card -> " " + card).collect(Collectors.joining());
    }

    void sail(int armies) {
        move(
                "sail %s %s %d %d"
                        .formatted(
                                line.text("from"), line.text("to"), line.number("fleets"), armies));
    }

    void march() {
        move("march %s %s %d".formatted(line.text("from"), line.text("to"), line.number("armies")));
    }

    /** A move of the side that the line names. */
    void move(String text) {
        move(line.side("side"), text);
    }

    private void move(Side side, String text) {
        game.play(line, side.seat(), text);
    }

    void same(String what, Object expected, Object found) {
        line.same(what, expected, found);
    }
}
