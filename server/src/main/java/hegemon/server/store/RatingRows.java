package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.rating.Rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import javax.sql.DataSource;

/** How strong people play, and what each game made of it. */
public final class RatingRows {
    private static final String MEMBER =
            " p.claimed_at is not null and p.deleted_at is null and not exists (select 1 from"
                    + " program b where b.person_id = p.id)";
    private static final String SHOWN =
            " coalesce((select s.ratings from person_page s where s.person_id = p.id), 1) = 1";

    /** Whose rating at what. */
    public record Key(PersonId person, String game, PaceGroup pace) {}

    /** How strong after how many games. */
    public record Standing(Rating rating, int games, long at) {
        public static final Standing NEW = new Standing(Rating.FIRST, 0, 0);
    }

    /**
     * What a game made of somebody's rating.
     *
     * @param number which game of theirs it was, from 1
     */
    public record Step(
            TableId table,
            PersonId person,
            String game,
            PaceGroup pace,
            int number,
            long value,
            long deviation,
            long gain,
            long at) {
        public Rating rating() {
            return new Rating(value, deviation, Rating.FIRST.volatility());
        }
    }

    /** Somebody on a list of the best. */
    public record Ranked(String name, Rating rating, int games) {}

    private final Sql sql;

    public RatingRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** Whether this person has an account and is no program. */
    public boolean isMember(PersonId person) {
        return sql.any("person p where p.id = ? and" + MEMBER, person);
    }

    /**
     * Notes within a transaction that a game is counted now, if it never was. Nobody else counts a
     * game of these people until the transaction is over, and of two games of theirs the one that
     * is counted later has the later time.
     */
    public Optional<Long> count(TableId table, Collection<PersonId> people, long at) {
        // In the same order by everybody: two who wait for each other would wait for ever.
        people.stream()
                .sorted()
                .forEach(person -> sql.change("update person set id = id where id = ?", person));
        long latest =
                sql.ask(
                                """
                                select coalesce(max(rated_at), 0) from rating
                                    where person_id in (:people)
                                """)
                        .param("people", people.stream().map(PersonId::value).toList())
                        .query(Long.class)
                        .single();
        long counted = Math.max(at, latest + 1);
        int first =
                sql.change(
                        """
                        update game set rated_at = ?
                            where id = ? and rated = 1 and rated_at is null
                        """,
                        counted,
                        table);
        return first == 1 ? Optional.of(counted) : Optional.empty();
    }

    public Optional<Standing> of(Key key) {
        return sql.find(
                (row, ignored) -> standing(row),
                "select * from rating where person_id = ? and game = ? and pace = ?",
                key.person().value(),
                key.game(),
                key.pace().text());
    }

    /** All of somebody's, by game. */
    public Map<Key, Standing> of(PersonId person) {
        return keyed("select * from rating where person_id = :person order by game, pace", person);
    }

    private Map<Key, Standing> keyed(String query, PersonId person) {
        var found = new LinkedHashMap<Key, Standing>();
        sql.ask(query)
                .param("person", person.value())
                .query(
                        row -> {
                            found.put(
                                    new Key(
                                            new PersonId(row.getString("person_id")),
                                            row.getString("game"),
                                            pace(row)),
                                    standing(row));
                        });
        return found;
    }

    private static PaceGroup pace(ResultSet row) throws SQLException {
        return PaceGroup.parse(row.getString("pace")).orElseThrow();
    }

    private static Standing standing(ResultSet row) throws SQLException {
        return new Standing(rating(row), row.getInt("games"), row.getLong("rated_at"));
    }

    private static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                row.getLong("value"), row.getLong("deviation"), row.getLong("volatility"));
    }

    public void put(Key key, Standing standing, Step step) {
        var rating = standing.rating();
        sql.change(
                """
                insert into rating (person_id, game, pace, games, value, deviation,
                    volatility, rated_at)
                    values (?, ?, ?, ?, ?, ?, ?, ?)
                    on conflict (person_id, game, pace) do update
                    set games = excluded.games, value = excluded.value, deviation =
                        excluded.deviation, volatility = excluded.volatility, rated_at =
                        excluded.rated_at
                """,
                key.person().value(),
                key.game(),
                key.pace().text(),
                standing.games(),
                rating.value(),
                rating.deviation(),
                rating.volatility(),
                standing.at());
        sql.change(
                """
                insert into rating_step (game_id, person_id, game, pace, number, value,
                    deviation, gain, rated_at)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                step.table().value(),
                step.person().value(),
                step.game(),
                step.pace().text(),
                step.number(),
                step.value(),
                step.deviation(),
                step.gain(),
                step.at());
    }

    /** Whether this person shows the own ratings to others. */
    public boolean isShown(PersonId person) {
        return sql.any("person p where p.id = ? and" + SHOWN, person);
    }

    /** What this game made of the ratings of those who played it, by person. */
    public Map<PersonId, Step> steps(TableId table) {
        var steps = new TreeMap<PersonId, Step>();
        sql.list((row, ignored) -> step(row), "select * from rating_step where game_id = ?", table)
                .forEach(step -> steps.put(step.person(), step));
        return steps;
    }

    /** The latest steps of this rating, oldest first. */
    public List<Step> curve(Key key, int most) {
        return sql.list(
                        (row, ignored) -> step(row),
                        """
                        select * from rating_step
                            where person_id = ? and game = ? and pace = ?
                            order by number desc limit ?
                        """,
                        key.person().value(),
                        key.game(),
                        key.pace().text(),
                        most)
                .reversed();
    }

    private static Step step(ResultSet row) throws SQLException {
        return new Step(
                new TableId(row.getString("game_id")),
                new PersonId(row.getString("person_id")),
                row.getString("game"),
                pace(row),
                row.getInt("number"),
                row.getLong("value"),
                row.getLong("deviation"),
                row.getLong("gain"),
                row.getLong("rated_at"));
    }

    /**
     * The best of those who show their ratings.
     *
     * @param games that somebody must have played to be compared
     * @param deviation that the rating may have at most
     */
    public List<Ranked> best(String game, PaceGroup pace, int games, long deviation, int most) {
        return sql.ask(
                        "select p.name, r.* from rating r join person p on p.id = r.person_id where"
                            + " r.game = ? and r.pace = ? and r.games >= ? and r.deviation <= ? and"
                                + MEMBER
                                + " and"
                                + SHOWN
                                + " order by r.value desc, p.name limit ?",
                        game,
                        pace.text(),
                        games,
                        deviation,
                        most)
                .query(
                        (row, ignored) ->
                                new Ranked(row.getString("name"), rating(row), row.getInt("games")))
                .list();
    }

    /** The games that were counted and when, in the order in which they were. */
    public Map<TableId, Long> counted() {
        var counted = new LinkedHashMap<TableId, Long>();
        sql.ask("select id, rated_at from game where rated_at is not null order by rated_at, id")
                .query(
                        row -> {
                            counted.put(new TableId(row.getString("id")), row.getLong("rated_at"));
                        });
        return counted;
    }

    /** Everybody's, to be compared with what the logs say. */
    public Map<Key, Standing> all() {
        return keyed("select * from rating where person_id <> :person", PersonId.NOBODY);
    }

    /** Forgets all of them, to be written anew. */
    public void clear() {
        sql.change("delete from rating_step");
        sql.change("delete from rating");
    }
}
