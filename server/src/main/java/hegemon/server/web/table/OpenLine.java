package hegemon.server.web.table;

import hegemon.server.play.Bells;
import hegemon.server.store.Outage;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.WriteListener;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * An answer that stays open and on which no thread waits. Whoever goes round when the bell rings
 * writes what is new, as far as the line takes it at once; who reads slowly keeps nobody waiting,
 * and is told later what is new then.
 */
final class OpenLine implements Bells.Hearer, WriteListener, AsyncListener {
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

    /** The answer, since whoever asked has let go of it. */
    private record Opened(AsyncContext answer, ServletOutputStream out) {}

    private final Telling telling;
    private final BooleanSupplier closing;
    private Runnable leaving = () -> {};
    private Optional<byte[]> first = Optional.empty();
    private Optional<Opened> opened = Optional.empty();
    private boolean writable = false;
    private boolean over = false;

    /** Written, and not yet sent. */
    private boolean unsent = false;

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
        first = Optional.of(telling.first());
    }

    /** Lets go of the request; what is said goes out as soon as the line takes it. */
    synchronized void open(ServletRequest request) throws IOException {
        var answer = request.startAsync();
        answer.setTimeout(0);
        answer.addListener(this);
        var out = answer.getResponse().getOutputStream();
        opened = Optional.of(new Opened(answer, out));
        out.setWriteListener(this);
    }

    @Override
    public synchronized void hear(long number) {
        called = true;
        ring = Math.max(ring, number);
        if (writable) go();
    }

    @Override
    public synchronized void onWritePossible() {
        writable = true;
        go();
    }

    private void go() {
        if (over) return;
        try {
            if (closing.getAsBoolean()) end();
            else write(opened.orElseThrow().out());
        } catch (IOException e) {
            leave(); // the container has found out, too, and ends the answer
        } catch (RuntimeException e) {
            if (Outage.of(e).isEmpty()) LOG.error("a reader could not be told", e);
            end(); // a reader who comes back is told all
        }
    }

    /** As long as the line takes it; it says when it takes more. */
    private void write(ServletOutputStream out) throws IOException {
        while ((unsent || mayGoOn()) && out.isReady()) {
            if (unsent) out.flush();
            else out.write(words());
            unsent = !unsent;
        }
        if (closed && !unsent && out.isReady()) end();
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
        opened.orElseThrow().answer().complete();
    }

    /** Once, however it ends. */
    synchronized void leave() {
        if (over) return;
        over = true;
        leaving.run();
    }

    @Override
    public void onError(Throwable failure) {
        leave();
    }

    @Override
    public void onError(AsyncEvent event) {
        leave();
        event.getAsyncContext().complete();
    }

    @Override
    public void onComplete(AsyncEvent event) {
        leave();
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        // It has all the time in the world.
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // Nobody starts it again.
    }
}
