package hegemon.server.store;

import org.flywaydb.core.api.FlywayException;

import java.sql.SQLException;
import java.util.Optional;

/** The database answers, but its tables cannot be made or changed. */
public final class Unprepared extends RuntimeException {
    /** What PostgreSQL answers where a right is missing (SQLSTATE). */
    private static final String NO_RIGHT = "42501";

    private final Optional<String> known;

    Unprepared(FlywayException failure) {
        super(failure);
        this.known = Optional.empty();
    }

    Unprepared(String sentence, Exception failure) {
        super(failure);
        this.known = Optional.of(sentence);
    }

    /** Why, and what to do where that is known. */
    public String sentence() {
        return known.orElseGet(this::told);
    }

    private String told() {
        var cause = sql();
        var said =
                "the tables of the database cannot be made: "
                        + firstLine(cause.map(Throwable.class::cast).orElseGet(this::getCause));
        return cause.map(SQLException::getSQLState).filter(NO_RIGHT::equals).isPresent()
                ? said + ". Make its user the owner of the database, or grant it all on the schema."
                : said;
    }

    private Optional<SQLException> sql() {
        for (Throwable each = getCause(); each != null; each = each.getCause())
            if (each instanceof SQLException said) return Optional.of(said);
        return Optional.empty();
    }

    /** Databases go on about positions and statements. */
    private static String firstLine(Throwable failure) {
        var said = String.valueOf(failure.getMessage()).lines().findFirst().orElse("no answer");
        return Database.shown(said);
    }
}
