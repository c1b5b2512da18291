package hegemon.cli.ew;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.EarthWaterView.Prompt;
import hegemon.earthwater.Position;
import hegemon.earthwater.board.Note;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import tools.jackson.core.JacksonException;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The replay of one recorded game: decisions are fed as moves ({@link Decision}), chance is
 * injected, what follows from the rules is compared line by line ({@link Consequence}), and after
 * each decision the snapshot ({@link Snapshot}).
 */
final class TraceGame {
    private static final EarthWater GAME = new EarthWater();

    /** A quirk on which our rules agree with the other implementation (EW-6.8). */
    private static final String SHARED_QUIRK = "burn-without-battle";

    /** Where the other implementation departs from our rules (the README of the traces). */
    private static final Set<String> QUIRKS =
            Set.of(
                    "immortals-mutual",
                    "cavalry-carry-over",
                    "pacification-hand",
                    "bystander-fleets",
                    "enemy-port-retreat",
                    "bridge-unoccupied",
                    "burn-without-entering");

    private final List<TraceLine> lines;
    private final Journal journal = new Journal();
    private EarthWaterState state;
    private Step step;
    private Optional<TraceLine> lastPlay = Optional.empty();
    private Optional<TraceLine> lastDraw = Optional.empty();
    private int decisions = 0;
    private Optional<TraceLine> stopped = Optional.empty();
    private String asked = "";

    TraceGame(List<TraceLine> lines) {
        this.lines = lines;
        this.state = GAME.start(setup(lines.getFirst())).orThrow();
        this.step = new Step(state.position());
        journal.add(state.position().notes());
    }

    private static String setup(TraceLine header) {
        if (!header.text("format").equals("ew300-trace") || header.number("version") != 1)
            throw header.complaint(
                    "expected format ew300-trace, version 1, found " + header.json());
        return switch (header.number("fleet_cost")) {
            case 1 -> "two-player cheap-fleets";
            case 2 -> "two-player";
            default ->
                    throw header.complaint(
                            "a Persian fleet costs 2, or 1 with cheap fleets, not "
                                    + header.number("fleet_cost"));
        };
    }

    int decisions() {
        return decisions;
    }

    /**
     * The line at which the replay stopped before the end: the other implementation departs from
     * our rules (a quirk), or could not go on (abort).
     */
    Optional<TraceLine> stopped() {
        return stopped;
    }

    void replay() {
        boolean ended = false;
        for (TraceLine line : lines.subList(1, lines.size())) {
            if (isStop(line)) {
                stopped = Optional.of(line);
                return;
            }
            if (ended && !line.is("state"))
                throw new Difference(line, "after the end", "a last state", line.type());
            ended |= line.is("end");
            replayed(line);
        }
        var last = lines.getLast();
        if (!ended) throw new Difference(last, "end of the game", "a line of type “end”", "none");
        if (!last.is("state"))
            throw new Difference(last, "end of the game", "a last state", last.type());
    }

    private static boolean isStop(TraceLine line) {
        if (!line.is("quirk")) return line.is("abort");
        var what = line.text("what");
        if (what.equals(SHARED_QUIRK)) return false;
        if (!QUIRKS.contains(what)) throw line.complaint("no such quirk: " + what);
        return true;
    }

    private void replayed(TraceLine line) {
        try {
            replay(line);
        } catch (JacksonException e) {
            throw line.complaint("a value is of the wrong kind: " + line.json());
        }
    }

    private void replay(TraceLine line) {
        var consequence = new Consequence(this, line);
        switch (line.type()) {
            case "quirk" -> {
                // our rules agree
            }
            case "state" -> compare(line);
            case "end", "campaign" -> {
                declineWindowsNotShown();
                new Milestone(line, state).compare();
            }
            case "battle" -> consequence.battle();
            case "score" -> consequence.score();
            case "discard" -> consequence.discard();
            case "king" -> consequence.king();
            case "shuffle" -> consequence.shuffle();
            case "place" -> consequence.place();
            default -> {
                if (line.is("pass") && line.flag("auto")) consequence.automaticPass();
                else if (line.is("supply-remove") && line.text("why").equals("communication"))
                    consequence.communication();
                else new Decision(this, line).take();
            }
        }
    }

    private void compare(TraceLine line) {
        var expected = line.text("phase");
        asked = expected;
        while (phase().startsWith("react-") && !phase().equals(expected)) decline();
        if (!phase().equals(expected) && Tolerance.isNotAsked(line, state)) {
            if (state.turn() instanceof Turn.Chance) new Snapshot(line, state).comparePosition();
            return;
        }
        new Snapshot(line, state).compare();
        journal.left()
                .ifPresent(
                        note -> {
                            throw new Difference(
                                    line, "lines before it", "nothing more", Journal.name(note));
                        });
    }

    /** EW-5.6 opens a window where the other implementation may not: it passes. */
    void declineWindowsNotShown() {
        while (phase().startsWith("react-")) decline();
    }

    private void decline() {
        if (state.turn() instanceof Turn.Of(var seats))
            play(lines.getFirst(), seats.first(), "decline");
    }

    /** What the last snapshot waits for; a decision of another phase answers nothing. */
    void requireAsked(TraceLine line, String phase) {
        if (!asked.matches(phase))
            throw new Difference(line, line.type(), "a decision that is due", asked);
        asked = "";
    }

    /** A new decision or throw begins; what it changes is counted from here. */
    void begin(TraceLine line, boolean decision) {
        if (decision) decisions++;
        if (line.is("play")) lastPlay = Optional.of(line);
        if (line.is("draw")) lastDraw = Optional.of(line);
        boolean belongsToEvent = line.is("draw") && !phase().endsWith("-cards");
        if (!belongsToEvent) step = new Step(position());
    }

    /** A line of chance holds a decision too. */
    void decided() {
        decisions++;
    }

    /** The note that this line shows. */
    Note shown(TraceLine line, String kind) {
        var note = journal.take(kind);
        while (note.isEmpty() && phase().startsWith("react-")) {
            decline();
            note = journal.take(kind);
        }
        return note.orElseThrow(
                () -> new Difference(line, line.type(), line.json(), "nothing of the kind"));
    }

    Step step() {
        return step;
    }

    EarthWaterState state() {
        return state;
    }

    Position position() {
        return state.position();
    }

    Prompt prompt() {
        return state.view(Seat.SPECTATOR).prompt();
    }

    String phase() {
        return prompt().phase();
    }

    /** The event that was played last, as the traces name it. */
    String lastEvent() {
        return lastPlay.map(line -> line.optional("event")).orElse("");
    }

    /** What this line shows happens by the event that was played last. */
    void requireLastPlay(TraceLine line) {
        var player = lastPlay.map(play -> play.text("side")).orElse("");
        line.same("side", line.text("side"), player);
        if (!lastEvent().startsWith(line.text("why") + "-")
                && !lastEvent().equals(line.text("why")))
            throw new Difference(line, "why", line.text("why"), lastEvent());
    }

    int lastCard() {
        return lastPlay.map(line -> line.number("card")).orElse(0);
    }

    /** What cards were drawn for last. */
    String lastDraw() {
        return lastDraw.map(line -> line.text("why")).orElse("");
    }

    /** The draw that is due, with these values. */
    void chance(TraceLine line, List<Integer> values) {
        if (!(state.turn() instanceof Turn.Chance(var due)))
            throw new Difference(line, "chance", "a draw", phase());
        play(line, Seat.CHANCE, due.text(values));
    }

    void play(TraceLine line, Seat seat, String text) {
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
                int old = seat.equals(Seat.CHANCE) ? position().notes().size() : 0;
                state = state.play(seat, move);
                var news = position().notes().subList(old, position().notes().size());
                journal.add(news);
                step.noted(news);
            }
        }
    }
}
