package hegemon.prove;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A line between a server and what it needs, which can be cut, blocked and slowed down. */
public final class Wire implements AutoCloseable {
    /** What the line does with what comes. */
    public enum State {
        OPEN,
        /** Whoever calls is hung up on, and so is everybody who spoke. */
        CUT,
        /** Nothing comes through, and nobody is told. */
        FROZEN,
        /** Every word takes its time. */
        SLOW
    }

    private static final Duration DELAY = Duration.ofMillis(40);

    private final String host;
    private final int port;
    private final ServerSocket entrance;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile State state = State.OPEN;

    /** A line to this place. */
    public Wire(String host, int port) throws IOException {
        this.host = host;
        this.port = port;
        this.entrance = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::answer);
    }

    /** Where the line begins. */
    public int port() {
        return entrance.getLocalPort();
    }

    public synchronized void become(State next) {
        state = next;
        notifyAll();
        if (next == State.CUT) hangUp();
    }

    private void hangUp() {
        for (Socket each : open) close(each);
        open.clear();
    }

    private void answer() {
        while (!entrance.isClosed())
            try {
                connect(entrance.accept());
            } catch (IOException e) {
                // Closed, or nobody at the other end: whoever called notices.
            }
    }

    private void connect(Socket caller) throws IOException {
        open.add(caller);
        if (state == State.CUT) {
            close(caller);
            return;
        }
        try {
            var called = new Socket(host, port);
            open.add(called);
            Thread.startVirtualThread(() -> carry(caller, called));
            Thread.startVirtualThread(() -> carry(called, caller));
        } catch (IOException e) {
            close(caller);
            throw e;
        }
    }

    private void carry(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            var bytes = new byte[8192];
            for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
                awaitPassage();
                out.write(bytes, 0, read);
            }
        } catch (IOException e) {
            // One of them has hung up.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        open.remove(from);
        open.remove(to);
    }

    private void awaitPassage() throws InterruptedException, IOException {
        synchronized (this) {
            while (state == State.FROZEN) wait();
        }
        if (state == State.CUT) throw new IOException("cut");
        if (state == State.SLOW) Thread.sleep(DELAY);
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone already.
        }
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        become(State.CUT);
    }
}
