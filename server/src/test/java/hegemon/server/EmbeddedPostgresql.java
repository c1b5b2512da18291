package hegemon.server;

import hegemon.server.store.Database;

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

    /** With all tables and nothing in them; made once, since a copy costs far less. */
    private static final class Model {
        private static final String NAME = make();

        private static String make() {
            var name = create("");
            Database.open(Server.RUNNING.getJdbcUrl("postgres", name)).close();
            return name;
        }
    }

    /** The address of a database of its own that holds nothing, not even tables. */
    public static String bareDatabase() {
        return Server.RUNNING.getJdbcUrl("postgres", create(""));
    }

    /** The address of a database of its own, all tables of which are empty. */
    public static String freshDatabase() {
        return Server.RUNNING.getJdbcUrl("postgres", create(" template " + Model.NAME));
    }

    private static String create(String how) {
        var name = "hegemon" + COUNT.incrementAndGet();
        JdbcClient.create(Server.RUNNING.getPostgresDatabase())
                .sql("create database " + name + how)
                .update();
        return name;
    }
}
