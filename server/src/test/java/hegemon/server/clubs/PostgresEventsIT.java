package hegemon.server.clubs;

import hegemon.server.EmbeddedPostgresql;

class PostgresEventsIT extends EventsContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
