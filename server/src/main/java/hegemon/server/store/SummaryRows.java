package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Score;
import hegemon.table.Seat;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/** The summaries of tables. They follow from the logs: whatever is lost here is made again. */
public final class SummaryRows {
    private final Sql sql;

    public SummaryRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** Within the transaction that makes it so. */
    public void put(TableId game, Summary summary, Standings standings) {
        int written =
                sql.ask(
                                """
                                insert into summary (game_id, entry, seats, awaited,
                                    advised, winners, rule, scores, caption, veiled, clocks)
                                    values (:game, :entry, :seats, :awaited, :advised,
                                        :winners, :rule, :scores, :caption, :veiled, :clocks)
                                    on conflict (game_id) do update
                                    set entry = excluded.entry, seats = excluded.seats,
                                        awaited = excluded.awaited, advised = excluded.advised,
                                        winners = excluded.winners, rule = excluded.rule, scores =
                                        excluded.scores, caption = excluded.caption, veiled =
                                        excluded.veiled, clocks = excluded.clocks
                                    where summary.entry <= excluded.entry
                                """)
                        .param("game", game.value())
                        .param("entry", summary.entry())
                        .param("seats", text(summary.seats()))
                        .param("awaited", text(summary.awaited()))
                        .param("advised", text(summary.advised()))
                        .param(
                                "winners",
                                summary.ending().map(end -> text(end.winners())).orElse(null))
                        .param("rule", summary.ending().map(Summary.Ending::rule).orElse(null))
                        .param("scores", scores(summary.scores()))
                        .param("caption", summary.caption())
                        .param("veiled", summary.veiled() ? 1 : 0)
                        .param("clocks", clocks(summary.clocks()))
                        .update();
        if (written == 0) return; // somebody else has summed up more
        standings
                .bySeat()
                .forEach(
                        (seat, standing) ->
                                sql.change(
                                        "update seat set standing = ?, news_at = ? where game_id ="
                                                + " ? and seat = ?",
                                        standing.code(),
                                        standings.newsAt(),
                                        game,
                                        seat.name()));
    }

    /** Whatever it says. */
    public void remove(TableId game) {
        sql.change("delete from summary where game_id = ?", game);
    }

    public Optional<Summary> of(TableId game) {
        return sql.find(
                (row, ignored) -> read(row), "select * from summary where game_id = ?", game);
    }

    /** How the table stands for those who sit there; nothing of it if it is not summed up yet. */
    public Optional<Standings> standings(TableId game) {
        var found = new TreeMap<Seat, Standing>();
        var newest = new TreeSet<Long>();
        sql.ask("select * from seat where game_id = ? and guest_id is not null", game)
                .query(
                        row -> {
                            int code = row.getInt("standing");
                            if (row.wasNull()) return;
                            found.put(new Seat(row.getString("seat")), Standing.of(code));
                            newest.add(row.getLong("news_at"));
                        });
        return newest.size() == 1
                ? Optional.of(new Standings(found, newest.first()))
                : Optional.empty();
    }

    static Summary read(ResultSet row) throws SQLException {
        var rule = Optional.ofNullable(row.getString("rule"));
        var winners = Optional.ofNullable(row.getString("winners")).orElse("");
        return new Summary(
                row.getInt("entry"),
                seats(row.getString("seats")),
                seats(row.getString("awaited")),
                seats(row.getString("advised")),
                rule.map(by -> new Summary.Ending(seats(winners), by)),
                scores(row.getString("scores")),
                row.getString("caption"),
                row.getInt("veiled") == 1,
                clocks(row.getString("clocks")));
    }

    /** Games with somebody at the table that are not summed up yet, in the order of their ids. */
    public List<TableId> missing(TableId after, int limit) {
        return sql.list(
                Ids.TABLE,
                """
                select distinct game_id from seat
                    where game_id > ? and standing is null and guest_id is not null
                    order by game_id limit ?
                """,
                after,
                limit);
    }

    /** Games of this person that are not summed up yet. */
    public List<TableId> missingOf(PersonId person, int limit) {
        return sql.list(
                Ids.TABLE,
                "select game_id from seat where guest_id = ? and standing is null limit ?",
                person,
                limit);
    }

    private static String text(List<Seat> seats) {
        return seats.stream().map(Seat::name).collect(Collectors.joining(" "));
    }

    static List<Seat> seats(String text) {
        return words(text).stream().map(Seat::new).toList();
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ", -1)).filter(word -> !word.isEmpty()).toList();
    }

    /** Each as {@code cities:4:3}. */
    private static String scores(List<Score> scores) {
        return scores.stream()
                .map(
                        score ->
                                score.figures().stream()
                                        .map(figure -> ":" + figure)
                                        .collect(Collectors.joining("", score.what(), "")))
                .collect(Collectors.joining(" "));
    }

    /** What is counted, as a row tells it. */
    public static List<Score> scores(String text) {
        return words(text).stream().map(SummaryRows::score).toList();
    }

    private static Score score(String word) {
        var parts = word.split(":", -1);
        return new Score(parts[0], Arrays.stream(parts).skip(1).map(Integer::valueOf).toList());
    }

    private static String clocks(SortedMap<Seat, Summary.Clock> clocks) {
        return clocks.entrySet().stream()
                .map(
                        each ->
                                each.getKey().name()
                                        + " "
                                        + each.getValue().left()
                                        + " "
                                        + each.getValue().since())
                .collect(Collectors.joining(" "));
    }

    private static SortedMap<Seat, Summary.Clock> clocks(String text) {
        var clocks = new TreeMap<Seat, Summary.Clock>();
        var words = words(text);
        for (int i = 0; i + 2 < words.size(); i += 3)
            clocks.put(
                    new Seat(words.get(i)),
                    new Summary.Clock(
                            Long.parseLong(words.get(i + 1)), Long.parseLong(words.get(i + 2))));
        return clocks;
    }
}
