package hegemon.server.accounts;

import hegemon.server.EmbeddedPostgresql;

class PostgresFrontDoorIT extends FrontDoorContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
