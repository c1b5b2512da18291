package hegemon.server.web.table;

import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import java.util.Optional;

/**
 * What one reader was sent last of a table, and what is new since. Whoever looks on is told the
 * same as all who do ({@link Tidings}); who sits at the table, what that seat may know.
 */
final class TableNews {
    private final TableDesk desk;
    private final Tidings tidings;
    private final Tidings.Latest latest;
    private final LiveTable table;
    private final Reader reader;
    private Optional<Known> known = Optional.empty();

    TableNews(TableDesk desk, Tidings tidings, LiveTable table, Reader reader) {
        this.desk = desk;
        this.tidings = tidings;
        this.latest = tidings.latest(table);
        this.table = table;
        this.reader = reader;
    }

    /** The whole table, for a reader who comes. */
    Known.Sent first() {
        var all = Known.whole(desk.read(table, reader));
        known = Optional.of(all.known());
        return tidings.sent(all);
    }

    /**
     * What is new.
     *
     * @param heard the number of the ring that said so
     * @return nothing where this reader was told already
     */
    Optional<Known.Sent> next(long heard) {
        var round = latest.round(heard);
        if (!round.isFor(reader)) return Optional.of(own(round.now()));
        if (known.isEmpty()) return Optional.of(first());
        if (round.isKnown(known.get())) return Optional.empty();
        var told = round.after(known.get());
        known = Optional.of(told.known());
        return Optional.of(told.sent());
    }

    /** Whether this reader may still look: who only looked on may not, once all seats are taken. */
    boolean isOpen(long heard) {
        return latest.round(heard).now().isVisibleTo(reader.guest());
    }

    /** The whole, again and again: for programs that want no parts. */
    Known.Sent whole(long heard) {
        var now = latest.round(heard).now();
        return tidings.sent(Known.whole(desk.read(table, now, reader, 0)));
    }

    private Known.Sent own(LiveTable.Moment now) {
        Seat eyes = reader.eyes(now);
        var before = known.filter(each -> each.goesOn(eyes, now));
        var later =
                before.map(each -> each.then(desk.read(table, now, reader, each.entry())))
                        .orElseGet(() -> Known.whole(desk.read(table, now, reader, 0)));
        known = Optional.of(later.known());
        return tidings.sent(later);
    }
}
