package hegemon.server.web.sparta;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The studies that people keep. Whoever has the address of one reads it. */
@Component
record StudyStore(Sql sql, Clock clock) {
    /** So many a person keeps. */
    static final int MOST = 100;

    /**
     * @param text its boards (SP-7.4)
     * @param version grows with each change
     */
    record Study(String id, PersonId person, String name, String text, int version) {}

    Optional<Study> find(String id) {
        return sql.ask("select id, person_id, name, text, version from study where id = ?", id)
                .query(
                        (row, ignored) ->
                                new Study(
                                        row.getString("id"),
                                        new PersonId(row.getString("person_id")),
                                        row.getString("name"),
                                        row.getString("text"),
                                        row.getInt("version")))
                .optional();
    }

    /** The address and the name of a study, and when it was last changed. */
    record Title(String id, String name, Instant changed) {}

    /** Somebody's, the latest first. */
    List<Title> of(PersonId person) {
        return sql.ask(
                        """
                        select id, name, changed_at from study where person_id = ?
                            order by changed_at desc, id limit ?
                        """,
                        person,
                        MOST)
                .query(
                        (row, ignored) ->
                                new Title(
                                        row.getString("id"),
                                        row.getString("name"),
                                        Instant.ofEpochMilli(row.getLong("changed_at"))))
                .list();
    }

    /** Nothing if this person keeps as many as anybody may. */
    Optional<String> add(PersonId person, String name, String text) {
        var id = Lot.id();
        int added =
                sql.change(
                        """
                        insert into study (id, person_id, name, text, version, changed_at)
                            select ?, ?, ?, ?, 1, ?
                            where (select count(*) from study where person_id = ?) < ?
                        """,
                        id,
                        person,
                        name,
                        text,
                        clock.millis(),
                        person,
                        MOST);
        return added == 1 ? Optional.of(id) : Optional.empty();
    }

    /** False if it was changed meanwhile, or is not this person's. */
    boolean change(Study changed) {
        return sql.change(
                        """
                        update study
                            set name = ?, text = ?, version = version + 1, changed_at = ?
                            where id = ? and person_id = ? and version = ?
                        """,
                        changed.name(),
                        changed.text(),
                        clock.millis(),
                        changed.id(),
                        changed.person().value(),
                        changed.version())
                == 1;
    }

    void remove(String id, PersonId person) {
        sql.change("delete from study where id = ? and person_id = ?", id, person);
    }
}
