package hegemon.server.store;

import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;
import java.util.Locale;

import javax.sql.DataSource;

/**
 * What players propose to each other: the last proposal of each seat and kind, and at most one that
 * is open at a table.
 */
public final class OfferRows {
    /**
     * A proposal.
     *
     * @param entry the log had this many entries when it was made; any further one makes it void
     */
    public record Row(String kind, Seat seat, int entry, Answer answer) {}

    /** What became of a proposal. */
    public enum Answer {
        OPEN,
        DECLINED,
        WITHDRAWN;

        String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Answer of(String code) {
            return valueOf(code.toUpperCase(Locale.ROOT));
        }
    }

    private final Sql sql;

    public OfferRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** A new proposal; whatever else was open is thereby turned down. */
    public void put(TableId game, Row offer) {
        answer(game, Answer.DECLINED);
        sql.change(
                """
                insert into offer (game_id, seat, kind, entry, answer)
                    values (?, ?, ?, ?, ?)
                    on conflict (game_id, seat, kind) do update
                    set entry = excluded.entry, answer = excluded.answer
                """,
                game,
                offer.seat().name(),
                offer.kind(),
                offer.entry(),
                offer.answer().code());
    }

    /** How what is open at this table was answered. */
    public void answer(TableId game, Answer answer) {
        sql.change(
                "update offer set answer = ? where game_id = ? and answer = 'open'",
                answer.code(),
                game);
    }

    public void remove(TableId game) {
        sql.change("delete from offer where game_id = ?", game);
    }

    public List<Row> of(TableId game) {
        return sql.ask("select kind, seat, entry, answer from offer where game_id = ?", game)
                .query(
                        (row, ignored) ->
                                new Row(
                                        row.getString("kind"),
                                        new Seat(row.getString("seat")),
                                        row.getInt("entry"),
                                        Answer.of(row.getString("answer"))))
                .list();
    }
}
