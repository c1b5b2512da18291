package hegemon.server.web.gate;

import hegemon.server.ServerSettings;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.Guests;
import hegemon.server.accounts.GuestsMay;
import hegemon.server.accounts.RateLimits;
import hegemon.server.accounts.RateLimits.Limit;
import hegemon.server.accounts.SignIns;
import hegemon.server.admin.HouseChoices;
import hegemon.server.id.PersonId;
import hegemon.server.play.Origins;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

import java.time.Duration;
import java.util.Optional;

/** Knows a person again by a cookie. Nobody gets one for just looking around. */
@Component
public class GuestCookie {
    private static final String BEARER = "Bearer ";
    private static final String KNOWN = GuestCookie.class.getName();

    private final Guests guests;
    private final SignIns signIns;
    private final ApiTokens programs;
    private final FormTokens forms;
    private final RateLimits limits;
    private final Origins origins;
    private final boolean alwaysSecure;
    private final HouseChoices choices;

    GuestCookie(
            Guests guests,
            SignIns signIns,
            ApiTokens programs,
            FormTokens forms,
            RateLimits limits,
            Origins origins,
            HouseChoices choices,
            ServerSettings settings) {
        this.guests = guests;
        this.signIns = signIns;
        this.programs = programs;
        this.forms = forms;
        this.limits = limits;
        this.origins = origins;
        this.alwaysSecure = settings.isSecure();
        this.choices = choices;
    }

    /** Who was found by what the request bears: one request asks the database once. */
    private record Known(Optional<String> by, Optional<PersonId> person) {}

    /** The person who asks, guest or not. */
    public Optional<PersonId> guest(HttpServletRequest request) {
        var by = bearer(request).or(() -> token(request));
        if (request.getAttribute(KNOWN) instanceof Known known && known.by().equals(by))
            return known.person();
        var person = found(request);
        request.setAttribute(KNOWN, new Known(by, person));
        return person;
    }

    private Optional<PersonId> found(HttpServletRequest request) {
        var key = bearer(request);
        var person =
                key.isPresent()
                        ? key.filter(ignored -> isForPrograms(request)).flatMap(programs::person)
                        : token(request).flatMap(signIns::person);
        person.ifPresent(known -> origins.note(known, Place.of(request)));
        return person;
    }

    /** The person who asks, where nobody may not. */
    public PersonId somebody(HttpServletRequest request) {
        return guest(request).orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
    }

    /** A program acts for a person at the JSON interface and nowhere else. */
    private static boolean isForPrograms(HttpServletRequest request) {
        return request.getRequestURI().startsWith("/api/");
    }

    /** The key that a program shows. How the word before it is written is all the same. */
    static Optional<String> bearer(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION))
                .filter(header -> header.regionMatches(true, 0, BEARER, 0, BEARER.length()))
                .map(header -> header.substring(BEARER.length()).strip());
    }

    /** The person who asks, made welcome as a guest if new and the house has guests. */
    public PersonId welcome(HttpServletRequest request, HttpServletResponse response) {
        if (choices.guests() == GuestsMay.OFF && guest(request).isEmpty())
            throw NotNow.withoutAccount();
        return newcomer(request, response);
    }

    /** The same for somebody who is about to get an account. */
    public PersonId newcomer(HttpServletRequest request, HttpServletResponse response) {
        return guest(request)
                .orElseGet(
                        () -> {
                            NotNow.unless(limits, Limit.GUEST_PLACE, Place.of(request));
                            var guest = guests.welcome(agent(request));
                            give(request, response, guest.token(), SignIns.KEPT);
                            origins.note(guest.id(), Place.of(request));
                            return guest.id();
                        });
    }

    /** From now on this browser is that person's; what it was before, it is no longer. */
    public void signIn(HttpServletRequest request, HttpServletResponse response, PersonId person) {
        token(request).ifPresent(signIns::close);
        give(request, response, signIns.open(person, agent(request)), SignIns.KEPT);
    }

    /** This browser is nobody's any more. */
    public void signOut(HttpServletRequest request, HttpServletResponse response) {
        token(request).ifPresent(signIns::close);
        give(request, response, "", Duration.ZERO);
    }

    /** What the browser holds, whether or not it is good. */
    public Optional<String> token(HttpServletRequest request) {
        return HeldToken.of(request);
    }

    private static String agent(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HttpHeaders.USER_AGENT)).orElse("");
    }

    private void give(
            HttpServletRequest request, HttpServletResponse response, String token, Duration kept) {
        var cookie =
                ResponseCookie.from(HeldToken.COOKIE, token)
                        .path("/")
                        .httpOnly(true)
                        .secure(alwaysSecure || request.isSecure())
                        .sameSite("Lax")
                        .maxAge(kept)
                        .build();
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.toString());
        HeldToken.give(request, token);
        forms.renew(request, response);
    }
}
