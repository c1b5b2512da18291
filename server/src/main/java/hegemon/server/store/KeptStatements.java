package hegemon.server.store;

import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Connections that keep the statements they have prepared. The driver of SQLite parses a statement
 * each time it is prepared, which takes longer than to answer it; that of PostgreSQL keeps its own.
 */
final class KeptStatements extends AbstractDataSource {
    /** So many different ones of each connection: more than one request has. */
    private static final int MOST = 200;

    private final DataSource source;

    KeptStatements(DataSource source) {
        this.source = source;
    }

    @Override
    public Connection getConnection() throws SQLException {
        return proxy(Connection.class, new Keeping(source.getConnection()));
    }

    @Override
    public Connection getConnection(String user, String password) throws SQLException {
        return proxy(Connection.class, new Keeping(source.getConnection(user, password)));
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static @Nullable Object call(Object on, Method method, Object @Nullable [] args)
            throws Throwable {
        try {
            return method.invoke(on, args);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** A connection, used by one thread at a time. */
    private static final class Keeping implements InvocationHandler {
        private final Connection connection;
        private final Map<String, Deque<PreparedStatement>> idle =
                new LinkedHashMap<>(16, 0.75f, true);

        Keeping(Connection connection) {
            this.connection = connection;
        }

        @Override
        public @Nullable Object invoke(Object self, Method method, Object @Nullable [] args)
                throws Throwable {
            if (!method.getName().equals("prepareStatement") || args == null || args.length != 1)
                return call(connection, method, args);
            var text = (String) args[0];
            var kept = Optional.ofNullable(idle.get(text)).map(Deque::poll);
            var statement = kept.isPresent() ? kept.get() : connection.prepareStatement(text);
            return proxy(PreparedStatement.class, new Lent(this, text, statement));
        }

        private void back(String text, PreparedStatement statement) throws SQLException {
            idle.computeIfAbsent(text, ignored -> new ArrayDeque<>()).add(statement);
            if (idle.size() <= MOST) return;
            var eldest = idle.entrySet().iterator();
            var gone = eldest.next().getValue();
            eldest.remove();
            for (var each : gone) each.close();
        }
    }

    /** A statement until it is closed: then it is as if new, and waits for the next one. */
    private static final class Lent implements InvocationHandler {
        private final Keeping home;
        private final String text;
        private final PreparedStatement statement;
        private final List<ResultSet> results = new ArrayList<>();
        private boolean closed = false;
        private boolean plain = true;

        Lent(Keeping home, String text, PreparedStatement statement) {
            this.home = home;
            this.text = text;
            this.statement = statement;
        }

        @Override
        public @Nullable Object invoke(Object self, Method method, Object @Nullable [] args)
                throws Throwable {
            var name = method.getName();
            if (name.equals("isClosed")) return closed || statement.isClosed();
            if (name.equals("close")) return close();
            if (closed) throw new SQLException("the statement is closed");
            if (isLasting(name)) plain = false;
            boolean done = false;
            try {
                var answer = call(statement, method, args);
                if (answer instanceof ResultSet rows) results.add(rows);
                done = true;
                return answer;
            } finally {
                if (!done) plain = false;
            }
        }

        /** What would stay with the statement, and which nobody here asks for. */
        private static boolean isLasting(String name) {
            return name.equals("addBatch")
                    || name.equals("setMaxRows")
                    || name.equals("setFetchSize")
                    || name.equals("setQueryTimeout")
                    || name.equals("cancel");
        }

        private @Nullable Object close() throws SQLException {
            if (closed) return null;
            closed = true;
            for (ResultSet rows : results) rows.close();
            if (!plain || statement.isClosed()) {
                statement.close();
                return null;
            }
            statement.clearParameters();
            home.back(text, statement);
            return null;
        }
    }
}
