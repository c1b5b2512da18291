package hegemon.server.web.gate;

import static java.nio.charset.StandardCharsets.UTF_8;

import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.security.web.csrf.CsrfException;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.util.UriUtils;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.Map;

/**
 * What happens to requests that may not pass. A form without a good token is most often our own
 * page, opened before the reader signed in or out in another window: it is shown again to be sent
 * anew, with all that was written. (A form of another site does not come this far, see {@link
 * Manners}.) A script gets a sentence.
 */
@Component
record StaleForms(LocaleResolver languages, JsonMapper json)
        implements AccessDeniedHandler, AuthenticationEntryPoint {
    static final String PAGE = "/stale-form";

    @Override
    public void handle(
            HttpServletRequest request, HttpServletResponse response, AccessDeniedException no)
            throws IOException, ServletException {
        if (!(no instanceof CsrfException)) response.sendError(HttpStatus.FORBIDDEN.value());
        else if (isOfNobody(request)) response.sendError(HttpStatus.UNAUTHORIZED.value());
        else if (isForm(request)) request.getRequestDispatcher(PAGE).forward(request, response);
        else say(request, response);
    }

    /** Whoever is not signed in is asked to. */
    @Override
    public void commence(
            HttpServletRequest request, HttpServletResponse response, AuthenticationException no)
            throws IOException {
        if (request.getMethod().equals("GET") && !request.getRequestURI().startsWith("/api/"))
            response.sendRedirect(
                    "/sign-in?back=" + UriUtils.encodeQueryParam(Whereabouts.here(request), UTF_8));
        else response.sendError(HttpStatus.FORBIDDEN.value());
    }

    /** A program that sent no key. */
    private static boolean isOfNobody(HttpServletRequest request) {
        return request.getRequestURI().startsWith("/api/") && HeldToken.of(request).isEmpty();
    }

    private static boolean isForm(HttpServletRequest request) {
        var type = request.getContentType();
        return type != null && type.startsWith(MediaType.APPLICATION_FORM_URLENCODED_VALUE);
    }

    private void say(HttpServletRequest request, HttpServletResponse response) throws IOException {
        var words = Words.in(Language.of(languages.resolveLocale(request)));
        response.setStatus(HttpStatus.FORBIDDEN.value());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setCharacterEncoding("UTF-8");
        json.writeValue(
                response.getWriter(), Map.of("message", words.say("server.people.stale.script")));
    }
}
