package hegemon.server;

import jakarta.servlet.ServletException;

import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.apache.tomcat.util.net.SocketWrapperBase;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The requests with a body that are being answered, by the connection on which they came. */
final class Arrivals extends ValveBase {
    private final Map<String, org.apache.coyote.Request> bodies = new ConcurrentHashMap<>();

    Arrivals() {
        super(true);
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        var arriving = request.getCoyoteRequest();
        if (response.getStatus() >= 400) {
            // So broken that nothing about it can be relied on, its length least of all.
            getNext().invoke(request, response);
            return;
        }
        if (!hasBody(arriving)) {
            getNext().invoke(request, response);
            return;
        }
        var from = request.getRemoteAddr() + " " + request.getRemotePort();
        bodies.put(from, arriving);
        try {
            getNext().invoke(request, response);
        } finally {
            bodies.remove(from);
        }
    }

    private static boolean hasBody(org.apache.coyote.Request request) {
        return request.getContentLengthLong() > 0
                || request.getMimeHeaders().getHeader("transfer-encoding") != null;
    }

    Optional<org.apache.coyote.Request> on(SocketWrapperBase<?> connection) {
        if (bodies.isEmpty()) return Optional.empty();
        return Optional.ofNullable(
                bodies.get(connection.getRemoteAddr() + " " + connection.getRemotePort()));
    }
}
