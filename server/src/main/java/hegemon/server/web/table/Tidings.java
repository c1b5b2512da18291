package hegemon.server.web.table;

import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is told of tables when their bells ring: looked up once for all who hear the same ring, and
 * written once for all who only look on.
 */
@Component
class Tidings {
    private final TableDesk desk;
    private final JsonMapper json;
    private final PerTable<Round> rounds = new PerTable<>();

    Tidings(TableDesk desk, JsonMapper json) {
        this.desk = desk;
        this.json = json;
    }

    /** What there is to tell after the ring with this number, or after a later one. */
    Round round(LiveTable table, long heard) {
        return rounds.of(table.id(), kept -> kept.heard >= heard, () -> new Round(table, heard));
    }

    Known.Sent sent(Known.Later later) {
        return new Known.Sent(
                later.event(), later.known().entry(), json.writeValueAsString(later.data()));
    }

    /** What one reader is sent, and what that reader knows then. */
    record Told(Known.Sent sent, Known known) {}

    /** The table at one ring of its bell. */
    final class Round {
        private static final Reader NOBODY = Reader.of(Optional.empty());

        private final LiveTable table;
        private final long heard;
        private Optional<LiveTable.Moment> now = Optional.empty();
        private Optional<Known> known = Optional.empty();
        private final Map<Known, Told> told = new HashMap<>();

        private Round(LiveTable table, long heard) {
            this.table = table;
            this.heard = heard;
        }

        /** The first who wants to know looks; no other table waits for that. */
        synchronized LiveTable.Moment now() {
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
        synchronized boolean isKnown(Known before) {
            return known.isPresent() && known.get().equals(before);
        }

        /** What somebody is told who knew this; from then on all know the same. */
        synchronized Told after(Known before) {
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
