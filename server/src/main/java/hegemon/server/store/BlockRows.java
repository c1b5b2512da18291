package hegemon.server.store;

import hegemon.server.id.PersonId;

import org.springframework.jdbc.core.simple.JdbcClient;

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
    private final JdbcClient sql;

    public BlockRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    public void block(PersonId person, PersonId other, long now) {
        sql.sql(
                        "insert into blocked (person_id, other_id, since) values (?, ?, ?) on"
                                + " conflict (person_id, other_id) do nothing")
                .params(person.value(), other.value(), now)
                .update();
    }

    public void unblock(PersonId person, PersonId other) {
        sql.sql("delete from blocked where person_id = ? and other_id = ?")
                .params(person.value(), other.value())
                .update();
    }

    /** Whom this person has blocked, the latest first. */
    public List<PersonId> of(PersonId person) {
        return sql.sql(
                        "select other_id from blocked where person_id = ? order by since desc,"
                                + " other_id")
                .param(person.value())
                .query(Ids.PERSON)
                .list();
    }

    public boolean isBlocked(PersonId by, PersonId other) {
        return Count.any(
                sql, "blocked where person_id = ? and other_id = ?", by.value(), other.value());
    }

    /** Whom this reader does not meet, and who does not want to meet this reader. */
    public Set<PersonId> apart(Optional<PersonId> reader) {
        if (reader.isEmpty()) return Set.of();
        return sql
                .sql(
                        "select other_id from blocked where person_id = :me union select person_id"
                                + " from blocked where other_id = :me")
                .param("me", reader.get().value())
                .query(Ids.PERSON)
                .list()
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }
}
