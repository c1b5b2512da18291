package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.table.Language;
import hegemon.table.Words;

import java.time.Instant;
import java.util.Optional;

/**
 * A person.
 *
 * @param name chosen; a guest need not have one
 * @param member has an account; a guest has none
 * @param hasPassword may sign in by it
 * @param email confirmed by its owner
 * @param language the one chosen last
 * @param deleted the games stay, nothing else does
 */
public record Person(
        PersonId id,
        Optional<String> name,
        boolean member,
        boolean hasPassword,
        Optional<String> email,
        Optional<Language> language,
        Instant since,
        boolean deleted) {
    private static final int CODE_LENGTH = 4;

    /** The name, or, for those without, who it is as far as others may know. */
    public String shownName(Language reader) {
        if (deleted) return Words.in(reader).say("server.people.former");
        return name.orElseGet(
                () ->
                        Words.in(reader)
                                .say("server.people.guest", id.value().substring(0, CODE_LENGTH)));
    }
}
