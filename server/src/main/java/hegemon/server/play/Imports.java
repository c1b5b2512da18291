package hegemon.server.play;

import hegemon.server.id.PersonId;
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

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Games brought from elsewhere as a log: to look at if they are over, to play on alone if not.
 * Every draw is checked, so a log with draws must bring its secret.
 */
public final class Imports {
    /** The longest log that is brought in: several times a game that somebody played. */
    static final int MOST_ENTRIES = 20_000;

    private final House house;
    private final Tables tables;

    public Imports(House house, Tables tables) {
        this.house = house;
        this.tables = tables;
    }

    /** Who sits where at a table that is brought in, and what is agreed about it. */
    public record Arrangement(Function<Seat, Occupant> seats, Terms terms) {}

    /** Creates a table with this game, this guest on every seat. */
    public Parse<LiveTable> read(String text, PersonId guest) {
        return read(text, new Arrangement(seat -> new Occupant.Person(guest), Terms.plain(guest)));
    }

    public Parse<LiveTable> read(String text, Arrangement arrangement) {
        return Log.parse(text)
                .then(Imports::bounded)
                .then(log -> game(log).then(game -> lay(game, log, arrangement)));
    }

    private static Parse<Log> bounded(Log log) {
        return log.size() <= MOST_ENTRIES
                ? Parse.of(log)
                : Parse.refused(
                        Refusal.of("house", "server.refuse.import.long", log.size(), MOST_ENTRIES));
    }

    private static Parse<Game<?, ?, ?>> game(Log log) {
        return Games.named(log.game())
                .<Parse<Game<?, ?, ?>>>map(Parse::of)
                .orElseGet(
                        () -> Parse.refused(Refusal.of("house", "server.refuse.game", log.game())));
    }

    /** Played before anything is written: the database waits for no replay. */
    private Parse<LiveTable> lay(Game<?, ?, ?> game, Log log, Arrangement arrangement) {
        var given = log.secret().filter(text -> text.matches("[0-9a-f]{64}")).map(Chance::ofHex);
        var chance = given.orElseGet(tables::newChance);
        var clean =
                new Log(
                        log.game(),
                        log.setup(),
                        Optional.of(chance.commitment()),
                        Optional.empty(),
                        log.entries());
        return replayed(game, clean)
                .then(match -> proven(match, log, given))
                .map(match -> store(match, chance, arrangement));
    }

    private static Parse<Match<?, ?, ?>> replayed(Game<?, ?, ?> game, Log log) {
        return Match.replay(game, log).map(match -> match);
    }

    private static Parse<Match<?, ?, ?>> proven(
            Match<?, ?, ?> match, Log log, Optional<Chance> given) {
        boolean drawn = match.actors().contains(Seat.CHANCE);
        if (given.isEmpty())
            return drawn || log.secret().isPresent() ? refused("secret") : Parse.of(match);
        var commitment = given.get().commitment();
        boolean honest =
                log.commitment().orElse(commitment).equals(commitment)
                        && DiceProof.check(match, given.get()).holds();
        return honest ? Parse.of(match) : refused("forged");
    }

    private static <T> Parse<T> refused(String what) {
        return Parse.refused(Refusal.of("house", "server.refuse.import." + what));
    }

    private LiveTable store(Match<?, ?, ?> match, Chance chance, Arrangement arrangement) {
        var seats = new TreeMap<Seat, Occupant>();
        for (Seat seat : match.state().seats()) seats.put(seat, arrangement.seats().apply(seat));
        var drawn = Tables.drawAllDue(match, chance);
        long now = house.now();
        return tables.store(
                new StoredGame(
                        tables.newId(),
                        drawn.log(),
                        chance,
                        seats,
                        arrangement.terms(),
                        Times.of(now, true)),
                drawn);
    }
}
