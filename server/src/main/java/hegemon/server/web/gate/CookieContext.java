package hegemon.server.web.gate;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.admin.Administrators;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.authority.AuthorityUtils;
import org.springframework.security.core.context.DeferredSecurityContext;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.security.web.context.HttpRequestResponseHolder;
import org.springframework.security.web.context.SecurityContextRepository;
import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;

/**
 * Tells Spring Security who asks: the holder of the cookie. There is no session beside it; nothing
 * is read before somebody wants to know.
 */
@Component
record CookieContext(GuestCookie cookie, People people, Administrators administrators)
        implements SecurityContextRepository {
    @Override
    public DeferredSecurityContext loadDeferredContext(HttpServletRequest request) {
        return new Deferred(request);
    }

    @Override
    @SuppressWarnings("deprecation") // The interface still asks for it.
    public SecurityContext loadContext(HttpRequestResponseHolder exchange) {
        return read(exchange.getRequest()).orElseGet(SecurityContextHolder::createEmptyContext);
    }

    @Override
    public void saveContext(
            SecurityContext context, HttpServletRequest request, HttpServletResponse response) {
        // GuestCookie signs in and out.
    }

    @Override
    public boolean containsContext(HttpServletRequest request) {
        return cookie.guest(request).isPresent();
    }

    private Optional<SecurityContext> read(HttpServletRequest request) {
        return cookie.guest(request)
                .flatMap(people::find)
                .filter(person -> !person.deleted())
                .map(person -> new SecurityContextImpl(authentication(person)));
    }

    private Authentication authentication(Person person) {
        return UsernamePasswordAuthenticationToken.authenticated(
                person, "", AuthorityUtils.createAuthorityList(roles(person)));
    }

    private List<String> roles(Person person) {
        if (!person.member()) return List.of("ROLE_GUEST");
        return administrators.isOne(person.id())
                ? List.of("ROLE_MEMBER", "ROLE_ADMIN")
                : List.of("ROLE_MEMBER");
    }

    private final class Deferred implements DeferredSecurityContext {
        private final HttpServletRequest request;
        private Optional<SecurityContext> found = Optional.empty();
        private boolean generated = false;

        Deferred(HttpServletRequest request) {
            this.request = request;
        }

        @Override
        public SecurityContext get() {
            if (found.isEmpty()) {
                var known = read(request);
                generated = known.isEmpty();
                found = Optional.of(known.orElseGet(SecurityContextHolder::createEmptyContext));
            }
            return found.get();
        }

        @Override
        public boolean isGenerated() {
            get();
            return generated;
        }
    }
}
