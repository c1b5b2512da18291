package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresCostIT extends CostContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
