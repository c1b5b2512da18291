package hegemon.server.accounts;

import hegemon.server.EmbeddedPostgresql;

class PostgresFrontDoorIT extends FrontDoorContract {
    @Override
    String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
