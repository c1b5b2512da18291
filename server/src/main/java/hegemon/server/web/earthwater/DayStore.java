package hegemon.server.web.earthwater;

import hegemon.earthwater.Position;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Ids;
import hegemon.server.store.Sql;
import hegemon.server.store.SummaryRows;
import hegemon.table.Chance;

import org.springframework.stereotype.Component;

import java.time.Instant;
import java.util.List;
import java.util.Set;

/** The games that were played with the dice of some days. */
@Component
record DayStore(Sql sql) {
    /** A table of a day or a week reads no more games than this. */
    private static final int MOST = 5_000;

    /**
     * A game that is over.
     *
     * @param person who played it
     * @param score Persian points are positive; whoever gave up has lost by all there are
     */
    record Played(
            TableId game,
            String setup,
            PersonId person,
            String name,
            String winners,
            int score,
            Instant ended) {}

    /**
     * Those without advice that are over, given up or not, by people who had an account when they
     * began: a guest could begin again with other eyes.
     */
    List<Played> of(List<Chance> days) {
        return sql.ask(
                        """
                        select g.id, g.setup, g.ended_at, p.id as person, p.name, s.winners, s.scores, s.rule from game g
                            join summary s on s.game_id = g.id join person p on p.id = g.maker
                            where g.secret in (:secrets) and p.claimed_at <= g.created_at and p.deleted_at is null
                            and s.winners is not null and s.rule <> 'aborted' and s.advised = ''
                            order by g.created_at, g.id limit :most
                        """)
                .param("secrets", days.stream().map(Chance::hex).toList())
                .param("most", MOST)
                .query(
                        (row, ignored) ->
                                new Played(
                                        new TableId(row.getString("id")),
                                        row.getString("setup"),
                                        new PersonId(row.getString("person")),
                                        row.getString("name"),
                                        row.getString("winners"),
                                        lead(row.getString("rule"), row.getString("scores")),
                                        Instant.ofEpochMilli(row.getLong("ended_at"))))
                .list();
    }

    private static int lead(String rule, String scores) {
        return rule.startsWith("EW-")
                ? SoloGame.persianLead(SummaryRows.scores(scores))
                : Position.TRACK_END;
    }

    /** Whom somebody knows from a table or a club. */
    Set<PersonId> friends(PersonId person) {
        return Set.copyOf(
                sql.ask(
                                """
                                select other.guest_id from seat mine join seat other on other.game_id = mine.game_id
                                    where mine.guest_id = :person and other.guest_id is not null
                                union
                                select other.person_id from club_member mine join club_member other on other.club_id = mine.club_id
                                    where mine.person_id = :person and mine.standing <> 'asked' and other.standing <> 'asked'
                                limit :most
                                """)
                        .param("person", person.value())
                        .param("most", MOST)
                        .query(Ids.PERSON)
                        .list());
    }
}
