package hegemon.server.admin;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Interventions;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Ids;
import hegemon.server.store.Listed.Kind;
import hegemon.server.store.Listed.Part;
import hegemon.server.store.Sql;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * What administrators see of tables, and do there. They see who sits where and how far a game has
 * come, never what is hidden in it.
 */
public final class GamesDesk {
    private static final int PAGE = 100;

    /** A table in the list, and who sits there. */
    public record Listed(
            TableId id, String game, Instant since, int entries, List<PersonId> people, int bots) {}

    private final Sql sql;
    private final Tables tables;
    private final Summaries summaries;
    private final Interventions interventions;
    private final AuditLog audit;

    public GamesDesk(DataSource database, Tables tables, Summaries summaries, AuditLog audit) {
        this.sql = new Sql(database);
        this.tables = tables;
        this.summaries = summaries;
        this.interventions = new Interventions(tables);
        this.audit = audit;
    }

    /** The newest tables whose id begins so, or at which somebody sits whose name holds this. */
    public List<Listed> search(String text) {
        var word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[%_]", "");
        return listed(
                "id like :id or exists (select 1 from seat s join person p on p.id = s.guest_id"
                        + " where s.game_id = game.id and lower(coalesce(p.name, '')) like :name)",
                text.strip().replaceAll("[^A-Za-z0-9_-]", "") + "%",
                "%" + word + "%");
    }

    /** This table as in the list, also if it cannot be played any more. */
    public Optional<Listed> described(String id) {
        return listed("id = :id or id = :name", id, id).stream().findFirst();
    }

    private List<Listed> listed(String which, String id, String name) {
        return sql.ask(
                        "select id, name, created_at, (select count(*) from entry e where e.game_id"
                                + " = game.id) as entries from game where "
                                + which
                                + " order by created_at desc, id limit "
                                + PAGE)
                .param("id", id)
                .param("name", name)
                .query(
                        (row, ignored) ->
                                new Listed(
                                        new TableId(row.getString("id")),
                                        row.getString("name"),
                                        Instant.ofEpochMilli(row.getLong("created_at")),
                                        row.getInt("entries"),
                                        people(new TableId(row.getString("id"))),
                                        bots(new TableId(row.getString("id")))))
                .list();
    }

    private List<PersonId> people(TableId table) {
        return sql.list(
                Ids.PERSON,
                """
                select distinct guest_id from seat
                    where game_id = ? and guest_id is not null order by guest_id
                """,
                table.value());
    }

    private int bots(TableId table) {
        return sql.count("seat where game_id = ? and bot_level is not null", table.value());
    }

    public Optional<LiveTable> find(TableId id) {
        return tables.find(id);
    }

    /** The tables at which this person sits, those of interest first; not more than a page. */
    public List<hegemon.server.store.Listed> of(PersonId person) {
        return summaries.of(Part.first(person, Kind.ALL, PAGE));
    }

    public Reply end(PersonId by, LiveTable table) {
        return interventions.end(table, record(by, AuditLog.Act.END, table, ""));
    }

    public Reply takeBack(PersonId by, LiveTable table, int to) {
        var record = record(by, AuditLog.Act.TAKE_BACK, table, Integer.toString(to));
        return interventions.takeBack(table, to, record);
    }

    public boolean transfer(PersonId by, LiveTable table, String seat, PersonId person) {
        var record = record(by, AuditLog.Act.TRANSFER, table, seat + " " + person);
        return interventions.transfer(table, seat, person, record);
    }

    /** The log of the game shows the act itself; this writes, together with it, who did it. */
    private Runnable record(PersonId by, AuditLog.Act act, LiveTable table, String detail) {
        return () -> audit.write(Optional.of(by), act, table.id().value(), detail);
    }
}
