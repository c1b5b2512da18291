package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresTimedTablesIT extends TimedTablesContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
