package hegemon.server.web.table;

import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is told of tables when their bells ring: looked up once for all who hear the same ring, and
 * written once for all who only look on.
 */
@Component
class Tidings {
    private final TableDesk desk;
    private final JsonMapper json;
    private final PerTable<Latest> latest = new PerTable<>();

    Tidings(TableDesk desk, JsonMapper json) {
        this.desk = desk;
        this.json = json;
    }

    /** Where a reader of this table finds what there is to tell. */
    Latest latest(LiveTable table) {
        return latest.of(table.id(), kept -> kept.table.equals(table), () -> new Latest(table));
    }

    /** The last round of a table: all its readers look here, and seldom wait for each other. */
    final class Latest {
        private final LiveTable table;
        private volatile Round round;

        private Latest(LiveTable table) {
            this.table = table;
            this.round = new Round(table, -1);
        }

        /** What there is to tell after the ring with this number, or after a later one. */
        Round round(long heard) {
            var known = round;
            return known.heard >= heard ? known : newer(heard);
        }

        private synchronized Round newer(long heard) {
            if (round.heard < heard) round = new Round(table, heard);
            return round;
        }
    }

    Known.Sent sent(Known.Later later) {
        return later.sent(json);
    }

    /** What one reader is sent, and what that reader knows then. */
    record Told(Known.Sent sent, Known known) {}

    /** The table at one ring of its bell. */
    final class Round {
        private static final Reader NOBODY = Reader.of(Optional.empty());

        private final LiveTable table;
        private final long heard;
        private volatile Optional<LiveTable.Moment> now = Optional.empty();
        private volatile Optional<Known> known = Optional.empty();
        private final Map<Known, Told> told = new ConcurrentHashMap<>();

        private Round(LiveTable table, long heard) {
            this.table = table;
            this.heard = heard;
        }

        /** The first who wants to know looks; no other table waits for that. */
        LiveTable.Moment now() {
            return now.orElseGet(this::look);
        }

        private synchronized LiveTable.Moment look() {
            if (now.isEmpty()) now = Optional.of(table.now());
            return now.get();
        }

        /** Whether this reader is told what everybody is told who has no part in the game. */
        boolean isFor(Reader reader) {
            var guest = reader.guest();
            return guest.isEmpty()
                    || (now().held(guest).isEmpty() && !guest.equals(now().terms().maker()));
        }

        /** Whether this is what a reader was told in this round. */
        boolean isKnown(Known before) {
            return known.equals(Optional.of(before));
        }

        /** What somebody is told who knew this; from then on all know the same. */
        Told after(Known before) {
            var ready = Optional.ofNullable(told.get(before));
            return ready.orElseGet(() -> written(before));
        }

        private synchronized Told written(Known before) {
            return told.computeIfAbsent(before, each -> agreed(since(each)));
        }

        private Known.Later since(Known before) {
            return before.goesOn(Seat.SPECTATOR, now())
                    ? before.then(read(before.entry()))
                    : Known.whole(read(0));
        }

        private TableJson read(int after) {
            return desk.read(table, now(), NOBODY, after);
        }

        private Told agreed(Known.Later later) {
            if (known.isEmpty()) known = Optional.of(later.known());
            return new Told(sent(later), known.get());
        }
    }
}
