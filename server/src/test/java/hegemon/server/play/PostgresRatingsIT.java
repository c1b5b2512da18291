package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresRatingsIT extends RatingsContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
