package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresLedTablesIT extends LedTablesContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
