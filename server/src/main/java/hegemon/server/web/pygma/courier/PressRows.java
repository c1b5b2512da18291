package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What was written for the Kurier of all campaigns, and the issues. */
@Component
record PressRows(Sql sql) {
    private static final int MOST = 200;

    /** What the game masters said to it. */
    enum State {
        WAITING,
        TAKEN,
        DECLINED;

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A piece for the paper.
     *
     * @param signed with the name of the realm
     * @param word of the game master who declined it
     * @param issue in which it stands; 0: in none yet
     */
    record Piece(
            int number,
            String round,
            String seat,
            PersonId person,
            boolean signed,
            String title,
            String text,
            State state,
            String word,
            int issue,
            long at) {}

    /**
     * An issue of the paper.
     *
     * @param entry of the log up to which it tells
     * @param ranking whether it prints the ranking
     */
    record Issue(
            int number,
            String round,
            int entry,
            PersonId person,
            String editorial,
            boolean ranking,
            long at) {}

    /** Within a transaction; the number of the piece is of no account. */
    void add(TableId game, Piece piece) {
        sql.change(
                """
                insert into courier_press (game_id, number, round, seat, person, signed,
                    title, text, state, word, issue, sent_at) select ?, coalesce(max(number),
                    0) + 1, ?, ?, ?, ?, ?, ?, ?, '', 0, ?
                    from courier_press where game_id = ?
                """,
                game,
                piece.round(),
                piece.seat(),
                piece.person().value(),
                piece.signed() ? 1 : 0,
                piece.title(),
                piece.text(),
                piece.state().text(),
                piece.at(),
                game);
    }

    int count(TableId game, String round, String seat) {
        return sql.count(
                "courier_press where game_id = ? and round = ? and seat = ?", game, round, seat);
    }

    /** The latest first. */
    List<Piece> all(TableId game) {
        return list("game_id = ? order by number desc limit " + MOST, game.value());
    }

    List<Piece> in(TableId game, int issue) {
        return list(
                "game_id = ? and issue = ? and state = 'taken' order by number",
                game.value(),
                issue);
    }

    Optional<Piece> find(TableId game, int number) {
        return list("game_id = ? and number = ?", game.value(), number).stream().findFirst();
    }

    private List<Piece> list(String which, Object... params) {
        return sql.ask("select * from courier_press where " + which, params)
                .query(
                        (row, ignored) ->
                                new Piece(
                                        row.getInt("number"),
                                        row.getString("round"),
                                        row.getString("seat"),
                                        new PersonId(row.getString("person")),
                                        row.getInt("signed") == 1,
                                        row.getString("title"),
                                        row.getString("text"),
                                        State.valueOf(
                                                row.getString("state").toUpperCase(Locale.ROOT)),
                                        row.getString("word"),
                                        row.getInt("issue"),
                                        row.getLong("sent_at")))
                .list();
    }

    void judge(TableId game, int number, State to, String word) {
        sql.change(
                """
                update courier_press set state = ?, word = ?
                    where game_id = ? and number = ? and issue = 0
                """,
                to.text(),
                word,
                game,
                number);
    }

    /** Within a transaction: the issue, and all that was taken for it. */
    void publish(TableId game, Issue issue) {
        sql.change(
                """
                insert into courier_issue (game_id, number, round, entry, person,
                    editorial, ranking, published_at)
                    values (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                game,
                issue.number(),
                issue.round(),
                issue.entry(),
                issue.person().value(),
                issue.editorial(),
                issue.ranking() ? 1 : 0,
                issue.at());
        sql.change(
                "update courier_press set issue = ? where game_id = ? and issue = 0 and state = ?",
                issue.number(),
                game,
                State.TAKEN.text());
    }

    /** The latest first. */
    List<Issue> issues(TableId game) {
        return sql.ask("select * from courier_issue where game_id = ? order by number desc", game)
                .query(
                        (row, ignored) ->
                                new Issue(
                                        row.getInt("number"),
                                        row.getString("round"),
                                        row.getInt("entry"),
                                        new PersonId(row.getString("person")),
                                        row.getString("editorial"),
                                        row.getInt("ranking") == 1,
                                        row.getLong("published_at")))
                .list();
    }
}
