package hegemon.server.web;

import hegemon.server.accounts.Guests;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** Knows a guest again by a cookie. Nobody gets one for just looking around. */
@Component
public class GuestCookie {
    static final String NAME = "hegemon-guest";
    private static final Duration KEPT = Duration.ofDays(400);

    private final Guests guests;

    GuestCookie(Guests guests) {
        this.guests = guests;
    }

    /** The guest who asks. */
    public Optional<String> guest(HttpServletRequest request) {
        return value(request, NAME).flatMap(guests::byToken);
    }

    /** The guest who asks, made welcome if new. */
    String welcome(HttpServletRequest request, HttpServletResponse response) {
        return guest(request)
                .orElseGet(
                        () -> {
                            var guest = guests.welcome();
                            response.addHeader(
                                    HttpHeaders.SET_COOKIE, cookie(request, guest.token()));
                            return guest.id();
                        });
    }

    private static String cookie(HttpServletRequest request, String token) {
        return ResponseCookie.from(NAME, token)
                .path("/")
                .httpOnly(true)
                .secure(request.isSecure())
                .sameSite("Lax")
                .maxAge(KEPT)
                .build()
                .toString();
    }

    private static Optional<String> value(HttpServletRequest request, String name) {
        return Optional.ofNullable(request.getCookies()).stream()
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(name))
                .map(Cookie::getValue)
                .findFirst();
    }
}
