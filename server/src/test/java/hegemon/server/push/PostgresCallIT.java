package hegemon.server.push;

import hegemon.server.EmbeddedPostgresql;

class PostgresCallIT extends CallContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
