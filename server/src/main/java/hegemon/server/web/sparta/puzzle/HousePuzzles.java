package hegemon.server.web.sparta.puzzle;

import hegemon.server.id.TableId;
import hegemon.server.play.Tables;
import hegemon.server.store.Sql;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.puzzle.Finder;
import hegemon.sparta.puzzle.Puzzle;
import hegemon.table.Entry;
import hegemon.table.Match;
import hegemon.table.Parse;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Puzzles in the public games of this house: those from the lobby and those that are rated, if
 * everybody may watch them. Each game is looked through once, when it is over.
 */
@Component
public class HousePuzzles {
    /** Their numbers lie beyond those that are ever shipped. */
    static final int BEYOND = 1_000_000;

    /** More than anybody solves; from then on no game is looked through. */
    private static final int MOST = 5_000;

    /** Games at a time: a second or two of thinking each. */
    private static final int AT_ONCE = 5;

    /** What ends at this moment may be written by another server, with an earlier time. */
    private static final Duration SETTLED = Duration.ofMinutes(1);

    private record End(long at, TableId game) {}

    private final Sql sql;
    private final Tables tables;
    private final Clock clock;

    HousePuzzles(DataSource database, Tables tables, Clock clock) {
        this.sql = new Sql(database);
        this.tables = tables;
        this.clock = clock;
    }

    public int count() {
        return sql.count("house_puzzle");
    }

    List<PuzzleJson> some(int skipped, int most) {
        return sql.ask(
                        "select number, line, game_id from house_puzzle where number > ? order by"
                                + " number limit ?",
                        skipped,
                        most)
                .query(
                        (row, ignored) ->
                                PuzzleJson.of(
                                        BEYOND + row.getInt(1),
                                        Puzzle.parse(row.getString(2)),
                                        Optional.of(new TableId(row.getString(3)))))
                .list();
    }

    Optional<Puzzle> find(int number) {
        return sql.find(
                        String.class,
                        "select line from house_puzzle where number = ?",
                        number - BEYOND)
                .map(Puzzle::parse);
    }

    /** Looks through some games that have ended since the last time. */
    void round() {
        for (End end : due())
            if (count() < MOST) {
                var found = puzzles(end.game());
                sql.together(() -> keep(end, found));
            }
    }

    private List<End> due() {
        var last =
                sql.ask("select ended_at, game_id from puzzle_search")
                        .query(
                                (row, ignored) ->
                                        new End(row.getLong(1), new TableId(row.getString(2))))
                        .optional()
                        .orElse(new End(0, TableId.NONE));
        return sql.ask(
                        "select ended_at, id from game where name = 'sparta' and (ended_at > ? or"
                                + " ended_at = ? and id > ?) and ended_at < ? and watchable = 1 and"
                                + " (listed = 1 or rated = 1) order by ended_at, id limit ?",
                        last.at(),
                        last.at(),
                        last.game(),
                        clock.millis() - SETTLED.toMillis(),
                        AT_ONCE)
                .query((row, ignored) -> new End(row.getLong(1), new TableId(row.getString(2))))
                .list();
    }

    private List<Puzzle> puzzles(TableId game) {
        return tables.glance(game)
                .map(table -> Finder.in(states(table.now().match())))
                .orElse(List.of());
    }

    /** Up to the first entry that is no move: whatever follows, the game was over. */
    private static List<SpartaState> states(Match<?, ?, ?> match) {
        var states = new ArrayList<SpartaState>();
        if (!(Setup.parse(match.log().setup()) instanceof Parse.Parsed<Setup>(var setup)))
            return states;
        states.add(SpartaState.start(setup));
        for (Entry entry : match.log().entries()) {
            if (!(states.getLast().after(entry.text())
                    instanceof Parse.Parsed<SpartaState>(var next))) break;
            states.add(next);
        }
        return states;
    }

    private void keep(End end, List<Puzzle> found) {
        int number = count();
        for (Puzzle puzzle : found)
            sql.change(
                    "insert into house_puzzle values (?, ?, ?, ?)",
                    ++number,
                    end.game(),
                    puzzle.print(),
                    clock.millis());
        if (sql.change("update puzzle_search set ended_at = ?, game_id = ?", end.at(), end.game())
                == 0) sql.change("insert into puzzle_search values (?, ?)", end.at(), end.game());
    }
}
