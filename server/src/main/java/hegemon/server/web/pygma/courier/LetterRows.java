package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The letters of all campaigns. */
@Component
record LetterRows(Sql sql) {
    private static final int MOST = 200;

    /** Those who want their letters to go with the seat. */
    private static final String LEFT =
            "select b.person from courier_bequest b where b.game_id = courier_letter.game_id and"
                    + " b.seat =";

    /** How far a letter has come. */
    enum State {
        SENT,
        /** It waits for the game masters. */
        HELD,
        PASSED,
        RETURNED;

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A letter.
     *
     * @param word of the game master who returned it
     */
    record Letter(
            int number,
            String round,
            String from,
            PersonId fromPerson,
            String to,
            PersonId toPerson,
            String text,
            State state,
            String word,
            long at) {}

    /** Within a transaction; the number that the letter gets. */
    int add(TableId game, Letter letter) {
        sql.change(
                """
                insert into courier_letter (game_id, number, round, from_seat,
                    from_person, to_seat, to_person, text, state, word, sent_at) select ?,
                    coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?, ?, ?, ?, ?
                    from courier_letter where game_id = ?
                """,
                game,
                letter.round(),
                letter.from(),
                letter.fromPerson().value(),
                letter.to(),
                letter.toPerson().value(),
                letter.text(),
                letter.state().text(),
                letter.word(),
                letter.at(),
                game);
        return sql.one(
                Integer.class, "select max(number) from courier_letter where game_id = ?", game);
    }

    Optional<Letter> find(TableId game, int number) {
        return list("game_id = ? and number = ?", game.value(), number).stream().findFirst();
    }

    /** How many were sent from this seat in this month. */
    int count(TableId game, String round, String seat) {
        return sql.count(
                "courier_letter where game_id = ? and round = ? and from_seat = ?",
                game,
                round,
                seat);
    }

    /** What the game masters wrote and got, and what waits for them; the latest first. */
    List<Letter> ofMasters(TableId game, String seat) {
        return list(
                "game_id = ? and (from_seat = ? or to_seat = ? or state = 'held')",
                game.value(),
                seat,
                seat);
    }

    /**
     * What this person wrote and got as the ruler there; of a realm without one, also that, and
     * what former rulers left.
     *
     * @param rounds in which this person stands in: what comes then is to be answered too
     */
    List<Letter> of(TableId game, String seat, PersonId person, List<String> rounds) {
        var params =
                new ArrayList<Object>(
                        List.of(game.value(), seat, person.value(), seat, person.value()));
        params.addAll(rounds);
        return list(
                "game_id = ? and ((from_seat = ? and (from_person = ? or from_person in ("
                        + LEFT
                        + " from_seat))) or (to_seat = ? and (to_person in (?, '') or to_person in"
                        + " ("
                        + LEFT
                        + " to_seat) or round in ("
                        + (rounds.isEmpty() ? "''" : "?" + ", ?".repeat(rounds.size() - 1))
                        + ")) and state in ('sent', 'passed')))",
                params.toArray());
    }

    private List<Letter> list(String which, Object... params) {
        return sql.list(
                (row, ignored) -> letter(row),
                "select * from courier_letter where "
                        + which
                        + " order by number desc limit "
                        + MOST,
                params);
    }

    private static Letter letter(java.sql.ResultSet row) throws java.sql.SQLException {
        return new Letter(
                row.getInt("number"),
                row.getString("round"),
                row.getString("from_seat"),
                new PersonId(row.getString("from_person")),
                row.getString("to_seat"),
                new PersonId(row.getString("to_person")),
                row.getString("text"),
                State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                row.getString("word"),
                row.getLong("sent_at"));
    }

    Optional<Letter> held(TableId game, int number) {
        return find(game, number).filter(letter -> letter.state() == State.HELD);
    }

    void move(TableId game, int number, State to, PersonId person, String word) {
        sql.change(
                """
                update courier_letter set state = ?, to_person = ?, word = ?
                    where game_id = ? and number = ? and state = 'held'
                """,
                to.text(),
                person,
                word,
                game,
                number);
    }
}
