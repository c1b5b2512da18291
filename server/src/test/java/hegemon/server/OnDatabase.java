package hegemon.server;

import hegemon.server.store.Database;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

import javax.sql.DataSource;

/** A test on a database of its own, which is empty at first. Subclasses say of which kind. */
public abstract class OnDatabase {
    private AutoCloseable pool;
    private DataSource database;

    protected abstract String address();

    @BeforeEach
    final void openDatabase() {
        var address = address();
        ReadyTables.at(address);
        var opened = Database.open(address);
        pool = opened;
        database = opened;
    }

    @AfterEach
    final void closeDatabase() throws Exception {
        pool.close();
    }

    protected final DataSource database() {
        return database;
    }
}
