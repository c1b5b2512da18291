package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresTablesIT extends TablesContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
