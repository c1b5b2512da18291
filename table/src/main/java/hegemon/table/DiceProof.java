package hegemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Computes every draw of a finished game again from its secret and compares. */
public final class DiceProof {
    /** A draw of the log beside the one that the secret gives. */
    public record Draw(int entry, String logged, String computed) {
        public boolean holds() {
            return logged.equals(computed);
        }
    }

    /**
     * @param committed whether the secret is the one that was committed to at the start
     */
    public record Result(boolean committed, List<Draw> draws) {
        public boolean holds() {
            return committed && draws.stream().allMatch(Draw::holds);
        }
    }

    private DiceProof() {}

    public static <S extends State<S, M, V>, M, V> Parse<Result> check(
            Game<S, M, V> game, Log log) {
        if (log.secret().isEmpty() || log.commitment().isEmpty())
            return Parse.refused(Refusal.of("house", "table.refuse.proof.secret"));
        if (!log.secret().get().matches("[0-9a-f]{64}"))
            return Parse.refused(Refusal.of("house", "table.refuse.proof.hex"));
        var chance = Chance.ofHex(log.secret().get());
        return Match.replay(game, log).map(match -> check(match, chance));
    }

    /** The draws of a match that is at hand: nothing is played again. */
    public static Result check(Match<?, ?, ?> match, Chance chance) {
        var draws = new ArrayList<Draw>();
        for (Entry entry : match.log().entries())
            if (entry.seat().equals(Seat.CHANCE)
                    && match.at(entry.number() - 1).turn() instanceof Turn.Chance(var due))
                draws.add(
                        new Draw(
                                entry.number(),
                                entry.text(),
                                chance.draw(
                                        match.at(entry.number() - 1).occasion(entry.number()),
                                        due)));
        return new Result(match.log().commitment().equals(Optional.of(chance.commitment())), draws);
    }
}
