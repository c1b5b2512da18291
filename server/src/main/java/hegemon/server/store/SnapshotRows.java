package hegemon.server.store;

import hegemon.server.id.TableId;

import java.util.Optional;

import javax.sql.DataSource;

/**
 * Positions of long games, of each game the last one. A cache: whatever is lost here is played
 * again from the log.
 */
public final class SnapshotRows {
    private final Sql sql;

    public SnapshotRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /**
     * @param checksum of the log up to the entry
     * @param position in Base64
     */
    public record Kept(int entry, long checksum, String position) {}

    /** What this program has kept of the game. */
    public Optional<Kept> find(TableId game, String program) {
        return sql.ask(
                        "select entry, checksum, position from snapshot where game_id = ? and"
                                + " program = ?",
                        game,
                        program)
                .query(
                        (row, ignored) ->
                                new Kept(
                                        row.getInt("entry"),
                                        row.getLong("checksum"),
                                        row.getString("position")))
                .optional();
    }

    /** In the place of what was kept before. */
    public void put(TableId game, String program, Kept kept, long at) {
        sql.ask(
                        "insert into snapshot (game_id, program, entry, checksum, position,"
                                + " kept_at) values (:game, :program, :entry, :checksum, :position,"
                                + " :at) on conflict (game_id) do update set program ="
                                + " excluded.program, entry = excluded.entry, checksum ="
                                + " excluded.checksum, position = excluded.position, kept_at ="
                                + " excluded.kept_at")
                .param("game", game.value())
                .param("program", program)
                .param("entry", kept.entry())
                .param("checksum", kept.checksum())
                .param("position", kept.position())
                .param("at", at)
                .update();
    }

    /** The game of which something was kept last. */
    public Optional<TableId> latest() {
        return sql.find(
                Ids.TABLE, "select game_id from snapshot order by kept_at desc, game_id limit 1");
    }
}
