package hegemon.server.web.earthwater;

import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.server.id.TableId;
import hegemon.server.store.Listed;
import hegemon.server.store.Summary;
import hegemon.table.Parse;
import hegemon.table.Score;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A game against PERS.IA that somebody played or plays.
 *
 * @param at when something happened there last
 */
public record SoloGame(
        TableId id, Instant at, Setup setup, boolean advised, Optional<Ending> ending) {
    public enum Result {
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
    public record Ending(Result result, String rule, int score) {
        /** Whether the game was played to its end, so that the score says something. */
        public boolean isByRule() {
            return rule.startsWith("EW-");
        }
    }

    /** Nothing if this is another game, for two, or broken off by the house. */
    static Optional<SoloGame> of(Listed listed) {
        var ending = listed.summary().ending();
        if (ending.filter(over -> over.rule().equals("aborted")).isPresent())
            return Optional.empty();
        return Setup.parse(listed.setup()) instanceof Parse.Parsed<Setup>(var setup) && setup.solo()
                ? Optional.of(
                        new SoloGame(
                                listed.id(),
                                Instant.ofEpochMilli(listed.key().newsAt()),
                                setup,
                                !listed.summary().advised().isEmpty(),
                                ending.map(over -> ending(over, listed.summary()))))
                : Optional.empty();
    }

    /** EW-S2: PERS.IA wins where the Greek player gives up or lets time run out. */
    private static Ending ending(Summary.Ending over, Summary summary) {
        boolean byRule = over.rule().startsWith("EW-");
        var result =
                over.winners().contains(Side.GREECE.seat())
                        ? Result.WON
                        : over.winners().isEmpty() && byRule ? Result.TIED : Result.LOST;
        return new Ending(result, over.rule(), persianLead(summary.scores()));
    }

    static int persianLead(List<Score> scores) {
        return scores.stream()
                .map(Score::figures)
                .mapToInt(points -> points.getLast() - points.getFirst())
                .sum();
    }

    public Result result() {
        return ending.orElseThrow().result();
    }

    /** The talents of the Greeks, as a word. */
    public String handicap() {
        return setup.handicap().name().toLowerCase(Locale.ROOT);
    }

    /** The words of a reading that is not that of the rules, one by one. */
    public List<String> reading() {
        var plain = new Setup(true, false, setup.reading(), Setup.Handicap.NONE).print();
        return List.of(plain.split(" ")).subList(1, plain.split(" ").length);
    }
}
