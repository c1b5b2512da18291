package hegemon.server.web.gate;

import hegemon.table.Refusal;

import java.time.Duration;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * How many requests of one place are answered at the same moment. The others wait, in the order in
 * which they came: who asks for a thousand pages at once waits for himself and nobody for him.
 */
final class Turns {
    /** How long a request waits for its turn. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /**
     * After this a request no longer counts: what computes is over, and who reads slowly holds up
     * nobody else at his place.
     */
    private static final Duration LEASE = Duration.ofSeconds(3);

    private static final Duration LOOK = Duration.ofMillis(250);

    private final int atOnce;
    private final int waiting;
    private final Duration patience;
    private final Duration lease;
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();

    /**
     * @param atOnce how many of one place are answered
     * @param waiting how many more of it may wait
     */
    Turns(int atOnce, int waiting) {
        this(atOnce, waiting, PATIENCE, LEASE);
    }

    Turns(int atOnce, int waiting, Duration patience, Duration lease) {
        this.atOnce = atOnce;
        this.waiting = waiting;
        this.patience = patience;
        this.lease = lease;
    }

    /** The requests of one place. */
    private static final class Room {
        private final Semaphore free;
        private final Queue<Turn> inside = new ConcurrentLinkedQueue<>();
        private int present = 0;

        Room(int atOnce) {
            free = new Semaphore(atOnce, true);
        }
    }

    /** The turn of one request, until it is given back. */
    final class Turn implements AutoCloseable {
        private final String place;
        private final Room room;
        private final long began = System.nanoTime();
        private final AtomicBoolean counted = new AtomicBoolean(true);
        private final AtomicBoolean present = new AtomicBoolean(true);

        private Turn(String place, Room room) {
            this.place = place;
            this.room = room;
        }

        /** What follows waits for something else: it is no longer counted. */
        void leave() {
            if (!counted.compareAndSet(true, false)) return;
            room.inside.remove(this);
            room.free.release();
        }

        private boolean isOver() {
            return System.nanoTime() - began > lease.toNanos();
        }

        @Override
        public void close() {
            leave();
            if (present.compareAndSet(true, false)) part(place);
        }
    }

    /**
     * Waits for a turn.
     *
     * @throws NotNow if too many of this place wait already, or for too long
     */
    Turn take(String place) throws InterruptedException {
        var room = join(place);
        boolean taken = false;
        try {
            taken = room.free.tryAcquire() || (room.free.getQueueLength() < waiting && await(room));
        } finally {
            if (!taken) part(place);
        }
        if (!taken)
            throw NotNow.tooMany(Refusal.of("house", "server.refuse.hurry"), Duration.ofSeconds(2));
        var turn = new Turn(place, room);
        room.inside.add(turn);
        return turn;
    }

    private boolean await(Room room) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (!room.free.tryAcquire(LOOK.toNanos(), TimeUnit.NANOSECONDS)) {
            room.inside.stream().filter(Turn::isOver).forEach(Turn::leave);
            if (System.nanoTime() > end) return false;
        }
        return true;
    }

    private Room join(String place) {
        return rooms.compute(
                place,
                (ignored, known) -> {
                    var room = known == null ? new Room(atOnce) : known;
                    room.present++;
                    return room;
                });
    }

    private void part(String place) {
        rooms.computeIfPresent(place, (ignored, room) -> --room.present == 0 ? null : room);
    }

    /** Places of which somebody is here. */
    int places() {
        return rooms.size();
    }
}
