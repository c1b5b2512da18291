package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;

/** Phase 2: what the game master brings, and catastrophes (PI-10.6, D-51). */
record Catastrophes(Board board) {
    static void strike(Board board, Events events) {
        var catastrophes = new Catastrophes(board);
        for (Events.Text text : events.texts())
            if (text.realm() >= 1 && text.realm() <= board.courts().size())
                board.court(text.realm()).draft.texts.add(text.text());
        for (Events.Section section : events.destroyed()) catastrophes.destroy(section);
        if (board.settings.get(Setting.CATASTROPHE) == Choice.Catastrophes.AUTO
                && board.date.month() == Month.HEL) catastrophes.fate();
    }

    private void destroy(Events.Section section) {
        var from = board.map.find(section.from());
        var to = board.map.find(section.to());
        if (from.isEmpty() || to.isEmpty()) return;
        board.map
                .direction(from.get(), to.get())
                .ifPresent(way -> destroy(from.get(), to.get(), way));
    }

    private void destroy(int from, int to, Direction way) {
        var one = board.field(from);
        if (!one.ways().hasRoad(way)) return;
        board.set(from, one.with(one.ways().withoutRoad(way)));
        var other = board.field(to);
        board.set(to, other.with(other.ways().withoutRoad(way.opposite())));
        for (Court court : board.courts())
            if (court.number() == one.owner() || court.number() == other.owner())
                court.event("road.destroyed", board.address(from), board.address(to));
    }

    /** D-51, AUTO: each Hel a W20 for each realm; on 1 one of its sections is destroyed. */
    private void fate() {
        var holdings = board.holdings();
        for (Court court : board.courts()) {
            if (board.dice.roll(Phase.EVENTS, "catastrophe " + court.number(), 20) != 1) continue;
            var sections = new ArrayList<int[]>();
            for (int field : holdings.of(court.number()))
                for (Direction way : Direction.values()) {
                    int to = board.map.neighbour(field, way);
                    if (board.field(field).ways().hasRoad(way) && field < to)
                        sections.add(new int[] {field, to});
                }
            if (sections.isEmpty()) continue;
            int die = board.dice.roll(Phase.EVENTS, "section " + court.number(), sections.size());
            var struck = sections.get(die - 1);
            destroy(struck[0], struck[1], board.map.direction(struck[0], struck[1]).orElseThrow());
        }
    }
}
