package hegemon.server.web.gate;

import hegemon.server.ServerSettings;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

import java.io.IOException;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What holds for every request: who may be loaded, embedded and believed, and how much may be sent.
 * Comes before all else, so that refusals have the same manners.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class Manners extends OncePerRequestFilter {
    static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    /** The kinds of text that forms, scripts and programs send. */
    private static final Set<String> READ =
            Set.of("application/x-www-form-urlencoded", "application/json");

    private static final String UNSUBSCRIBE = "/unsubscribe/";

    private final String contentPolicy;
    private final RequestLimit limit;
    private final Optional<String> ownHost;

    Manners(ImportMap importMap, RequestLimit limit, ServerSettings settings) {
        this.limit = limit;
        ownHost = settings.host().base().map(URI::getAuthority);
        contentPolicy =
                "default-src 'none'; script-src 'self' "
                        + importMap.hash()
                        + "; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src"
                        + " 'self'; manifest-src 'self'; font-src 'self'; form-action 'self';"
                        + " base-uri 'none'; frame-ancestors 'none'";
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader("Content-Security-Policy", contentPolicy);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "same-origin");
        if (request.getRequestURI().equals("/error"))
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
        else if (SAFE.contains(request.getMethod())) pass(request, response, chain);
        else if (!isFromHere(request)) response.sendError(HttpServletResponse.SC_FORBIDDEN);
        else if (request.getContentLengthLong() > limit.bytes(request))
            response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
        else if (!isReadable(request))
            response.sendError(HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE);
        else pass(new LimitedRequest(request, limit.bytes(request)), response, chain);
    }

    /**
     * Further in, a form or an address that cannot be read would be logged as a mistake of ours,
     * with all that led to it.
     */
    private static void pass(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (isUnderstood(request)) chain.doFilter(request, response);
        else if (!response.isCommitted()) response.sendError(HttpServletResponse.SC_BAD_REQUEST);
    }

    private static boolean isUnderstood(HttpServletRequest request) {
        try {
            request.getParameterMap();
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    /** Pictures go to one place. Mail programs may write the one word to unsubscribe anyhow. */
    private boolean isReadable(HttpServletRequest request) {
        var type = request.getContentType();
        return type == null
                || READ.contains(type.replaceAll(";.*", "").strip().toLowerCase(Locale.ROOT))
                || limit.isUpload(request)
                || request.getRequestURI().startsWith(UNSUBSCRIBE);
    }

    /** A browser says where a request comes from; a program that is no browser says nothing. */
    private boolean isFromHere(HttpServletRequest request) {
        var site = request.getHeader("Sec-Fetch-Site");
        if (site != null && !site.equals("same-origin") && !site.equals("none")) return false;
        var origin = request.getHeader("Origin");
        return origin == null || isOurs(origin, request.getHeader("Host"));
    }

    private boolean isOurs(String origin, @Nullable String asked) {
        try {
            var host = URI.create(origin).getAuthority();
            // An origin that hides itself is “null”, and has no host.
            return host != null && (host.equals(asked) || ownHost.equals(Optional.of(host)));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
