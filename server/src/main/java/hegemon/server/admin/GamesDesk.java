package hegemon.server.admin;

import hegemon.server.play.Interventions;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed.Kind;
import hegemon.server.store.Listed.Part;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * What administrators see of tables, and do there. They see who sits where and how far a game has
 * come, never what is hidden in it.
 */
public final class GamesDesk {
    private static final int PAGE = 100;

    /** A table in the list. */
    public record Listed(String id, String game, Instant since, int entries) {}

    private final JdbcClient sql;
    private final Tables tables;
    private final Summaries summaries;
    private final Interventions interventions;
    private final AuditLog audit;

    public GamesDesk(DataSource database, Tables tables, Summaries summaries, AuditLog audit) {
        this.sql = JdbcClient.create(database);
        this.tables = tables;
        this.summaries = summaries;
        this.interventions = new Interventions(tables);
        this.audit = audit;
    }

    /** The newest tables whose id begins so. */
    public List<Listed> search(String beginning) {
        return sql.sql(
                        "select id, name, created_at, (select count(*) from entry e where e.game_id"
                                + " = game.id) as entries from game where id like ? order by"
                                + " created_at desc, id limit "
                                + PAGE)
                .param(beginning.strip().replaceAll("[^A-Za-z0-9_-]", "") + "%")
                .query(
                        (row, ignored) ->
                                new Listed(
                                        row.getString("id"),
                                        row.getString("name"),
                                        Instant.ofEpochMilli(row.getLong("created_at")),
                                        row.getInt("entries")))
                .list();
    }

    public Optional<LiveTable> find(String id) {
        return tables.find(id);
    }

    /** The tables at which this person sits, those of interest first; not more than a page. */
    public List<hegemon.server.store.Listed> of(String person) {
        return summaries.of(Part.first(person, Kind.ALL, PAGE));
    }

    public Reply end(String by, LiveTable table) {
        return interventions.end(table, record(by, AuditLog.Act.END, table, ""));
    }

    public Reply takeBack(String by, LiveTable table, int to) {
        var record = record(by, AuditLog.Act.TAKE_BACK, table, Integer.toString(to));
        return interventions.takeBack(table, to, record);
    }

    public boolean transfer(String by, LiveTable table, String seat, String person) {
        var record = record(by, AuditLog.Act.TRANSFER, table, seat + " " + person);
        return interventions.transfer(table, seat, person, record);
    }

    /** The log of the game shows the act itself; this writes, together with it, who did it. */
    private Runnable record(String by, AuditLog.Act act, LiveTable table, String detail) {
        return () -> audit.write(Optional.of(by), act, table.id(), detail);
    }
}
