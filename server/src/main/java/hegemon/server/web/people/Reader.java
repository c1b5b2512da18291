package hegemon.server.web.people;

import hegemon.server.accounts.Person;

import org.jspecify.annotations.Nullable;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

import java.util.Optional;

/** Who reads the page. Looked up when somebody asks, once a request. */
@Component("reader")
public class Reader {
    /** Empty for whoever has not played here yet and is not signed in. */
    public Optional<Person> person() {
        return Optional.ofNullable(SecurityContextHolder.getContext().getAuthentication())
                .map(who -> who.getPrincipal())
                .filter(Person.class::isInstance)
                .map(Person.class::cast);
    }

    /** What the reader is called here; for templates, hence null for nobody. */
    public @Nullable String name() {
        return person().map(person -> person.shownName(Saying.language())).orElse(null);
    }
}
