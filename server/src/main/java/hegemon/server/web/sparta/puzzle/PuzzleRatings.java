package hegemon.server.web.sparta.puzzle;

import hegemon.server.id.PersonId;
import hegemon.server.rating.Glicko;
import hegemon.server.rating.Rating;
import hegemon.server.store.Sql;
import hegemon.sparta.puzzle.Puzzle;

import org.springframework.stereotype.Component;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/** What members and puzzles are rated at: a try is a game between the two (Glicko-2). */
@Component
public class PuzzleRatings {
    /** From so many tries on people say how hard a puzzle is, not the machine. */
    static final int ENOUGH = 5;

    /** In so much time a rating becomes as much less sure as Glicko-2 says. */
    private static final Duration PERIOD = Duration.ofDays(5);

    /** Somebody or something that is rated, after how many tries. */
    private record Standing(Rating rating, int tries, long at) {
        private static final Standing NEW = new Standing(Rating.FIRST, 0, 0);

        /** After one try more against the other. */
        Rating after(Rating other, double score, long now) {
            double periods = tries == 0 ? 0 : (now - at) / (double) PERIOD.toMillis();
            return Glicko.after(rating, List.of(new Glicko.Result(other, score)), periods);
        }
    }

    /**
     * A member's first try of a puzzle.
     *
     * @param number which of the member's puzzles it was, from 1
     * @param rating the member's after it
     * @param gain what it made of that rating, in millionths
     */
    public record Try(int number, boolean solved, Rating rating, long gain, long at) {}

    private final Sql sql;
    private final Clock clock;

    PuzzleRatings(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** The last try of a member: the rating that stands. */
    public Optional<Try> last(PersonId member) {
        return sql.find(
                (row, ignored) -> attempt(row),
                "select * from puzzle_try where person_id = ? order by number desc limit 1",
                member);
    }

    /** Of the puzzles that enough members have tried, by their places from 1. */
    Map<Integer, Rating> graded() {
        return sql
                .ask("select * from puzzle_grade where tries >= ?", ENOUGH)
                .query((row, ignored) -> Map.entry(row.getInt("puzzle"), rating(row)))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Counts a try, if it is the first; the first one stands. */
    Try count(PersonId member, int place, Puzzle puzzle, boolean solved) {
        return sql.together(
                () -> {
                    // Nobody else counts for this member or this puzzle meanwhile.
                    sql.change("update person set id = id where id = ?", member);
                    return tried(member, place)
                            .orElseGet(() -> counted(member, place, puzzle, solved));
                });
    }

    private Optional<Try> tried(PersonId member, int place) {
        return sql.find(
                (row, ignored) -> attempt(row),
                "select * from puzzle_try where person_id = ? and puzzle = ?",
                member,
                place);
    }

    private Try counted(PersonId member, int place, Puzzle puzzle, boolean solved) {
        long now = clock.millis();
        var hard = grade(place, puzzle);
        var strong = standing(member);
        var rating = strong.after(hard.rating(), solved ? Glicko.WON : Glicko.LOST, now);
        var harder = hard.after(strong.rating(), solved ? Glicko.LOST : Glicko.WON, now);
        var attempt =
                new Try(
                        strong.tries() + 1,
                        solved,
                        rating,
                        rating.value() - strong.rating().value(),
                        now);
        sql.change(
                "insert into puzzle_try values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                member,
                place,
                attempt.number(),
                solved ? 1 : 0,
                rating.value(),
                rating.deviation(),
                rating.volatility(),
                attempt.gain(),
                now);
        sql.change(
                "update puzzle_grade set tries = tries + 1, value = ?, deviation = ?, volatility ="
                        + " ?, tried_at = ? where puzzle = ?",
                harder.value(),
                harder.deviation(),
                harder.volatility(),
                now,
                place);
        return attempt;
    }

    /** Locked until the transaction ends; begun by what the machine says of it. */
    private Standing grade(int place, Puzzle puzzle) {
        var first = Difficulty.first(puzzle);
        sql.change(
                "insert into puzzle_grade values (?, 0, ?, ?, ?, 0) on conflict (puzzle) do update"
                        + " set tries = puzzle_grade.tries",
                place,
                first.value(),
                first.deviation(),
                first.volatility());
        return sql.ask("select * from puzzle_grade where puzzle = ?", place)
                .query(
                        (row, ignored) ->
                                new Standing(
                                        rating(row), row.getInt("tries"), row.getLong("tried_at")))
                .single();
    }

    private Standing standing(PersonId member) {
        return last(member)
                .map(last -> new Standing(last.rating(), last.number(), last.at()))
                .orElse(Standing.NEW);
    }

    private static Try attempt(ResultSet row) throws SQLException {
        return new Try(
                row.getInt("number"),
                row.getInt("solved") == 1,
                rating(row),
                row.getLong("gain"),
                row.getLong("tried_at"));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                row.getLong("value"), row.getLong("deviation"), row.getLong("volatility"));
    }
}
