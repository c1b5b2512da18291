package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.server.play.LiveTable;
import hegemon.table.Outcome;
import hegemon.table.Turn;

import java.util.Optional;

/** A game against PERS.IA that somebody played or plays. */
record SoloGame(String id, Setup setup, boolean advised, Optional<Ending> ending) {
    enum Result {
        WON,
        TIED,
        LOST
    }

    /**
     * How it ended.
     *
     * @param rule of the game, or the verdict of the house
     * @param score Persian points are positive
     */
    record Ending(Result result, String rule, int score) {
        /** Whether the game was played to its end, so that the score says something. */
        boolean isByRule() {
            return rule.startsWith("EW-");
        }
    }

    /** Nothing if this is another game, for two, or broken off by the house. */
    static Optional<SoloGame> of(LiveTable table) {
        var match = table.now().match();
        if (!(match.state() instanceof EarthWaterState state) || !state.position().solo())
            return Optional.empty();
        var outcome =
                match.turn() instanceof Turn.Over(var over)
                        ? Optional.of(over)
                        : Optional.<Outcome>empty();
        if (outcome.filter(over -> over.rule().equals("aborted")).isPresent())
            return Optional.empty();
        return Optional.of(
                new SoloGame(
                        table.id(),
                        state.position().setup(),
                        !match.advised().isEmpty(),
                        outcome.map(over -> ending(over, state.position().score()))));
    }

    /** EW-S2: PERS.IA wins where the Greek player gives up or lets time run out. */
    private static Ending ending(Outcome outcome, int score) {
        var result =
                outcome.isDraw()
                        ? Result.TIED
                        : outcome.winners().contains(Side.GREECE.seat()) ? Result.WON : Result.LOST;
        return new Ending(result, outcome.rule(), score);
    }

    SoloGame.Result result() {
        return ending.orElseThrow().result();
    }
}
