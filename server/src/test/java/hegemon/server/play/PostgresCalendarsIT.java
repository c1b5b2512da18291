package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresCalendarsIT extends CalendarsContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
