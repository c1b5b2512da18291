package hegemon.server.web.page;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

import java.io.IOException;

/**
 * Answers an address of an {@link Edition} with what it names. What an earlier page asks for after
 * an upgrade is found too, and not to be kept.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 5)
class EditionFilter extends OncePerRequestFilter {
    private static final String FOR_GOOD = "max-age=31536000, public, immutable";

    /** What comes in jars has its version in its address already. */
    private static final String LIBRARIES = "/_static/";

    /** As application.properties has it for files. */
    private static final String NOT_KEPT = "max-age=0";

    private final Edition edition;

    EditionFilter(Edition edition) {
        this.edition = edition;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        var address = request.getRequestURI();
        return !address.startsWith(LIBRARIES) && Edition.path(address).equals(address);
    }

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var address = request.getRequestURI();
        boolean good = address.startsWith(LIBRARIES) || edition.has(address);
        chain.doFilter(
                new Named(request, Edition.path(address)), good ? new Kept(response) : response);
    }

    /** The request for what the address names. */
    private static final class Named extends HttpServletRequestWrapper {
        private final String path;

        Named(HttpServletRequest request, String path) {
            super(request);
            this.path = path;
        }

        @Override
        public String getRequestURI() {
            return path;
        }

        @Override
        public StringBuffer getRequestURL() {
            var url = super.getRequestURL();
            return url.replace(url.length() - super.getRequestURI().length(), url.length(), path);
        }

        @Override
        public String getServletPath() {
            return path;
        }
    }

    /**
     * A file, which by itself would be asked for each time, is kept; what a program writes is not.
     */
    private static final class Kept extends HttpServletResponseWrapper {
        Kept(HttpServletResponse response) {
            super(response);
        }

        @Override
        public void setHeader(String name, String value) {
            boolean file = name.equals(HttpHeaders.CACHE_CONTROL) && value.equals(NOT_KEPT);
            super.setHeader(name, file ? FOR_GOOD : value);
        }
    }
}
