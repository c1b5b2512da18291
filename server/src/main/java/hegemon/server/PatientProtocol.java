package hegemon.server;

import org.apache.coyote.AbstractProcessor;
import org.apache.coyote.Request;
import org.apache.coyote.http11.Http11NioProtocol;
import org.apache.tomcat.util.net.SocketWrapperBase;

import java.net.InetAddress;
import java.time.Duration;
import java.util.function.Predicate;

/**
 * HTTP with a deadline for the whole request. The framework's own time limits hold for each packet:
 * who sends a byte now and then would keep a connection for ever.
 */
public final class PatientProtocol extends Http11NioProtocol {
    private static final Duration ROUND = Duration.ofSeconds(1);

    private final FairEndpoint endpoint;
    private volatile Duration deadline = Duration.ofSeconds(30);
    private volatile Arrivals arrivals = new Arrivals();
    private volatile Thread sweeper = Thread.ofVirtual().unstarted(() -> {});

    public PatientProtocol() {
        this(new FairEndpoint());
    }

    private PatientProtocol(FairEndpoint endpoint) {
        super(endpoint);
        this.endpoint = endpoint;
    }

    /** How many connections one address may have, but for proxies. */
    void setConnections(int most, Predicate<InetAddress> proxies) {
        endpoint.setLimit(most, proxies);
    }

    void setDeadline(Duration most, Arrivals bodies) {
        deadline = most;
        arrivals = bodies;
    }

    @Override
    public void start() throws Exception {
        super.start();
        sweeper = Thread.ofVirtual().name("late-requests").start(this::sweep);
    }

    @Override
    public void stop() throws Exception {
        sweeper.interrupt();
        super.stop();
    }

    private void sweep() {
        try {
            while (true) {
                Thread.sleep(ROUND);
                for (var connection : getEndpoint().getConnections())
                    if (isLate(connection)) connection.close();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * While its head is read a request belongs to the connection, then to whoever answers it. A
     * connection that was handed over for a stream has none, and no deadline.
     */
    private boolean isLate(SocketWrapperBase<?> connection) {
        if (connection.getCurrentProcessor() instanceof AbstractProcessor processor)
            return isOld(processor.getRequest());
        return arrivals.on(connection)
                .filter(PatientProtocol::isOpen)
                .filter(this::isOld)
                .isPresent();
    }

    private boolean isOld(Request request) {
        long began = request.getStartTimeNanos();
        return began > 0 && System.nanoTime() - began > deadline.toNanos();
    }

    private static boolean isOpen(Request request) {
        return !request.isFinished();
    }
}
