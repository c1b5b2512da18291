package hegemon.server.web.gate;

import hegemon.server.Limit;
import hegemon.server.ServerSettings;
import hegemon.server.web.gate.Turns.Turn;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

import java.io.IOException;

/**
 * Lets so many requests of one place in at a time. Streams and what waits in a {@link Workshop} do
 * not count: they have limits of their own. Probes are always let in.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 13)
public class InTurn extends OncePerRequestFilter {
    private static final String TURN = InTurn.class.getName();
    private static final int WAITING = 200;

    private final Turns turns;
    private final PlainAnswer plain;

    InTurn(ServerSettings settings, PlainAnswer plain) {
        this.turns = new Turns(settings.host().limits().of(Limit.REQUESTS_AT_ONCE), WAITING);
        this.plain = plain;
    }

    /** From here on the request waits for something else. */
    public static void leave(HttpServletRequest request) {
        if (request.getAttribute(TURN) instanceof Turn turn) turn.leave();
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return request.getRequestURI().startsWith("/health/");
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try (var turn = turns.take(Place.of(request))) {
            request.setAttribute(TURN, turn);
            chain.doFilter(request, response);
        } catch (NotNow no) {
            response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(no.seconds()));
            plain.say(request, response, no.status(), "server.hurry", no.why().key());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
