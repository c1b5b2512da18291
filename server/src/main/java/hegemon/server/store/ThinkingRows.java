package hegemon.server.store;

import hegemon.server.id.TableId;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import javax.sql.DataSource;

/**
 * At which tables a bot is to move, and which server thinks for it. A server that dies is replaced:
 * its rows are no longer renewed. Two that thought the same would do no harm: the log would let one
 * move in.
 */
public final class ThinkingRows {
    /** A server that has not said for so long that it thinks is taken for dead. */
    public static final Duration LEASE = Duration.ofSeconds(15);

    /** After an import nobody knows at which tables a bot is to move: somebody has to look once. */
    public static final String LOOK_ONCE =
            "insert into thinking (game_id, node, until) select distinct g.id, '', 0 from game g"
                + " join seat s on s.game_id = g.id where s.bot_level is not null and g.started_at"
                + " is not null and g.ended_at is null on conflict (game_id) do nothing";

    private final Sql sql;
    private final Clock clock;
    private final String node = UUID.randomUUID().toString();

    public ThinkingRows(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /**
     * A bot is to move at this table: written together with what makes it so, so that no server
     * that dies between the two leaves the table to itself.
     */
    public void want(TableId game) {
        put(game, "");
    }

    /**
     * From now on this server thinks for the table; empty if another one does.
     *
     * @return what {@link #release} asks for
     */
    public Optional<Long> take(TableId game) {
        return put(game, " where thinking.node = :node or thinking.until < :now");
    }

    private Optional<Long> put(TableId game, String unless) {
        long until = clock.millis() + LEASE.toMillis();
        boolean done =
                sql.ask(
                                        "insert into thinking (game_id, node, until) values (:game,"
                                            + " :node, :until) on conflict (game_id) do update set"
                                            + " node = excluded.node, until = excluded.until"
                                                + unless)
                                .param("game", game.value())
                                .param("node", node)
                                .param("until", until)
                                .param("now", clock.millis())
                                .update()
                        == 1;
        return done ? Optional.of(until) : Optional.empty();
    }

    /** This server has thought. Nothing happens if a bot is wanted there again meanwhile. */
    public void release(TableId game, long until) {
        sql.change(
                "delete from thinking where game_id = ? and node = ? and until = ?",
                game,
                node,
                until);
    }

    /** No bot is to move there. */
    public void drop(TableId game) {
        sql.change(
                "delete from thinking where game_id = ? and (node = ? or until < ?)",
                game,
                node,
                clock.millis());
    }

    /** This server lives and will think for all its tables. */
    public void renew() {
        sql.change(
                "update thinking set until = ? where node = ?",
                clock.millis() + LEASE.toMillis(),
                node);
    }

    /** The tables for which this server is to think, and those whose server died. */
    public List<TableId> waiting() {
        return sql.list(
                Ids.TABLE,
                "select game_id from thinking where node = ? or until < ? order by until,"
                        + " game_id",
                node,
                clock.millis());
    }
}
