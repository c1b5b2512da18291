package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresJobsIT extends JobsContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
