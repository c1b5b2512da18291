package hegemon.server.mail;

import hegemon.server.EmbeddedPostgresql;

class PostgresPostIT extends PostContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
