package hegemon.server.web.table;

import hegemon.server.play.Bells;
import hegemon.server.store.Outage;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * An answer that stays open and on which no thread waits. Whoever goes round when the bell rings
 * writes what is new, as far as the line takes it at once; who reads slowly keeps nobody waiting,
 * and is told later what is new then.
 */
final class OpenLine implements Bells.Hearer {
    private static final Logger LOG = LoggerFactory.getLogger(OpenLine.class);

    /** What is said on a line. */
    interface Telling {
        /** To begin with. */
        byte[] first();

        /** After the ring with this number. */
        byte[] next(long ring);

        /** Whether what this ring is about may still be heard here. */
        boolean mayHear(long ring);

        /** The last word, where it may not. */
        byte[] closed();

        /** When nothing has happened for long. */
        byte[] nothing();
    }

    /** What goes out to one reader. */
    interface Wire {
        /**
         * Sends as much as the line takes at once, and the rest when it takes more.
         *
         * @return whether all of it is sent
         */
        boolean send(byte[] words) throws IOException;

        void hangUp();
    }

    /** What was to be sent before. */
    @FunctionalInterface
    interface Rest {
        boolean isSent() throws IOException;
    }

    /**
     * A connection that is not handed over by then has broken meanwhile, and who reads nothing for
     * so long does not listen.
     */
    static final Duration PATIENCE = Duration.ofMinutes(1);

    private final Telling telling;
    private final BooleanSupplier closing;
    private Runnable leaving = () -> {};
    private Optional<byte[]> first = Optional.empty();
    private Optional<Wire> opened = Optional.empty();
    private long begun = 0;
    private boolean writable = false;
    private boolean over = false;

    /** Something is to be said: about the last ring or, if that was told, that nothing happens. */
    private boolean called = false;

    /** The last word is said, or about to be sent. */
    private boolean closed = false;

    private long ring = 0;
    private long told = 0;

    /**
     * @param closing whether the house closes
     */
    OpenLine(Telling telling, BooleanSupplier closing) {
        this.telling = telling;
        this.closing = closing;
    }

    /**
     * Looks for what is said first.
     *
     * @param since the last ring before
     * @param leave done once at the end
     */
    synchronized void begin(long since, Runnable leave) {
        leaving = leave;
        told = since;
        begun = System.nanoTime();
        first = Optional.of(telling.first());
    }

    /** The connection is handed over: what is said goes out as soon as it takes it. */
    synchronized void open(Wire wire) {
        opened = Optional.of(wire);
        writable = true;
        go();
    }

    @Override
    public synchronized void hear(long number) {
        called = true;
        ring = Math.max(ring, number);
        if (writable) go();
        else if (opened.isEmpty() && System.nanoTime() - begun > PATIENCE.toNanos()) leave();
    }

    /**
     * The line takes more.
     *
     * @return whether anybody is still there
     */
    synchronized boolean onward(Rest rest) throws IOException {
        writable = rest.isSent();
        if (writable) go();
        return !over;
    }

    private void go() {
        if (over) return;
        try {
            if (closing.getAsBoolean()) end();
            else write(opened.orElseThrow());
        } catch (IOException e) {
            end();
        } catch (RuntimeException e) {
            if (Outage.of(e).isEmpty()) LOG.error("a reader could not be told", e);
            end(); // a reader who comes back is told all
        }
    }

    /** As long as the line takes it; it says when it takes more. */
    private void write(Wire wire) throws IOException {
        while (writable && mayGoOn()) writable = wire.send(words());
        if (writable && closed) end();
    }

    private boolean mayGoOn() {
        return !closed && (called || first.isPresent());
    }

    private byte[] words() {
        if (first.isPresent()) {
            var words = first.get();
            first = Optional.empty();
            return words;
        }
        called = false;
        if (ring <= told) return telling.nothing();
        told = ring;
        closed = !telling.mayHear(ring);
        return closed ? telling.closed() : telling.next(ring);
    }

    private void end() {
        if (over) return;
        leave();
        opened.ifPresent(Wire::hangUp);
    }

    /** Once, however it ends. */
    synchronized void leave() {
        if (over) return;
        over = true;
        leaving.run();
    }
}
