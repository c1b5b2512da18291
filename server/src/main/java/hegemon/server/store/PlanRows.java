package hegemon.server.store;

import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Conditional moves: what a seat will answer if the other plays this or that. */
public final class PlanRows {
    /**
     * The lines of one seat.
     *
     * @param entry the log had this many entries when they began to hold
     * @param lines as text, in the notation of {@code hegemon.server.play.Plan}
     */
    public record Row(int entry, List<String> lines) {
        public Row {
            lines = List.copyOf(lines);
        }
    }

    private final Sql sql;

    public PlanRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public void put(TableId game, Seat seat, Row plan) {
        if (plan.lines().isEmpty()) {
            remove(game, seat);
            return;
        }
        sql.change(
                "insert into plan (game_id, seat, entry, lines) values (?, ?, ?, ?) on conflict"
                        + " (game_id, seat) do update set entry = excluded.entry, lines ="
                        + " excluded.lines",
                game,
                seat.name(),
                plan.entry(),
                String.join("\n", plan.lines()));
    }

    public void remove(TableId game, Seat seat) {
        sql.change("delete from plan where game_id = ? and seat = ?", game, seat.name());
    }

    /** What everybody at this table has said. */
    public SortedMap<Seat, Row> of(TableId game) {
        var plans = new TreeMap<Seat, Row>();
        sql.ask("select seat, entry, lines from plan where game_id = ?", game)
                .query(
                        row -> {
                            plans.put(
                                    new Seat(row.getString("seat")),
                                    new Row(
                                            row.getInt("entry"),
                                            row.getString("lines").lines().toList()));
                        });
        return plans;
    }

    public Optional<Row> of(TableId game, Seat seat) {
        return sql.ask(
                        "select entry, lines from plan where game_id = ? and seat = ?",
                        game,
                        seat.name())
                .query(
                        (row, ignored) ->
                                new Row(
                                        row.getInt("entry"),
                                        row.getString("lines").lines().toList()))
                .optional();
    }
}
