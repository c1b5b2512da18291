package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** Letters on paper, as whoever leads a game has scanned them for a seat and a round. */
public final class ScanRows {
    /** For one seat and round. */
    public static final int MOST = 6;

    /** All of one table together. */
    static final long MOST_BYTES = 60_000_000;

    private static final int MOST_SHOWN = 200;

    /**
     * A letter without its picture.
     *
     * @param kind jpeg, png or pdf
     */
    public record Scan(int number, Seat seat, String round, String kind, int bytes, long at) {}

    private final Sql sql;

    public ScanRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The newest first. */
    public List<Scan> of(TableId game) {
        return sql.ask(
                        "select number, seat, round, kind, bytes, added_at from scan where game_id"
                                + " = ? order by number desc limit "
                                + MOST_SHOWN,
                        game)
                .query(
                        (row, ignored) ->
                                new Scan(
                                        row.getInt(1),
                                        new Seat(row.getString(2)),
                                        row.getString(3),
                                        row.getString(4),
                                        row.getInt(5),
                                        row.getLong(6)))
                .list();
    }

    public Optional<byte[]> picture(TableId game, int number) {
        return sql.find(
                (row, ignored) -> row.getBytes(1),
                "select picture from scan where game_id = ? and number = ?",
                game,
                number);
    }

    /** Whether this seat, in this round, and this table have room for so many bytes more. */
    public boolean hasRoom(TableId game, Seat seat, String round, int bytes) {
        int count =
                sql.count(
                        "scan where game_id = ? and seat = ? and round = ?",
                        game,
                        seat.name(),
                        round);
        long kept =
                sql.one(
                        Long.class,
                        "select coalesce(sum(bytes), 0) from scan where game_id = ?",
                        game);
        return count < MOST && kept + bytes <= MOST_BYTES;
    }

    /**
     * Keeps it; its number, at and size are found here.
     *
     * @param person who put it there
     */
    public void keep(TableId game, Scan scan, byte[] picture, PersonId person) {
        sql.change(
                """
                insert into scan (game_id, number, seat, round, kind, picture, bytes,
                    person, added_at) select ?, coalesce(max(number), 0) + 1, ?, ?, ?, ?, ?,
                    ?, ?
                    from scan where game_id = ?
                """,
                game,
                scan.seat().name(),
                scan.round(),
                scan.kind(),
                picture,
                scan.bytes(),
                person,
                scan.at(),
                game);
    }

    /** False if there is none. */
    public boolean remove(TableId game, int number) {
        return sql.change("delete from scan where game_id = ? and number = ?", game, number) == 1;
    }
}
