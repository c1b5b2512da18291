package hegemon.server.store;

import org.springframework.jdbc.core.simple.JdbcClient;

/** How many rows there are. */
public final class Count {
    private Count() {}

    /**
     * @param rows which: a table and a condition, as they follow “from”
     * @param args for its question marks
     */
    public static int of(JdbcClient sql, String rows, Object... args) {
        return sql.sql("select count(*) from " + rows).params(args).query(Integer.class).single();
    }

    /** Whether there is one. */
    public static boolean any(JdbcClient sql, String rows, Object... args) {
        return of(sql, rows, args) > 0;
    }
}
