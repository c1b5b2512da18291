package hegemon.server.store;

import hegemon.server.id.ClubId;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** Clubs, who belongs to them, and the tables of their lobby. */
public final class ClubRows {
    /** No list shows more. */
    public static final int MOST = 200;

    private static final String COLUMNS =
            "select c.*, (select count(*) from club_member m where m.club_id = c.id and m.standing"
                    + " <> 'asked') as members from club c";

    /** Those who lead a club may let others in and make events; who asked is not in it yet. */
    public enum Rank {
        ASKED,
        MEMBER,
        DIRECTOR;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A club.
     *
     * @param invitation the number of the link by which people join now
     */
    public record Club(
            ClubId id, String name, String about, int invitation, int members, long since) {}

    /** Somebody in a club, or at its door. */
    public record Member(PersonId person, Rank rank, long since) {}

    private final Sql sql;

    public ClubRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** False if another club is called so. */
    public boolean create(Club club, String nameKey) {
        return sql.change(
                        """
                        insert into club (id, name, name_key, about, invitation,
                            created_at)
                            values (?, ?, ?, ?, ?, ?) on conflict do nothing
                        """,
                        club.id().value(),
                        club.name(),
                        nameKey,
                        club.about(),
                        club.invitation(),
                        club.since())
                == 1;
    }

    public void describe(ClubId club, String about) {
        sql.change("update club set about = ? where id = ?", about, club.value());
    }

    /** From now on another link is good. */
    public void renew(ClubId club) {
        sql.change("update club set invitation = invitation + 1 where id = ?", club.value());
    }

    public Optional<Club> find(ClubId id) {
        return sql.find(ClubRows::club, COLUMNS + " where c.id = ?", id);
    }

    /** Those with most members first. */
    public List<Club> all() {
        return sql.list(
                ClubRows::club, COLUMNS + " order by members desc, c.name_key limit " + MOST);
    }

    public List<Club> of(PersonId person) {
        return sql.list(
                ClubRows::club,
                COLUMNS
                        + " join club_member o on o.club_id = c.id where o.person_id = ?"
                        + " and o.standing <> 'asked' order by c.name_key limit "
                        + MOST,
                person);
    }

    private static Club club(ResultSet row, int ignored) throws SQLException {
        return new Club(
                new ClubId(row.getString("id")),
                row.getString("name"),
                row.getString("about"),
                row.getInt("invitation"),
                row.getInt("members"),
                row.getLong("created_at"));
    }

    /** Directors first, then by the time they have been there. */
    public List<Member> members(ClubId club) {
        return sql.ask(
                        """
                        select * from club_member where club_id = ?
                            order by case standing when 'director' then 0 when 'member' then 1
                                else 2 end, since, person_id
                        """,
                        club.value())
                .query(
                        (row, ignored) ->
                                new Member(
                                        new PersonId(row.getString("person_id")),
                                        Rank.valueOf(
                                                row.getString("standing").toUpperCase(Locale.ROOT)),
                                        row.getLong("since")))
                .list();
    }

    /** Whatever the person was there before. */
    public void put(ClubId club, Member member) {
        sql.change(
                """
                insert into club_member (club_id, person_id, standing, since)
                    values (?, ?, ?, ?)
                    on conflict (club_id, person_id) do update
                    set standing = excluded.standing
                """,
                club.value(),
                member.person().value(),
                member.rank().text(),
                member.since());
    }

    public void remove(ClubId club, PersonId person) {
        sql.change(
                "delete from club_member where club_id = ? and person_id = ?",
                club.value(),
                person);
    }

    public void addTable(ClubId club, TableId table, PersonId person, long at) {
        sql.change(
                """
                insert into club_table (club_id, game_id, person_id, added_at)
                    values (?, ?, ?, ?) on conflict do nothing
                """,
                club.value(),
                table,
                person,
                at);
    }

    public void removeTable(ClubId club, TableId table) {
        sql.change("delete from club_table where club_id = ? and game_id = ?", club.value(), table);
    }

    /** The tables of its lobby that are not over, newest first. */
    public List<TableId> tables(ClubId club, int most) {
        return sql.list(
                Ids.TABLE,
                """
                select t.game_id from club_table t
                    join game g on g.id = t.game_id
                    where t.club_id = ? and g.ended_at is null
                    order by t.added_at desc, t.game_id limit ?
                """,
                club.value(),
                most);
    }
}
