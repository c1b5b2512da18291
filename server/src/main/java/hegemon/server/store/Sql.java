package hegemon.server.store;

import hegemon.server.id.Id;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.core.simple.JdbcClient.StatementSpec;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

import javax.sql.DataSource;

/**
 * How this house speaks to its database: a statement, and the values of its question marks in their
 * order. An {@link Id} is given as it is.
 */
public final class Sql {
    private final JdbcClient client;
    private final TransactionTemplate transaction;

    public Sql(DataSource database) {
        this.client = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
    }

    /** What is to be read; values with names may follow. */
    public StatementSpec ask(String statement, Object... values) {
        return client.sql(statement).params(Arrays.stream(values).map(Sql::stored).toList());
    }

    /** Every row, each read so. */
    public <T> List<T> list(RowMapper<T> row, String statement, Object... values) {
        return ask(statement, values).query(row).list();
    }

    /** The one column of every row. */
    public <T> List<T> list(Class<T> column, String statement, Object... values) {
        return ask(statement, values).query(column).list();
    }

    /** The one row, if there is one. */
    public <T> Optional<T> find(RowMapper<T> row, String statement, Object... values) {
        return ask(statement, values).query(row).optional();
    }

    public <T> Optional<T> find(Class<T> column, String statement, Object... values) {
        return ask(statement, values).query(column).optional();
    }

    /** The one row that there always is. */
    public <T> T one(RowMapper<T> row, String statement, Object... values) {
        return ask(statement, values).query(row).single();
    }

    public <T> T one(Class<T> column, String statement, Object... values) {
        return ask(statement, values).query(column).single();
    }

    /** How many rows it changed. */
    public int change(String statement, Object... values) {
        return ask(statement, values).update();
    }

    /** How many rows there are of those that follow “from”: a table and a condition. */
    public int count(String rows, Object... values) {
        return one(Integer.class, "select count(*) from " + rows, values);
    }

    /** Whether there is one. */
    public boolean any(String rows, Object... values) {
        return count(rows, values) > 0;
    }

    /** All of it or nothing. */
    public <T> T together(Supplier<T> work) {
        return together(work, ignored -> true);
    }

    /** All of it, or nothing if it ends badly. */
    public <T> T together(Supplier<T> work, Predicate<T> isGood) {
        return Objects.requireNonNull(
                transaction.execute(
                        write -> {
                            var end = work.get();
                            if (!isGood.test(end)) write.setRollbackOnly();
                            return end;
                        }));
    }

    /** All of it or nothing. */
    public void together(Runnable work) {
        transaction.executeWithoutResult(ignored -> work.run());
    }

    private static Object stored(Object value) {
        return value instanceof Id<?> id ? id.value() : value;
    }
}
