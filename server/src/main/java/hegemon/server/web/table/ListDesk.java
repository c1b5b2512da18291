package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.Leaders;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed;
import hegemon.server.store.Occupant;
import hegemon.server.store.Summary;
import hegemon.table.Score;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where readers get lists of their tables: what is shown of each, and no more. */
@Component
public class ListDesk {
    private final Summaries summaries;
    private final Tables tables;
    private final Campaigns campaigns;
    private final Calendars calendars;
    private final Directory people;
    private final Clock clock;

    ListDesk(
            Summaries summaries,
            Tables tables,
            Campaigns campaigns,
            Calendars calendars,
            Directory people,
            Clock clock) {
        this.summaries = summaries;
        this.tables = tables;
        this.campaigns = campaigns;
        this.calendars = calendars;
        this.people = people;
        this.clock = clock;
    }

    public List<ListedTable> list(Listed.Part part) {
        return list(part, part.person());
    }

    /** Somebody's tables as another one may see them: what waits for whom is their own business. */
    public List<ListedTable> list(Listed.Part part, PersonId reader) {
        Map<PersonId, Optional<String>> names = new HashMap<>();
        return summaries.of(part).stream()
                .map(listed -> table(listed, part.person(), reader, names))
                .toList();
    }

    private ListedTable table(
            Listed listed, PersonId owner, PersonId reader, Map<PersonId, Optional<String>> names) {
        var summary = listed.summary();
        var seat = listed.seatOf(owner);
        boolean own = owner.equals(reader);
        return new ListedTable(
                listed.id(),
                listed.key().text(),
                listed.game(),
                Setups.shown(listed.game(), listed.setup(), summary.ending().isPresent()),
                title(listed),
                summary.caption(),
                scores(listed, owner),
                summary.entry(),
                seat.name(),
                summary.seats().stream()
                        .map(
                                each ->
                                        seat(
                                                listed,
                                                each,
                                                listed.occupants()
                                                        .getOrDefault(each, new Occupant.Open()),
                                                reader,
                                                names))
                        .toList(),
                turn(summary),
                result(listed, owner),
                own && listed.started() && summary.awaited().contains(seat),
                own && listed.offer().filter(offer -> !offer.seat().equals(seat)).isPresent(),
                own && summaries.isLate(listed, reader),
                !summary.advised().isEmpty(),
                own ? summaries.left(listed, seat).or(() -> untilDue(listed)) : Optional.empty(),
                listed.pace().text());
    }

    /** How it ended, as words name it; nobody wins against oneself. */
    private static String result(Listed listed, PersonId owner) {
        if (listed.summary().ending().isEmpty()) return "";
        var ending = listed.summary().ending().get();
        var held = listed.held(owner);
        if (ending.rule().equals("aborted")) return "aborted";
        if (ending.winners().isEmpty()) return "drawn";
        if (held.size() != 1) return "played";
        return ending.winners().contains(held.getFirst()) ? "won" : "lost";
    }

    /** Nothing of a game that nobody has played yet. */
    private static List<Score> scores(Listed listed, PersonId owner) {
        var summary = listed.summary();
        if (summary.entry() == 0) return List.of();
        boolean first = listed.held(owner).contains(summary.seats().getFirst());
        return summary.scores().stream()
                .filter(score -> score.figures().size() == 2)
                .map(score -> first ? score : score.reversed())
                .toList();
    }

    private static boolean goesByRounds(Listed listed) {
        return !listed.summary().caption().isEmpty();
    }

    /** The calendar of a led game is its clock. */
    private Optional<Long> untilDue(Listed listed) {
        if (!goesByRounds(listed) || !listed.started() || listed.summary().ending().isPresent())
            return Optional.empty();
        return calendars
                .of(listed.id())
                .filter(it -> !it.paused())
                .map(it -> it.due() - clock.millis())
                .filter(it -> it > 0);
    }

    /** Only games that go by rounds with names have one. */
    private Optional<String> title(Listed listed) {
        return !goesByRounds(listed)
                ? Optional.empty()
                : Optional.of(campaigns.title(listed.id()).title()).filter(it -> !it.isEmpty());
    }

    private static TableJson.TurnJson turn(Summary summary) {
        return new TableJson.TurnJson(
                names(summary.awaited()),
                summary.ending().isPresent(),
                summary.ending().map(end -> names(end.winners())).orElse(List.of()),
                summary.ending().map(Summary.Ending::rule));
    }

    private static List<String> names(List<Seat> seats) {
        return seats.stream().map(Seat::name).toList();
    }

    private TableJson.SeatJson seat(
            Listed listed,
            Seat seat,
            Occupant occupant,
            PersonId reader,
            Map<PersonId, Optional<String>> names) {
        return TableJson.SeatJson.of(
                seat,
                occupant,
                id -> names.computeIfAbsent(id, people::nameOf),
                Optional.of(reader),
                Leaders.isKnown(tables, listed, Optional.of(reader), seat));
    }
}
