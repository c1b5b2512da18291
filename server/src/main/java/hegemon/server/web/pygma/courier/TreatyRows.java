package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The treaties of all campaigns. They belong to the realms, whoever rules them. */
@Component
record TreatyRows(Sql sql) {
    private static final int MOST = 100;

    /** How far a treaty has come. */
    enum State {
        /** It waits for the game masters. */
        HELD,
        OFFERED,
        AGREED,
        DECLINED,
        ENDED;

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A treaty of two realms.
     *
     * @param person who wrote it
     * @param begins a month, or nothing
     * @param fromOpen whether the first realm wants everybody to know
     */
    record Treaty(
            int number,
            String round,
            String from,
            String to,
            PersonId person,
            String text,
            String begins,
            String ends,
            State state,
            boolean fromOpen,
            boolean toOpen,
            long at) {
        /** Both realms want everybody to know. */
        boolean isPublic() {
            return fromOpen && toOpen && (state == State.AGREED || state == State.ENDED);
        }

        Treaty in(State next) {
            return new Treaty(
                    number, round, from, to, person, text, begins, ends, next, fromOpen, toOpen,
                    at);
        }

        Treaty open(boolean first, boolean wish) {
            return new Treaty(
                    number,
                    round,
                    from,
                    to,
                    person,
                    text,
                    begins,
                    ends,
                    state,
                    first ? wish : fromOpen,
                    first ? toOpen : wish,
                    at);
        }
    }

    /** Within a transaction; the number of the treaty is of no account. */
    void add(TableId game, Treaty treaty) {
        sql.change(
                """
                insert into courier_treaty (game_id, number, round, from_seat, to_seat,
                    person, text, begins, ends, state, from_open, to_open, made_at) select ?,
                    coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
                    from courier_treaty where game_id = ?
                """,
                game,
                treaty.round(),
                treaty.from(),
                treaty.to(),
                treaty.person().value(),
                treaty.text(),
                treaty.begins(),
                treaty.ends(),
                treaty.state().text(),
                treaty.fromOpen() ? 1 : 0,
                treaty.toOpen() ? 1 : 0,
                treaty.at(),
                game);
    }

    /** Of the campaign, the latest first. */
    List<Treaty> all(TableId game) {
        return list("game_id = ?", game.value());
    }

    Optional<Treaty> find(TableId game, int number) {
        return list("game_id = ? and number = ?", game.value(), number).stream().findFirst();
    }

    int count(TableId game, String round, String seat) {
        return sql.count(
                "courier_treaty where game_id = ? and round = ? and from_seat = ?",
                game,
                round,
                seat);
    }

    private List<Treaty> list(String which, Object... params) {
        return sql.ask(
                        "select * from courier_treaty where "
                                + which
                                + " order by number desc limit "
                                + MOST,
                        params)
                .query(
                        (row, ignored) ->
                                new Treaty(
                                        row.getInt("number"),
                                        row.getString("round"),
                                        row.getString("from_seat"),
                                        row.getString("to_seat"),
                                        new PersonId(row.getString("person")),
                                        row.getString("text"),
                                        row.getString("begins"),
                                        row.getString("ends"),
                                        State.valueOf(
                                                row.getString("state").toUpperCase(Locale.ROOT)),
                                        row.getInt("from_open") == 1,
                                        row.getInt("to_open") == 1,
                                        row.getLong("made_at")))
                .list();
    }

    void change(TableId game, Treaty treaty) {
        sql.change(
                """
                update courier_treaty
                    set state = ?, from_open = ?, to_open = ?
                    where game_id = ? and number = ?
                """,
                treaty.state().text(),
                treaty.fromOpen() ? 1 : 0,
                treaty.toOpen() ? 1 : 0,
                game,
                treaty.number());
    }
}
