package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;

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

    private final JdbcClient sql;

    public ScanRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    /** The newest first. */
    public List<Scan> of(TableId game) {
        return sql.sql(
                        "select number, seat, round, kind, bytes, added_at from scan where game_id"
                                + " = ? order by number desc limit "
                                + MOST_SHOWN)
                .param(game.value())
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
        return sql.sql("select picture from scan where game_id = ? and number = ?")
                .params(game.value(), number)
                .query((row, ignored) -> row.getBytes(1))
                .optional();
    }

    /** Whether this seat, in this round, and this table have room for so many bytes more. */
    public boolean hasRoom(TableId game, Seat seat, String round, int bytes) {
        int count =
                Count.of(
                        sql,
                        "scan where game_id = ? and seat = ? and round = ?",
                        game.value(),
                        seat.name(),
                        round);
        long kept =
                sql.sql("select coalesce(sum(bytes), 0) from scan where game_id = ?")
                        .param(game.value())
                        .query(Long.class)
                        .single();
        return count < MOST && kept + bytes <= MOST_BYTES;
    }

    /**
     * Keeps it; its number, at and size are found here.
     *
     * @param person who put it there
     */
    public void keep(TableId game, Scan scan, byte[] picture, PersonId person) {
        sql.sql(
                        "insert into scan (game_id, number, seat, round, kind, picture, bytes,"
                            + " person, added_at) select ?, coalesce(max(number), 0) + 1, ?, ?, ?,"
                            + " ?, ?, ?, ? from scan where game_id = ?")
                .params(
                        game.value(),
                        scan.seat().name(),
                        scan.round(),
                        scan.kind(),
                        picture,
                        scan.bytes(),
                        person.value(),
                        scan.at(),
                        game.value())
                .update();
    }

    /** False if there is none. */
    public boolean remove(TableId game, int number) {
        return sql.sql("delete from scan where game_id = ? and number = ?")
                        .params(game.value(), number)
                        .update()
                == 1;
    }
}
