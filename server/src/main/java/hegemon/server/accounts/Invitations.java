package hegemon.server.accounts;

import hegemon.server.id.ClubId;
import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Invitations into a house where not everybody may claim an account. A member's are for one person
 * each; those of the house may be for several, last as long as it wants, and lead into a club.
 */
public final class Invitations {
    public static final int OPEN_AT_MOST = 10;
    public static final int MOST_USES = 500;
    public static final int MOST_DAYS = 365;
    private static final int PAGE = 200;

    /**
     * What an invitation of the house is to be.
     *
     * @param label whom it is for; for those who look after the house
     * @param uses how many people may come by it
     * @param club into which they come at once
     */
    public record Wish(String label, int uses, Duration lasts, Optional<ClubId> club) {}

    /** An invitation of the house by which people may still come. */
    public record Open(String id, String label, int left, Instant ends, Optional<ClubId> club) {}

    private static final Duration LASTS = Duration.ofDays(14);

    private final Sql sql;
    private final Clock clock;

    public Invitations(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** A new invitation by this member; empty if there are enough open ones. */
    public Optional<String> make(PersonId member) {
        if (open(member) >= OPEN_AT_MOST) return Optional.empty();
        var token = Tokens.token();
        keep(token, Optional.of(member), "", new Wish("", 1, LASTS, Optional.empty()));
        return Optional.of(token);
    }

    /** The house itself lets in whoever brings this token, even if it is closed to others. */
    public void byTheHouse(String token, Duration lasts) {
        keep(token, Optional.empty(), "", new Wish("", 1, lasts, Optional.empty()));
    }

    /** The house invites people: the token, which is kept nowhere. */
    public String forPeople(Wish wish) {
        var token = Tokens.token();
        keep(token, Optional.empty(), Lot.id(), wish);
        return token;
    }

    /** Those of the house by which people may still come, the latest first. */
    public List<Open> ofTheHouse() {
        return sql.ask(
                        "select * from house_invitation where id <> '' and uses_left > 0 and"
                                + " expires_at > ? order by created_at desc, id limit "
                                + PAGE,
                        clock.millis())
                .query(
                        (row, ignored) ->
                                new Open(
                                        row.getString("id"),
                                        row.getString("label"),
                                        row.getInt("uses_left"),
                                        Instant.ofEpochMilli(row.getLong("expires_at")),
                                        Optional.ofNullable(row.getString("club_id"))
                                                .map(ClubId::new)))
                .list();
    }

    /** Nobody comes by it any more. */
    public void withdraw(String id) {
        if (!id.isEmpty()) sql.change("update house_invitation set uses_left = 0 where id = ?", id);
    }

    private void keep(String token, Optional<PersonId> by, String id, Wish wish) {
        sql.ask(
                        "insert into house_invitation (token_hash, by_person, created_at,"
                                + " expires_at, id, label, uses_left, club_id) values (:hash, :by,"
                                + " :now, :end, :id, :label, :uses, :club)")
                .param("hash", Tokens.hash(token))
                .param("by", by.map(PersonId::value).orElse(null))
                .param("now", clock.millis())
                .param("end", clock.millis() + wish.lasts().toMillis())
                .param("id", id)
                .param("label", wish.label())
                .param("uses", wish.uses())
                .param("club", wish.club().map(ClubId::value).orElse(null))
                .update();
    }

    private int open(PersonId person) {
        return sql.count(
                "house_invitation where by_person = ? and uses_left > 0 and expires_at > ?",
                person,
                clock.millis());
    }

    public boolean isGood(String token) {
        return count(token, "") == 1;
    }

    public boolean isByTheHouse(String token) {
        return count(token, " and by_person is null") == 1;
    }

    private int count(String token, String by) {
        return sql.one(
                Integer.class,
                "select count(*) from house_invitation where token_hash = ? and uses_left >"
                        + " 0 and expires_at > ?"
                        + by,
                Tokens.hash(token),
                clock.millis());
    }

    /** Uses the invitation; of two at once, one wins the last place. Its club has a new member. */
    boolean use(String token, PersonId person) {
        var hash = Tokens.hash(token);
        boolean used =
                sql.change(
                                "update house_invitation set used_by = ?, uses_left = uses_left - 1"
                                    + " where token_hash = ? and uses_left > 0 and expires_at > ?",
                                person,
                                hash,
                                clock.millis())
                        == 1;
        if (used)
            sql.change(
                    "insert into club_member (club_id, person_id, standing, since) select"
                        + " i.club_id, ?, 'member', ? from house_invitation i join club c on c.id ="
                        + " i.club_id where i.token_hash = ? on conflict do nothing",
                    person,
                    clock.millis(),
                    hash);
        return used;
    }

    /** The links for administrators that nobody used are void; what invites people stays. */
    public void withdrawByTheHouse() {
        sql.change(
                "delete from house_invitation where by_person is null and id = '' and used_by is"
                        + " null");
    }

    /** Forgets those that ran out. */
    void tidy() {
        sql.change(
                "delete from house_invitation where used_by is null and expires_at < ?",
                clock.millis());
    }
}
