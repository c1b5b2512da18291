package hegemon.cli.ew;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.board.Side;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

/** The beginning of a campaign, or the end of a recorded game, beside our position. */
record Milestone(TraceLine line, EarthWaterState state) {
    void compare() {
        if (line.type().equals("campaign")) same("n", state.position().campaign());
        else compareEnd();
    }

    private void compareEnd() {
        if (!(state.turn() instanceof Turn.Over(var outcome)))
            throw new Difference(line, "result", line.text("result"), "a game that goes on");
        compare("result", outcome.isDraw() ? "tie" : side(outcome.winners().first()));
        compare("why", why(outcome));
        if (line.json().has("vp")) same("vp", state.position().score());
    }

    private static String why(Outcome outcome) {
        return outcome.rule().equals("EW-8.2") ? "majors" : "points";
    }

    private void compare(String field, String found) {
        if (!found.equals(line.text(field)))
            throw new Difference(line, field, line.text(field), found);
    }

    private void same(String field, int found) {
        var expected = line.json().path(field);
        if (!expected.isInt() || expected.intValue() != found)
            throw new Difference(line, field, expected, found);
    }

    /** A side as the traces name it. */
    static String side(Seat seat) {
        return seat.equals(Side.GREECE.seat()) ? "greece" : "persia";
    }
}
