package hegemon.server.play;

import hegemon.server.EmbeddedPostgresql;

class PostgresPeopleIT extends PeopleContract {
    @Override
    protected String address() {
        return EmbeddedPostgresql.freshDatabase();
    }
}
