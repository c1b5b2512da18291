package hegemon.server.play;

import hegemon.server.store.Heartbeats;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Clock;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Says regularly that this server lives, so that a downtime is known and stops every clock. */
public final class Heart implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Heart.class);
    private static final Duration BEAT = Duration.ofSeconds(10);
    private static final Duration DEAD_AFTER = Duration.ofSeconds(30);

    private final Heartbeats beats;
    private final Clock clock;
    private final String node = UUID.randomUUID().toString();
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("heart").factory());

    public Heart(House house) {
        this.beats = house.heartbeats();
        this.clock = house.clock();
    }

    /** The first beat is made before this returns: no clock is read without it. */
    public Heart start() {
        beat();
        var _ =
                timer.scheduleAtFixedRate(
                        this::tryToBeat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
        return this;
    }

    void beat() {
        beats.beat(node, clock.millis(), DEAD_AFTER.toMillis());
    }

    private void tryToBeat() {
        try {
            beat();
        } catch (RuntimeException e) {
            LOG.warn("the database does not take the heartbeat: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
