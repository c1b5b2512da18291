package hegemon.server.web.gate;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;

import java.util.Arrays;
import java.util.Optional;

/**
 * The token of the browser that asks: the one in its cookie, or the one that it gets with this
 * answer.
 */
final class HeldToken {
    static final String COOKIE = "hegemon-guest";

    private static final String GIVEN = HeldToken.class.getName();

    private HeldToken() {}

    /** Whether or not it is good. */
    static Optional<String> of(HttpServletRequest request) {
        return request.getAttribute(GIVEN) instanceof String given
                ? Optional.of(given).filter(token -> !token.isEmpty())
                : inCookie(request);
    }

    private static Optional<String> inCookie(HttpServletRequest request) {
        return Optional.ofNullable(request.getCookies()).stream()
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(COOKIE))
                .map(Cookie::getValue)
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    /** From now on the browser holds this one; empty: none. */
    static void give(HttpServletRequest request, String token) {
        request.setAttribute(GIVEN, token);
    }
}
