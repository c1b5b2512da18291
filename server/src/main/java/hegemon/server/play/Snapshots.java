package hegemon.server.play;

import hegemon.server.id.TableId;
import hegemon.server.store.SnapshotRows;
import hegemon.server.store.StoredGame;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Snapshot;
import hegemon.table.State;
import hegemon.table.values.ValueReader;
import hegemon.table.values.ValueWriter;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Lets long games open without a replay. What is kept may be lost or wrong: it is read only by the
 * program that wrote it, for the log it was made from, and else the log is played.
 */
final class Snapshots {
    private static final Logger LOG = LoggerFactory.getLogger(Snapshots.class);

    /** Shorter games are played again in no time. */
    private static final int LEAST_ENTRIES = 10;

    private static final int MOST_BYTES = 8_000_000;

    private final SnapshotRows rows;
    private final Clock clock;
    private final Map<String, Optional<String>> programs = new ConcurrentHashMap<>();

    Snapshots(SnapshotRows rows, Clock clock) {
        this.rows = rows;
        this.clock = clock;
    }

    /** The rules of the game, and what positions are made of besides. */
    private Optional<String> program(Game<?, ?, ?> game) {
        if (!game.isLong()) return Optional.empty();
        return programs.computeIfAbsent(
                game.name(), ignored -> ProgramSum.of(game.getClass(), Match.class));
    }

    /** The match as far as the last snapshot of it. */
    Optional<Match<?, ?, ?>> resume(Game<?, ?, ?> game, StoredGame stored) {
        return program(game)
                .flatMap(program -> rows.find(stored.id(), program))
                .filter(kept -> isOf(stored.log(), kept))
                .flatMap(kept -> match(game, stored.log(), kept));
    }

    private static boolean isOf(Log log, SnapshotRows.Kept kept) {
        return kept.entry() <= log.size() && kept.checksum() == checksum(log, kept.entry());
    }

    private static long checksum(Log log, int entries) {
        var sum = new CRC32();
        sum.update(log.setup().getBytes(StandardCharsets.UTF_8));
        for (Entry entry : log.entries().subList(0, entries)) {
            sum.update(entry.seat().name().getBytes(StandardCharsets.UTF_8));
            sum.update(entry.text().getBytes(StandardCharsets.UTF_8));
        }
        return sum.getValue();
    }

    private static Optional<Match<?, ?, ?>> match(
            Game<?, ?, ?> game, Log log, SnapshotRows.Kept kept) {
        try {
            var value = ValueReader.read(inflated(Base64.getDecoder().decode(kept.position())));
            return Optional.of(resumed(game, log, value));
        } catch (RuntimeException e) {
            LOG.warn("a snapshot cannot be read, so the game is replayed", e);
            return Optional.empty();
        }
    }

    @SuppressWarnings("unchecked") // the same program has written it, of the same game
    private static <S extends State<S, M, V>, M, V> Match<S, M, V> resumed(
            Game<S, M, V> game, Log log, Object value) {
        return Match.resume(game, log, (Snapshot<S>) value);
    }

    /**
     * Keeps the position with which the present part of the game began, unless it is kept already.
     *
     * @param kept the entry of the position that was kept last
     * @return the same now
     */
    int keep(TableId id, Match<?, ?, ?> match, int kept) {
        var program = program(match.game());
        if (program.isEmpty() || match.log().size() < LEAST_ENTRIES) return kept;
        int opened = match.opened();
        if (opened == kept) return kept;
        match.snapshot().ifPresent(snapshot -> put(id, program.get(), match.log(), snapshot));
        return opened;
    }

    private void put(TableId id, String program, Log log, Snapshot<?> snapshot) {
        try {
            var bytes = deflated(ValueWriter.write(snapshot));
            if (bytes.length > MOST_BYTES) return;
            int entry = snapshot.entry();
            var text = Base64.getEncoder().encodeToString(bytes);
            var kept = new SnapshotRows.Kept(entry, checksum(log, entry), text);
            rows.put(id, program, kept, clock.millis());
        } catch (DataAccessException e) {
            LOG.warn("no snapshot of {} is kept: {}", id, e.getMessage());
        }
    }

    private static byte[] deflated(byte[] bytes) {
        var small = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(small)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return small.toByteArray();
    }

    private static byte[] inflated(byte[] bytes) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(bytes))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The game of which something was kept last. */
    Optional<TableId> latest() {
        return rows.latest();
    }
}
