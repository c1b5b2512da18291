package hegemon.server.play;

import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.server.store.Times;
import hegemon.table.Chance;
import hegemon.table.DiceProof;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.Optional;
import java.util.TreeMap;

/**
 * Games brought from elsewhere as a log: to look at if they are over, to play on alone if not.
 * Every draw is checked, so a log with draws must bring its secret.
 */
public final class Imports {
    private final Tables tables;

    public Imports(Tables tables) {
        this.tables = tables;
    }

    /** Lays a table with this game, this guest on every seat. */
    public Parse<LiveTable> read(String text, String guest) {
        return Log.parse(text).then(log -> game(log).then(game -> lay(game, log, guest)));
    }

    private static Parse<Game<?, ?, ?>> game(Log log) {
        return Games.named(log.game())
                .<Parse<Game<?, ?, ?>>>map(Parse::of)
                .orElseGet(
                        () -> Parse.refused(Refusal.of("house", "server.refuse.game", log.game())));
    }

    private Parse<LiveTable> lay(Game<?, ?, ?> game, Log log, String guest) {
        return replayed(game, log)
                .then(match -> secret(game, log).map(chance -> store(match, chance, guest)));
    }

    private static Parse<Match<?, ?, ?>> replayed(Game<?, ?, ?> game, Log log) {
        return Match.replay(game, log).map(match -> match);
    }

    private Parse<Chance> secret(Game<?, ?, ?> game, Log log) {
        boolean drawn = log.entries().stream().anyMatch(entry -> entry.seat().equals(Seat.CHANCE));
        if (!drawn && log.secret().isEmpty()) return Parse.of(tables.newChance());
        var hex = log.secret().filter(text -> text.matches("[0-9a-f]{64}"));
        if (hex.isEmpty()) return refused("secret");
        var committed = log.withCommitment(Chance.ofHex(hex.get()).commitment());
        return checked(game, log.commitment().isPresent() ? log : committed)
                .then(
                        proof ->
                                proof.holds()
                                        ? Parse.of(Chance.ofHex(hex.get()))
                                        : refused("forged"));
    }

    private static Parse<DiceProof.Result> checked(Game<?, ?, ?> game, Log log) {
        return DiceProof.check(game, log);
    }

    private static <T> Parse<T> refused(String what) {
        return Parse.refused(Refusal.of("house", "server.refuse.import." + what));
    }

    private LiveTable store(Match<?, ?, ?> match, Chance chance, String guest) {
        var seats = new TreeMap<Seat, Occupant>();
        for (Seat seat : match.state().seats()) seats.put(seat, new Occupant.Person(guest));
        var drawn = Tables.drawAllDue(match, chance);
        var log = drawn.log();
        var clean =
                new Log(
                        log.game(),
                        log.setup(),
                        Optional.of(chance.commitment()),
                        Optional.empty(),
                        log.entries());
        long now = tables.house().now();
        var table =
                tables.store(
                        new StoredGame(
                                tables.newId(),
                                clean,
                                chance,
                                seats,
                                Terms.plain(guest),
                                Times.of(now, true)));
        if (drawn.turn() instanceof Turn.Over) tables.house().seats().ended(table.id(), now);
        return table;
    }
}
