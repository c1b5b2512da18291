package hegemon.server.store;

import hegemon.server.id.PersonId;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/**
 * Whom people do not want to meet: they do not read their words nor see their tables, and get no
 * invitation from them. The other one is told nothing.
 */
public final class BlockRows {
    /** So many people one person may block. */
    public static final int MOST = 500;

    private final Sql sql;

    public BlockRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** False if this person has blocked as many as there may be. */
    public boolean block(PersonId person, PersonId other, long now) {
        if (sql.count("blocked where person_id = ?", person) >= MOST) return false;
        sql.change(
                "insert into blocked (person_id, other_id, since) values (?, ?, ?) on conflict"
                        + " (person_id, other_id) do nothing",
                person,
                other,
                now);
        return true;
    }

    public void unblock(PersonId person, PersonId other) {
        sql.change("delete from blocked where person_id = ? and other_id = ?", person, other);
    }

    /** Whom this person has blocked, the latest first. */
    public List<PersonId> of(PersonId person) {
        return sql.list(
                Ids.PERSON,
                "select other_id from blocked where person_id = ? order by since desc,"
                        + " other_id",
                person);
    }

    public boolean isBlocked(PersonId by, PersonId other) {
        return sql.any("blocked where person_id = ? and other_id = ?", by, other);
    }

    /** Whom this reader does not meet, and who does not want to meet this reader. */
    public Set<PersonId> apart(Optional<PersonId> reader) {
        if (reader.isEmpty()) return Set.of();
        return sql
                .ask(
                        "select other_id from blocked where person_id = :me union select person_id"
                                + " from blocked where other_id = :me")
                .param("me", reader.get().value())
                .query(Ids.PERSON)
                .list()
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }
}
