package hegemon.server.web.table;

import jakarta.servlet.http.WebConnection;

import org.apache.coyote.http11.upgrade.InternalHttpUpgradeHandler;
import org.apache.tomcat.util.net.AbstractEndpoint.Handler.SocketState;
import org.apache.tomcat.util.net.ApplicationBufferHandler;
import org.apache.tomcat.util.net.SSLSupport;
import org.apache.tomcat.util.net.SocketEvent;
import org.apache.tomcat.util.net.SocketWrapperBase;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * A connection that the container has handed over once the head of an answer was sent, as it hands
 * over those of WebSockets. All that a request needs is then free for the next one: a stream that
 * stays open costs a fifth of the memory, and an event no more than writing its bytes.
 */
public final class OpenConnection implements InternalHttpUpgradeHandler, OpenLine.Wire {
    /** Nobody has anything to say here; who talks on is hung up on. */
    private static final int MOST_SAID = 8_192;

    private static final int AT_ONCE = 256;

    private volatile Optional<OpenLine> line = Optional.empty();
    private volatile Optional<SocketWrapperBase<?>> socket = Optional.empty();
    private int said = 0;

    /** What goes over it, once it is handed over. */
    void carry(OpenLine told) {
        line = Optional.of(told);
    }

    @Override
    public void setSocketWrapper(SocketWrapperBase<?> connection) {
        connection.setWriteTimeout(OpenLine.PATIENCE.toMillis()); // for who does not read at all
        connection.setAppReadBufHandler(ApplicationBufferHandler.EMPTY); // lets the request go
        socket = Optional.of(connection);
    }

    @Override
    public void init(WebConnection ignored) {
        line.orElseThrow().open(this);
    }

    @Override
    public boolean send(byte[] words) throws IOException {
        var connection = socket.orElseThrow();
        connection.write(false, ByteBuffer.wrap(words));
        return isSent(connection);
    }

    /** What the line does not take now goes on as soon as it does. */
    private static boolean isSent(SocketWrapperBase<?> connection) throws IOException {
        if (!connection.flush(false)) return true;
        connection.registerWriteInterest();
        return false;
    }

    @Override
    public void hangUp() {
        socket.orElseThrow().close();
    }

    @Override
    public SocketState upgradeDispatch(SocketEvent event) {
        var told = line.orElseThrow();
        try {
            boolean stays =
                    switch (event) {
                        case OPEN_READ -> isThere(socket.orElseThrow());
                        case OPEN_WRITE -> told.onward(() -> isSent(socket.orElseThrow()));
                        case STOP, TIMEOUT, DISCONNECT, ERROR, CONNECT_FAIL -> false;
                    };
            if (stays) return SocketState.UPGRADED;
        } catch (IOException e) {
            // Whoever heard has gone.
        }
        told.leave();
        return SocketState.CLOSED;
    }

    private boolean isThere(SocketWrapperBase<?> connection) throws IOException {
        var words = new byte[AT_ONCE];
        while (true) {
            int heard = connection.read(false, words, 0, words.length);
            if (heard <= 0) return heard == 0;
            said += heard;
            if (said > MOST_SAID) return false;
        }
    }

    @Override
    public void destroy() {
        line.ifPresent(OpenLine::leave);
    }

    @Override
    public void pause() {
        // When the house closes, all lines end by themselves.
    }

    @Override
    public void timeoutAsync(long now) {
        // It has all the time in the world.
    }

    @Override
    public void setSslSupport(SSLSupport support) {
        // A proxy sees to that.
    }
}
