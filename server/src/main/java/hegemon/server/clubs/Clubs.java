package hegemon.server.clubs;

import hegemon.server.accounts.HouseKey;
import hegemon.server.accounts.NameRule;
import hegemon.server.id.ClubId;
import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.ClubRows;
import hegemon.server.store.ClubRows.Club;
import hegemon.server.store.ClubRows.Member;
import hegemon.server.store.ClubRows.Rank;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Who belongs to a club, and which tables lie in its lobby. */
public final class Clubs {
    public static final int LONGEST_NAME = 40;
    public static final int LONGEST_ABOUT = 2_000;
    private static final int SHORTEST_NAME = 2;
    private static final int MOST_OF_ONE = 20;
    private static final int MOST_MEMBERS = ClubRows.MOST;
    private static final int MOST_TABLES = 50;
    private static final String INVITATION = "club";

    private final ClubRows rows;
    private final Tables tables;
    private final HouseKey key;
    private final Clock clock;

    public Clubs(ClubRows rows, Tables tables, HouseKey key, Clock clock) {
        this.rows = rows;
        this.tables = tables;
        this.key = key;
        this.clock = clock;
    }

    public List<Club> all() {
        return rows.all();
    }

    public List<Club> of(PersonId person) {
        return rows.of(person);
    }

    public Optional<Club> find(ClubId id) {
        return rows.find(id);
    }

    public List<Member> members(ClubId club) {
        return rows.members(club);
    }

    /** Founds a club; whoever does leads it. */
    public Parse<Club> found(String name, String about, PersonId person) {
        var called = NameRule.tidy(name);
        if (called.length() < SHORTEST_NAME || NameRule.key(called).isEmpty())
            return refused("name", LONGEST_NAME);
        if (called.length() > LONGEST_NAME) return refused("name", LONGEST_NAME);
        if (about.length() > LONGEST_ABOUT) return refused("about", LONGEST_ABOUT);
        if (rows.of(person).size() >= MOST_OF_ONE) return refused("many", MOST_OF_ONE);
        var club = new Club(new ClubId(Lot.id()), called, about.strip(), 1, 1, clock.millis());
        boolean done =
                tables.together(
                        () -> {
                            if (!rows.create(club, NameRule.key(called))) return false;
                            put(club.id(), person, Rank.DIRECTOR);
                            return true;
                        });
        return done ? Parse.of(club) : refused("taken", called);
    }

    private static <T> Parse<T> refused(String why, Object... args) {
        return Parse.refused(refusal(why, args));
    }

    private static Refusal refusal(String why, Object... args) {
        return Refusal.of("house", "server.refuse.club." + why, args);
    }

    private void put(ClubId club, PersonId person, Rank rank) {
        rows.put(club, new Member(person, rank, clock.millis()));
    }

    /** What somebody is in a club. Where nobody leads any more, the oldest member does. */
    public Optional<Rank> rank(ClubId club, Optional<PersonId> person) {
        var members = rows.members(club);
        var rank =
                members.stream()
                        .filter(each -> person.equals(Optional.of(each.person())))
                        .map(Member::rank)
                        .findFirst();
        boolean isLed = members.stream().anyMatch(each -> each.rank() == Rank.DIRECTOR);
        boolean oldest =
                !members.isEmpty() && person.equals(Optional.of(members.getFirst().person()));
        return !isLed && oldest && rank.equals(Optional.of(Rank.MEMBER))
                ? Optional.of(Rank.DIRECTOR)
                : rank;
    }

    public boolean isMember(ClubId club, Optional<PersonId> person) {
        return rank(club, person).filter(rank -> rank != Rank.ASKED).isPresent();
    }

    public boolean leads(ClubId club, Optional<PersonId> person) {
        return rank(club, person).filter(rank -> rank == Rank.DIRECTOR).isPresent();
    }

    public void describe(Club club, String about) {
        rows.describe(
                club.id(),
                about.strip().substring(0, Math.min(about.strip().length(), LONGEST_ABOUT)));
    }

    /** Asks to be let in; nothing changes for who is in. */
    public Optional<Refusal> ask(Club club, PersonId person) {
        if (rank(club.id(), Optional.of(person)).isPresent()) return Optional.empty();
        if (isFull(club)) return Optional.of(refusal("full", MOST_MEMBERS));
        put(club.id(), person, Rank.ASKED);
        return Optional.empty();
    }

    private boolean isFull(Club club) {
        return rows.members(club.id()).size() >= MOST_MEMBERS;
    }

    /** The path of the page by which people join without asking. */
    public String invitation(Club club) {
        return "/clubs/" + club.id() + "/join/" + token(club);
    }

    private String token(Club club) {
        return key.sign(INVITATION, club.id() + " " + club.invitation());
    }

    public void renew(Club club) {
        rows.renew(club.id());
    }

    public boolean isInvited(Club club, String token) {
        return key.isSigned(INVITATION, club.id() + " " + club.invitation(), token);
    }

    /** Lets somebody in: who brought the link, or who asked. */
    public Optional<Refusal> admit(Club club, PersonId person) {
        if (isMember(club.id(), Optional.of(person))) return Optional.empty();
        boolean asked = rank(club.id(), Optional.of(person)).isPresent();
        if (!asked && isFull(club)) return Optional.of(refusal("full", MOST_MEMBERS));
        put(club.id(), person, Rank.MEMBER);
        return Optional.empty();
    }

    /** Makes a member lead, too. */
    public void appoint(Club club, PersonId person) {
        if (isMember(club.id(), Optional.of(person))) put(club.id(), person, Rank.DIRECTOR);
    }

    public void remove(Club club, PersonId person) {
        rows.remove(club.id(), person);
    }

    /** Puts a table into the lobby of the club. */
    public Optional<Refusal> add(Club club, TableId table, PersonId person) {
        if (rows.tables(club.id(), MOST_TABLES).size() >= MOST_TABLES)
            return Optional.of(refusal("tables", MOST_TABLES));
        rows.addTable(club.id(), table, person, clock.millis());
        return Optional.empty();
    }

    /** The table itself stays. */
    public void removeTable(Club club, TableId table) {
        rows.removeTable(club.id(), table);
    }

    /** What lies in its lobby and is not over, as far as this person may see it. */
    public List<LiveTable> lobby(Club club, Optional<PersonId> person) {
        return rows.tables(club.id(), MOST_TABLES).stream()
                .flatMap(id -> tables.glance(id).stream())
                .filter(table -> table.now().isVisibleTo(person))
                .toList();
    }
}
