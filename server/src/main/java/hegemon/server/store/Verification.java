package hegemon.server.store;

import hegemon.table.DiceProof;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.State;

import java.util.Optional;

/**
 * Replays a stored game from its set-up, checks every draw against the secret, and says what is
 * wrong.
 */
public final class Verification {
    private Verification() {}

    /** Empty if the game replays exactly; else the first fault. */
    public static Optional<String> fault(StoredGame stored) {
        return Games.named(stored.log().game())
                .map(game -> fault(game, stored))
                .orElseGet(() -> Optional.of("no game is called " + stored.log().game()));
    }

    private static <S extends State<S, M, V>, M, V> Optional<String> fault(
            Game<S, M, V> game, StoredGame stored) {
        var match = Match.start(game, stored.log().setup());
        for (Entry entry : stored.log().entries()) {
            match = match.then(so -> so.replayed(entry));
            if (match instanceof Parse.Refused<Match<S, M, V>>(var why))
                return Optional.of("entry " + entry.number() + " is refused: " + why);
        }
        return switch (match) {
            case Parse.Refused<Match<S, M, V>>(var why) -> Optional.of(why.toString());
            case Parse.Parsed<Match<S, M, V>>(var replayed) ->
                    misdrawn(DiceProof.check(replayed, stored.chance()));
        };
    }

    private static Optional<String> misdrawn(DiceProof.Result proof) {
        return proof.draws().stream()
                .filter(draw -> !draw.holds())
                .findFirst()
                .map(
                        draw ->
                                "entry "
                                        + draw.entry()
                                        + " says “"
                                        + draw.logged()
                                        + "”, the secret draws “"
                                        + draw.computed()
                                        + "”");
    }
}
