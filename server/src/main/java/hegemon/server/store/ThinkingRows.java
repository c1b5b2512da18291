package hegemon.server.store;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.UUID;

import javax.sql.DataSource;

/**
 * Which server thinks for the bot at a table, so that two do not think the same. It is only a
 * courtesy: of two that did, the log would let one move in.
 */
public final class ThinkingRows {
    /** Longer than a thought takes. After it, the server that thinks is taken for dead. */
    public static final Duration LEASE = Duration.ofSeconds(15);

    private final JdbcClient sql;
    private final Clock clock;
    private final String node = UUID.randomUUID().toString();

    public ThinkingRows(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.clock = clock;
    }

    /** From now on this server thinks for the table; false if another one does. */
    public boolean take(String game) {
        return sql.sql(
                                """
                                insert into thinking (game_id, node, until) values (:game, :node, :until)
                                on conflict (game_id) do update set node = :node, until = :until
                                    where thinking.node = :node or thinking.until < :now
                                """)
                        .param("game", game)
                        .param("node", node)
                        .param("until", clock.millis() + LEASE.toMillis())
                        .param("now", clock.millis())
                        .update()
                == 1;
    }

    /** This server has thought. */
    public void release(String game) {
        sql.sql("delete from thinking where game_id = ? and node = ?").params(game, node).update();
    }

    /** The tables whose server died while it thought. */
    public List<String> abandoned() {
        return sql.sql("select game_id from thinking where until < ? order by until")
                .param(clock.millis())
                .query(String.class)
                .list();
    }
}
