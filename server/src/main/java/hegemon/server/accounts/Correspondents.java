package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Addressees;
import hegemon.table.Language;

import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * People as readers of letters.
 *
 * @param address makes the address of a page of its path
 */
public record Correspondents(People people, HouseKey key, UnaryOperator<String> address)
        implements Addressees {
    private static final String PURPOSE = "unsubscribe";

    @Override
    public Optional<Addressee> find(PersonId person) {
        return people.find(person).flatMap(this::addressee);
    }

    private Optional<Addressee> addressee(Person person) {
        var language = person.language().orElse(Language.ENGLISH);
        return person.email()
                .map(to -> new Addressee(to, language, person.shownName(language), stop(person)));
    }

    private String stop(Person person) {
        return address.apply(
                "/unsubscribe/" + person.id() + "/" + key.sign(PURPOSE, person.id().value()));
    }

    /** Whether this signature, out of a letter to that person, is ours. */
    public boolean isSigned(PersonId person, String signature) {
        return key.isSigned(PURPOSE, person.value(), signature);
    }

    @Override
    public String nameOf(PersonId person, Language reader) {
        return people.displayName(person, reader);
    }
}
