package hegemon.server.web.gate;

import hegemon.server.accounts.Person;
import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

import java.util.Optional;

/** For whom something is done, as far as sharing goes: a member, or a place with all its guests. */
@Component
public class Asking {
    private final GuestCookie cookie;

    Asking(GuestCookie cookie) {
        this.cookie = cookie;
    }

    public Asker asker(HttpServletRequest request) {
        return member().map(Asker::of)
                .orElseGet(
                        () ->
                                new Asker(
                                        Place.of(request),
                                        cookie.guest(request)
                                                .orElse(new PersonId(Place.of(request)))));
    }

    /** For templates. */
    public boolean isMember() {
        return member().isPresent();
    }

    /** The member who asks by a browser. */
    public Optional<PersonId> member() {
        return Optional.ofNullable(SecurityContextHolder.getContext().getAuthentication())
                .map(who -> who.getPrincipal())
                .filter(Person.class::isInstance)
                .map(Person.class::cast)
                .filter(Person::member)
                .map(Person::id);
    }
}
