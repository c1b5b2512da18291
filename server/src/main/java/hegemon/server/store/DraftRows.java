package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;

import javax.sql.DataSource;

/** What players are writing for a round and have not sent, in versions. */
public final class DraftRows {
    /** Of older versions this many are kept. */
    private static final int MOST = 20;

    /** Changes within so many milliseconds are one version. */
    private static final long ONE = 120_000;

    /**
     * Whose it is.
     *
     * @param round what was written for another one is not shown any more
     */
    public record Pen(TableId game, PersonId person, Seat seat, String round) {}

    /** What stood there at a time. */
    public record Version(int number, long at, String text) {}

    private final Sql sql;

    public DraftRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The newest first. */
    public List<Version> of(Pen pen) {
        return sql.ask(
                        """
                        select number, changed_at, text from order_draft
                            where game_id = ? and person = ? and seat = ? and round = ?
                            order by number desc
                        """,
                        pen.game().value(),
                        pen.person().value(),
                        pen.seat().name(),
                        pen.round())
                .query(
                        (row, ignored) ->
                                new Version(row.getInt(1), row.getLong(2), row.getString(3)))
                .list();
    }

    /** Keeps this as the newest version; of two at the same time one is. */
    public void keep(Pen pen, String text, long now) {
        var versions = of(pen);
        if (!versions.isEmpty() && versions.getFirst().text().equals(text)) return;
        boolean more = versions.isEmpty() || isOld(versions, now);
        int number = more ? next(pen) : versions.getFirst().number();
        sql.change(
                """
                insert into order_draft (game_id, person, number, seat, round, text,
                    changed_at)
                    values (?, ?, ?, ?, ?, ?, ?)
                    on conflict (game_id, person, number) do update
                    set text = excluded.text, changed_at = excluded.changed_at
                """,
                pen.game().value(),
                pen.person().value(),
                number,
                pen.seat().name(),
                pen.round(),
                text,
                now);
        sql.change(
                """
                delete from order_draft
                    where game_id = ? and person = ? and (round <> ? or number <= ?)
                """,
                pen.game().value(),
                pen.person().value(),
                pen.round(),
                number - MOST);
    }

    /** Whether the newest version has stood for a while: since the one before it, or at all. */
    private static boolean isOld(List<Version> versions, long now) {
        long since = versions.size() > 1 ? versions.get(1).at() : versions.getFirst().at();
        return now - since > ONE;
    }

    private int next(Pen pen) {
        return sql.one(
                Integer.class,
                """
                select coalesce(max(number), 0) + 1 from order_draft
                    where game_id = ? and person = ?
                """,
                pen.game().value(),
                pen.person().value());
    }
}
