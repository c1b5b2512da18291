package hegemon.server.web.gate;

import hegemon.server.store.Outage;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

/**
 * While the database does not answer, says so: on a page that comes back by itself, since our own
 * pages need the database. The log gets a line now and then, not one for every request.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 11)
class Outages extends OncePerRequestFilter {
    private static final Logger LOG = LoggerFactory.getLogger(Outages.class);
    private static final int AGAIN_SECONDS = 3;
    private static final long QUIET_NANOS = Duration.ofSeconds(10).toNanos();

    private final PlainAnswer plain;
    private final AtomicLong told = new AtomicLong(System.nanoTime() - QUIET_NANOS);

    Outages(PlainAnswer plain) {
        this.plain = plain;
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(request, response);
        } catch (ServletException | RuntimeException e) {
            var outage = Outage.of(e);
            if (outage.isEmpty()) throw e;
            log(outage.get());
            if (!response.isCommitted()) say(request, response);
        }
    }

    private void log(String what) {
        long before = told.get();
        long now = System.nanoTime();
        if (now - before >= QUIET_NANOS && told.compareAndSet(before, now))
            LOG.warn("requests are turned away: the database does not work: {}", what);
    }

    private void say(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(AGAIN_SECONDS));
        if (request.getMethod().equals("GET") && !NotNowAnswer.wantsJson(request))
            response.setHeader("Refresh", String.valueOf(AGAIN_SECONDS));
        plain.say(
                request,
                response,
                HttpStatus.SERVICE_UNAVAILABLE,
                "server.outage",
                "server.outage.text");
    }
}
