package hegemon.server.web.gate;

import hegemon.server.store.Outage;
import hegemon.table.Language;
import hegemon.table.Words;

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
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.util.HtmlUtils;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
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

    private final LocaleResolver languages;
    private final JsonMapper json;
    private final AtomicLong told = new AtomicLong(System.nanoTime() - QUIET_NANOS);

    Outages(LocaleResolver languages, JsonMapper json) {
        this.languages = languages;
        this.json = json;
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
        response.resetBuffer();
        response.setStatus(HttpStatus.SERVICE_UNAVAILABLE.value());
        response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(AGAIN_SECONDS));
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setCharacterEncoding("UTF-8");
        var language = Language.of(languages.resolveLocale(request));
        var words = Words.in(language);
        if (NotNowAnswer.wantsJson(request)) {
            response.setContentType("application/json");
            json.writeValue(
                    response.getWriter(), Map.of("message", words.say("server.outage.text")));
            return;
        }
        response.setContentType("text/html");
        if (request.getMethod().equals("GET"))
            response.setHeader("Refresh", String.valueOf(AGAIN_SECONDS));
        response.getWriter().write(page(language));
    }

    /** Without a template: those ask the database who reads them. */
    private static String page(Language language) {
        var words = Words.in(language);
        return """
        <!DOCTYPE html>
        <html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>%2$s</title><link rel="stylesheet" href="/css/tokens.css">
        <link rel="stylesheet" href="/css/base.css"></head>
        <body><main class="page"><h1>%2$s</h1><p class="lead">%3$s</p></main></body></html>
        """
                .formatted(
                        language.code(),
                        HtmlUtils.htmlEscape(words.say("server.outage")),
                        HtmlUtils.htmlEscape(words.say("server.outage.text")));
    }
}
