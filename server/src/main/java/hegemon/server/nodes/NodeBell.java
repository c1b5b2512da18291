package hegemon.server.nodes;

import hegemon.server.id.TableId;
import hegemon.server.play.Bells;

import org.postgresql.PGConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.sql.Connection;
import java.sql.SQLException;

import javax.sql.DataSource;

/**
 * Rings this node's bells for what happened on other nodes. PostgreSQL tells it (LISTEN), from the
 * transaction that wrote it. While the connection is lost nothing is heard; so whenever it begins
 * to listen, it rings for every table that somebody watches here, and they look for themselves.
 */
public final class NodeBell implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NodeBell.class);
    private static final int LOOK_MILLIS = 500;
    private static final int LOOKS_UNTIL_ASKED = 20;
    private static final int ANSWER_SECONDS = 5;
    private static final int AGAIN_MILLIS = 1_000;

    private final DataSource database;
    private final Bells bells;
    private final Thread thread;
    private volatile boolean closing = false;
    private volatile boolean listening = false;

    public NodeBell(DataSource database, Bells bells) {
        this.database = database;
        this.bells = bells;
        this.thread = Thread.ofVirtual().name("node-bell").unstarted(this::run);
    }

    /** Begins to listen in the background. */
    public void start() {
        thread.start();
    }

    /** Whether news of other nodes arrives at this moment. */
    public boolean isListening() {
        return listening;
    }

    /** Whether nothing is missing: a server alone on its database needs no news. */
    public boolean isWell() {
        return listening || thread.getState() == Thread.State.NEW;
    }

    private void run() {
        while (!closing) {
            try (var connection = database.getConnection()) {
                listen(connection);
            } catch (SQLException e) {
                if (closing) return;
                LOG.warn("cannot hear the other nodes, will try again: {}", e.getMessage());
                pause();
            } finally {
                listening = false;
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        var own = begin(connection);
        var news = connection.unwrap(PGConnection.class);
        listening = true;
        bells.ringAllHere();
        for (int quiet = 1; !closing; quiet++) {
            var heard = news.getNotifications(LOOK_MILLIS);
            for (var each : heard) hear(each.getParameter(), own);
            if (heard.length > 0) quiet = 0;
            // A connection can die without a word: then only a question shows it.
            if (quiet % LOOKS_UNTIL_ASKED == 0 && !connection.isValid(ANSWER_SECONDS))
                throw new SQLException("the database does not answer");
        }
    }

    /** Listens from now on; the name under which this node's own news arrives. */
    private static String begin(Connection connection) throws SQLException {
        try (var sql = connection.createStatement()) {
            sql.execute("listen hegemon_news");
            try (var row = sql.executeQuery("show application_name")) {
                row.next();
                return row.getString(1);
            }
        }
    }

    private void hear(String news, String own) {
        int space = news.lastIndexOf(' ');
        if (!news.substring(0, Math.max(space, 0)).equals(own))
            bells.ringHere(new TableId(news.substring(space + 1)));
    }

    private static void pause() {
        try {
            Thread.sleep(AGAIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join(2 * LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
