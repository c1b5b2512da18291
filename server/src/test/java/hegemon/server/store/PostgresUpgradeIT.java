package hegemon.server.store;

import hegemon.server.EmbeddedPostgresql;

import java.util.List;

class PostgresUpgradeIT extends UpgradeContract {
    @Override
    protected String emptyDatabase() {
        return EmbeddedPostgresql.bareDatabase();
    }

    @Override
    protected List<String> migrations() {
        return List.of("classpath:db/migration", "classpath:db/postgresql");
    }

    /** It is slower at this; SQLite tries each. */
    @Override
    protected int every() {
        return 8;
    }
}
