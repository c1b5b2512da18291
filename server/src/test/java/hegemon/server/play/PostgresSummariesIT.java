package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresSummariesIT extends SummariesContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
