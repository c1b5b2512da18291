package hegemon.server.web.gate;

import hegemon.server.accounts.HouseKey;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.jspecify.annotations.Nullable;
import org.springframework.security.web.csrf.CsrfToken;
import org.springframework.security.web.csrf.CsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfTokenRequestHandler;
import org.springframework.security.web.csrf.DefaultCsrfToken;
import org.springframework.security.web.csrf.XorCsrfTokenRequestAttributeHandler;
import org.springframework.stereotype.Component;

/**
 * The token that forms and scripts send along: the house's signature over the reader's cookie. So
 * it needs no session, holds on every server, and is void once the cookie changes. Whoever has no
 * cookie yet shares one token with all others without; there, only the Origin check protects, and
 * there is nothing of theirs to protect.
 */
@Component
class FormTokens implements CsrfTokenRepository {
    static final String HEADER = "X-CSRF-Token";
    static final String FIELD = "_csrf";

    private final HouseKey key;
    private final CsrfTokenRequestHandler masks = new XorCsrfTokenRequestAttributeHandler();

    FormTokens(HouseKey key) {
        this.key = key;
    }

    @Override
    public CsrfToken generateToken(HttpServletRequest request) {
        var holder = HeldToken.of(request).orElse("nobody");
        return new DefaultCsrfToken(HEADER, FIELD, key.sign("form", holder));
    }

    @Override
    public void saveToken(
            @Nullable CsrfToken token, HttpServletRequest request, HttpServletResponse response) {
        // Nothing to save: it can be computed at any time.
    }

    @Override
    public CsrfToken loadToken(HttpServletRequest request) {
        return generateToken(request);
    }

    /** Shows each token under another mask, so that compressed pages do not give it away. */
    CsrfTokenRequestHandler masks() {
        return masks;
    }

    /**
     * The browser gets a new cookie: the page in the answer, or its script, needs the new token.
     */
    void renew(HttpServletRequest request, HttpServletResponse response) {
        masks.handle(request, response, () -> generateToken(request));
        if (request.getAttribute(CsrfToken.class.getName()) instanceof CsrfToken renewed)
            response.setHeader(HEADER, renewed.getToken());
    }
}
