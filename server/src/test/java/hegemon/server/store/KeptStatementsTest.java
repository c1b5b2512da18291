package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A kept statement is as good as a new one. */
class KeptStatementsTest {
    private static final String INSERT = "insert into stone (id, colour) values (?, ?)";
    private static final String SELECT = "select colour from stone where id = ?";

    @TempDir private Path folder;
    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        var file = new DriverManagerDataSource("jdbc:sqlite:" + folder.resolve("stones.db"));
        connection = new KeptStatements(file).getConnection();
        try (var make = connection.createStatement()) {
            make.execute("create table stone (id integer primary key, colour text)");
        }
        put(1, "white");
        put(2, "black");
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private void put(int id, String colour) throws SQLException {
        try (var insert = connection.prepareStatement(INSERT)) {
            insert.setInt(1, id);
            insert.setString(2, colour);
            insert.executeUpdate();
        }
    }

    private static String colour(PreparedStatement select, int id) throws SQLException {
        select.setInt(1, id);
        var rows = select.executeQuery();
        return rows.next() ? rows.getString(1) : "none";
    }

    @Test
    void theSameStatementServesTheNextOne() throws SQLException {
        PreparedStatement first;
        try (var select = connection.prepareStatement(SELECT)) {
            first = select.unwrap(PreparedStatement.class);
            assertThat(colour(select, 1)).isEqualTo("white");
        }
        try (var select = connection.prepareStatement(SELECT)) {
            assertThat(select.unwrap(PreparedStatement.class)).isSameAs(first);
            assertThat(colour(select, 2)).isEqualTo("black");
        }
    }

    @Test
    void twoAtOnceDoNotDisturbEachOther() throws SQLException {
        try (var outer = connection.prepareStatement("select id from stone order by id");
                var rows = outer.executeQuery()) {
            assertThat(rows.next()).isTrue();
            try (var inner = connection.prepareStatement("select id from stone order by id");
                    var again = inner.executeQuery()) {
                assertThat(again.next()).isTrue();
                assertThat(again.getInt(1)).isEqualTo(1);
            }
            assertThat(rows.next()).isTrue();
            assertThat(rows.getInt(1)).isEqualTo(2);
        }
    }

    @Test
    void nothingOfTheLastUseIsLeft() throws SQLException {
        try (var select = connection.prepareStatement(SELECT)) {
            assertThat(colour(select, 1)).isEqualTo("white");
        }
        try (var select = connection.prepareStatement(SELECT);
                var rows = select.executeQuery()) {
            assertThat(rows.next()).as("the parameter of the last one is gone").isFalse();
        }
        // A result that nobody closed holds no lock.
        try (var drop = connection.createStatement()) {
            drop.execute("drop table stone");
        }
    }

    @Test
    void afterAFailureTheNextOneSucceeds() throws SQLException {
        assertThatThrownBy(() -> put(1, "red")).isInstanceOf(SQLException.class);
        put(3, "red");
        try (var select = connection.prepareStatement(SELECT)) {
            assertThat(colour(select, 3)).isEqualTo("red");
        }
    }

    @Test
    void aClosedOneIsClosed() throws SQLException {
        var select = connection.prepareStatement(SELECT);
        select.close();
        select.close();
        assertThat(select.isClosed()).isTrue();
        assertThatThrownBy(() -> colour(select, 1)).isInstanceOf(SQLException.class);
    }
}
