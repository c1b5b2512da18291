package hegemon.server.store;

import hegemon.table.DiceProof;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
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
        var log = stored.log().withSecret(stored.chance().hex());
        return Games.named(log.game())
                .map(game -> refused(game, log).or(() -> misdrawn(game, log)))
                .orElseGet(() -> Optional.of("no game is called " + log.game()));
    }

    private static <S extends State<S, M, V>, M, V> Optional<String> refused(
            Game<S, M, V> game, Log log) {
        var match = Match.start(game, log.setup());
        for (Entry entry : log.entries()) {
            match = match.then(so -> so.replayed(entry));
            if (match instanceof Parse.Refused<Match<S, M, V>>(var why))
                return Optional.of("entry " + entry.number() + " is refused: " + why);
        }
        return match instanceof Parse.Refused<Match<S, M, V>>(var why)
                ? Optional.of(why.toString())
                : Optional.empty();
    }

    private static Optional<String> misdrawn(Game<?, ?, ?> game, Log log) {
        return DiceProof.check(game, log).orThrow().draws().stream()
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
