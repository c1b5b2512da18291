package hegemon.server.accounts;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.store.Ids;
import hegemon.server.store.Sql;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import javax.sql.DataSource;

/**
 * Programs with accounts of their own: they sit at their own tables, not at their owner's, and
 * everybody sees by the name what they are.
 */
public final class Programs {
    /** So many programs with an account one person may have, those whose keys are gone too. */
    public static final int MOST = 20;

    private final Sql sql;
    private final ApiTokens keys;
    private final Clock clock;

    public Programs(DataSource database, ApiTokens keys, Clock clock) {
        this.sql = new Sql(database);
        this.keys = keys;
        this.clock = clock;
    }

    /** A key for the owner's program of this name, which gets an account if it has none yet. */
    public Parse<String> create(
            PersonId owner, String label, KeyScope scope, Optional<Duration> kept) {
        var name = NameRule.ofProgram(label);
        var refusal = NameRule.refuseProgram(name);
        if (refusal.isPresent()) return Parse.refused(refusal.get());
        if (keys(owner).size() >= ApiTokens.MOST)
            return Parse.refused(
                    Refusal.of("house", "server.programs.refuse.many", ApiTokens.MOST));
        if (sql.count("program where owner_id = ?", owner) >= MOST && known(owner, name).isEmpty())
            return Parse.refused(Refusal.of("house", "server.programs.refuse.programs", MOST));
        return sql.together(
                () ->
                        account(owner, name)
                                .map(program -> keys.create(program, name, scope, kept))
                                .orElseGet(
                                        () ->
                                                Parse.refused(
                                                        Refusal.of(
                                                                "house",
                                                                "server.people.refuse.name.taken",
                                                                name))));
    }

    private Optional<PersonId> account(PersonId owner, String name) {
        return known(owner, name).or(() -> opened(owner, name));
    }

    private Optional<PersonId> known(PersonId owner, String name) {
        return sql.find(
                Ids.PERSON,
                """
                select p.person_id from program p
                    join person a on a.id = p.person_id
                    where p.owner_id = ? and a.name_key = ?
                """,
                owner,
                NameRule.key(name));
    }

    private Optional<PersonId> opened(PersonId owner, String name) {
        var id = Lot.id();
        int done =
                sql.change(
                        """
                        insert into person (id, created_at, name, name_key, claimed_at)
                            select ?, ?, ?, ?, ?
                            where not exists (select 1 from person where name_key = ?)
                        """,
                        id,
                        clock.millis(),
                        name,
                        NameRule.key(name),
                        clock.millis(),
                        NameRule.key(name));
        if (done == 0) return Optional.empty();
        sql.change("insert into program (person_id, owner_id) values (?, ?)", id, owner);
        return Optional.of(id).map(PersonId::new);
    }

    /** All keys of this owner's programs, and those with which programs act as the owner. */
    public List<ApiTokens.ApiToken> keys(PersonId owner) {
        return holders(owner).flatMap(each -> keys.of(each).stream()).toList();
    }

    public void revoke(PersonId owner, String mark) {
        holders(owner).forEach(each -> keys.revoke(each, mark));
    }

    private Stream<PersonId> holders(PersonId owner) {
        var programs =
                sql.list(
                        Ids.PERSON,
                        """
                        select person_id from program where owner_id = ?
                            order by person_id
                        """,
                        owner);
        return Stream.concat(Stream.of(owner), programs.stream());
    }
}
