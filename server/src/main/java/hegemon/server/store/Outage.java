package hegemon.server.store;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.TransactionSystemException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Tells a database that cannot work at the moment from a mistake of ours. */
public final class Outage {
    /** Lost connections, shutting down, and out of disk or memory (PostgreSQL, appendix A). */
    private static final Set<String> STATES = Set.of("08", "53", "57", "58");

    private static final Set<SQLiteErrorCode> SQLITE =
            EnumSet.of(
                    SQLiteErrorCode.SQLITE_FULL,
                    SQLiteErrorCode.SQLITE_IOERR,
                    SQLiteErrorCode.SQLITE_IOERR_WRITE,
                    SQLiteErrorCode.SQLITE_IOERR_FSYNC,
                    SQLiteErrorCode.SQLITE_BUSY,
                    SQLiteErrorCode.SQLITE_CANTOPEN);

    private Outage() {}

    /** What the database said, if it is to blame. */
    public static Optional<String> of(Throwable failure) {
        boolean blamed = false;
        Throwable last = failure;
        for (Throwable each = failure; each != null; each = each.getCause()) {
            blamed |= isOne(each);
            last = each;
        }
        return blamed ? Optional.of(firstLine(last)) : Optional.empty();
    }

    private static boolean isOne(Throwable each) {
        return switch (each) {
            case DataAccessResourceFailureException ignored -> true;
            case CannotCreateTransactionException ignored -> true;
            // Neither kept nor taken back: of a connection that is gone nothing says why.
            case TransactionSystemException ignored -> true;
            case SQLiteException sqlite -> SQLITE.contains(sqlite.getResultCode());
            case SQLException sql ->
                    sql.getSQLState() != null
                            && sql.getSQLState().length() == 5
                            && STATES.contains(sql.getSQLState().substring(0, 2));
            default -> false;
        };
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    }
}
