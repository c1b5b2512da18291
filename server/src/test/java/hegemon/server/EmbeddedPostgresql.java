package hegemon.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server for tests, started once; it ends with the tests. */
public final class EmbeddedPostgresql {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private static final class Server {
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException e) {
                throw new UncheckedIOException("PostgreSQL does not start", e);
            }
        }
    }

    private EmbeddedPostgresql() {}

    /** The address of an empty database of its own. */
    public static String freshDatabase() {
        var name = "hegemon" + COUNT.incrementAndGet();
        JdbcClient.create(Server.RUNNING.getPostgresDatabase())
                .sql("create database " + name)
                .update();
        return Server.RUNNING.getJdbcUrl("postgres", name);
    }
}
