package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Somebody's tables as lists show them, a part at a time. What it costs grows with the part. */
public final class ListRows {
    private static final String QUERY =
            "select g.name, g.setup, g.pace, g.started_at, s.game_id, s.news_at, o.kind as offered,"
                + " o.seat as offered_by, o.entry as offered_at, m.entry, m.seats, m.awaited,"
                + " m.advised, m.winners, m.rule, m.scores, m.caption, m.veiled, m.clocks from seat"
                + " s join game g on g.id = s.game_id join summary m on m.game_id = s.game_id left"
                + " join offer o on o.game_id = s.game_id and o.answer = 'open' where s.guest_id ="
                + " :person and s.standing = :standing";

    /** Who sits where nobody may know it is not found either. */
    private static final String SEARCHED =
            " and (m.veiled = 0 and exists (select 1 from seat w join person p on p.id = w.guest_id"
                    + " where w.game_id = s.game_id and w.guest_id <> s.guest_id and lower(p.name)"
                    + " like lower(:search) escape '!') or exists (select 1 from campaign c where"
                    + " c.game_id = s.game_id and lower(c.title) like lower(:search) escape '!'))";

    /**
     * Not a table that waits for whoever has its link: to list it would be to hand the link out.
     */
    private static final String SEEN_BY_ALL =
            " and g.watchable = 1 and m.veiled = 0 and (g.listed = 1 or s.standing = 2 or not"
                + " exists (select 1 from seat f where f.game_id = g.id and f.guest_id is null and"
                + " f.bot_level is null))";

    private final Sql sql;

    public ListRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** Always from the top of the list down, whichever way the part was found. */
    public List<Listed> of(Listed.Part part) {
        var found = new ArrayList<Listed>();
        var standings = new ArrayList<>(part.kind().standings());
        if (part.newer()) Collections.reverse(standings);
        for (Standing standing : standings)
            if (found.size() < part.limit() && isAhead(standing, part))
                found.addAll(rows(part, standing, part.limit() - found.size()));
        if (part.newer()) Collections.reverse(found);
        return seated(found);
    }

    private static boolean isAhead(Standing standing, Listed.Part part) {
        if (part.from().isEmpty()) return true;
        int way = standing.compareTo(part.from().get().standing());
        return part.newer() ? way <= 0 : way >= 0;
    }

    private List<Listed> rows(Listed.Part part, Standing standing, int limit) {
        var from = part.from().filter(key -> key.standing() == standing);
        var query =
                sql.ask(
                                QUERY
                                        + (part.game().isPresent() ? " and g.name = :game" : "")
                                        + (part.open() ? SEEN_BY_ALL : "")
                                        + (part.search().isEmpty() ? "" : SEARCHED)
                                        + (from.isPresent()
                                                ? " and (s.news_at, s.game_id) "
                                                        + (part.newer() ? ">" : "<")
                                                        + " (:at, :id)"
                                                : "")
                                        + " order by s.news_at "
                                        + (part.newer() ? "" : "desc")
                                        + ", s.game_id "
                                        + (part.newer() ? "" : "desc")
                                        + " limit :limit")
                        .param("person", part.person().value())
                        .param("standing", standing.code())
                        .param("limit", limit);
        if (!part.search().isEmpty()) query = query.param("search", anywhere(part.search()));
        if (part.game().isPresent()) query = query.param("game", part.game().get());
        if (from.isPresent())
            query = query.param("at", from.get().newsAt()).param("id", from.get().id().value());
        return query.query((row, ignored) -> row(row, standing)).list();
    }

    private static String anywhere(String words) {
        return "%" + words.replaceAll("[!%_]", "!$0") + "%";
    }

    private static Listed row(ResultSet row, Standing standing) throws SQLException {
        row.getLong("started_at");
        boolean started = !row.wasNull();
        var summary = SummaryRows.read(row);
        return new Listed(
                new Listed.Key(
                        standing, row.getLong("news_at"), new TableId(row.getString("game_id"))),
                row.getString("name"),
                row.getString("setup"),
                pace(row),
                started,
                summary,
                Collections.emptySortedMap(),
                offer(row).filter(offer -> offer.entry() == summary.entry()));
    }

    private static Pace pace(ResultSet row) throws SQLException {
        return Pace.parse(row.getString("pace")).orElse(new Pace.Untimed());
    }

    private static Optional<OfferRows.Row> offer(ResultSet row) throws SQLException {
        var kind = Optional.ofNullable(row.getString("offered"));
        if (kind.isEmpty()) return Optional.empty();
        return Optional.of(
                new OfferRows.Row(
                        kind.get(),
                        new Seat(row.getString("offered_by")),
                        row.getInt("offered_at"),
                        OfferRows.Answer.OPEN));
    }

    /**
     * So many games of one kind.
     *
     * @param veiled whether somebody may not know who sits there
     * @param mine the seat of the person
     * @param winners nothing while they go on
     */
    public record Tally(
            String game,
            Pace pace,
            Occupant opponent,
            boolean veiled,
            Seat mine,
            Optional<List<Seat>> winners,
            int games) {}

    /** The games of this person, counted by game, opponent and outcome; called off is none. */
    public List<Tally> tally(PersonId person) {
        return sql.ask(
                        "select g.name, g.pace, s.seat, o.guest_id, o.bot_level, m.veiled,"
                            + " m.winners, count(*) as games from seat s join game g on g.id ="
                            + " s.game_id join summary m on m.game_id = s.game_id join seat o on"
                            + " o.game_id = s.game_id and coalesce(o.guest_id, '') <> s.guest_id"
                            + " where s.guest_id = ? and s.standing between 0 and 2 and"
                            + " coalesce(m.rule, '') <> 'aborted' group by g.name, g.pace, s.seat,"
                            + " o.guest_id, o.bot_level, m.veiled, m.winners",
                        person)
                .query(
                        (row, ignored) ->
                                new Tally(
                                        row.getString("name"),
                                        pace(row),
                                        SeatRows.occupant(row),
                                        row.getInt("veiled") == 1,
                                        new Seat(row.getString("seat")),
                                        Optional.ofNullable(row.getString("winners"))
                                                .map(SummaryRows::seats),
                                        row.getInt("games")))
                .list();
    }

    private List<Listed> seated(List<Listed> rows) {
        if (rows.isEmpty()) return List.of();
        Map<TableId, SortedMap<Seat, Occupant>> seats = new HashMap<>();
        sql.ask("select game_id, seat, guest_id, bot_level from seat where game_id in (:games)")
                .param("games", rows.stream().map(row -> row.id().value()).toList())
                .query(
                        row -> {
                            seats.computeIfAbsent(
                                            new TableId(row.getString("game_id")),
                                            ignored -> new TreeMap<>())
                                    .put(new Seat(row.getString("seat")), SeatRows.occupant(row));
                        });
        return rows.stream()
                .map(row -> row.with(seats.getOrDefault(row.id(), new TreeMap<>())))
                .toList();
    }
}
