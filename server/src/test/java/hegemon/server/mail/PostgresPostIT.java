package hegemon.server.mail;

import hegemon.server.EmbeddedPostgresql;

class PostgresPostIT extends PostContract {
    @Override
    String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
