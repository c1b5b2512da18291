package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresSnapshotsIT extends SnapshotsContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
