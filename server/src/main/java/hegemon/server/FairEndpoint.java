package hegemon.server;

import org.apache.tomcat.util.net.NioEndpoint;
import org.apache.tomcat.util.net.SocketWrapperBase;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Takes so many connections of one address and hangs up on more, so that nobody locks the others
 * out. A trusted proxy speaks for many and is not counted.
 */
final class FairEndpoint extends NioEndpoint {
    /** Whoever was counted and has gone is forgotten when there are more of them than this. */
    private static final int MOST_ADDRESSES = 10_000;

    private static final long COUNTED_AGAIN_NANOS = 100_000_000;

    private final Map<InetAddress, Integer> taken = new ConcurrentHashMap<>();
    private volatile int most = Integer.MAX_VALUE;
    private volatile Predicate<InetAddress> trusted = address -> true;
    private long counted = System.nanoTime();

    void setLimit(int connections, Predicate<InetAddress> proxies) {
        most = connections;
        trusted = proxies;
    }

    /** Called by the one thread that accepts. What it has not yet wrapped nobody else closes. */
    @Override
    protected boolean setSocketOptions(SocketChannel socket) {
        if (hasRoom(socket)) return super.setSocketOptions(socket);
        destroySocket(socket);
        return true;
    }

    private boolean hasRoom(SocketChannel socket) {
        try {
            if (!(socket.getRemoteAddress() instanceof InetSocketAddress from)) return false;
            var address = from.getAddress();
            if (trusted.test(address)) return true;
            // What was hung up since is found out only when it matters.
            if (taken.merge(address, 1, Integer::sum) > most || taken.size() > MOST_ADDRESSES)
                countWith(address);
            return taken.getOrDefault(address, 0) <= most;
        } catch (IOException e) {
            return false;
        }
    }

    /** Costs as much as there are connections: a few times a second at most. */
    private void countWith(InetAddress newcomer) {
        long now = System.nanoTime();
        if (now - counted < COUNTED_AGAIN_NANOS) return;
        counted = now;
        taken.clear();
        for (SocketWrapperBase<?> each : getConnections())
            taken.merge(InetAddress.ofLiteral(each.getRemoteAddr()), 1, Integer::sum);
        taken.merge(newcomer, 1, Integer::sum);
    }
}
