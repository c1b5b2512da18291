package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.server.EmbeddedPostgresql;

import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** A PostgreSQL that does not let us do what we must. */
class LockedOutIT {
    /** Since PostgreSQL 15 this is what a new user finds. */
    @Test
    void aUserWithoutRightsIsToldWhatToDo() {
        var url = EmbeddedPostgresql.bareDatabase();
        JdbcClient.create(new DriverManagerDataSource(url))
                .sql("create role poor login password 'secret'")
                .update();
        JdbcClient.create(new DriverManagerDataSource(url))
                .sql("revoke create on schema public from public")
                .update();
        var poor = url.replaceAll("user=[^&]*", "user=poor") + "&password=secret";
        assertThatThrownBy(() -> Database.open(poor))
                .isInstanceOfSatisfying(
                        Unprepared.class,
                        why ->
                                assertThat(why.sentence())
                                        .contains("permission denied for schema public")
                                        .contains("Make its user the owner")
                                        .hasLineCount(1));
        Database.open(url).close();
    }
}
