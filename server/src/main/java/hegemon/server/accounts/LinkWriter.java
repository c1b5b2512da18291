package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.Writer;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Writes the letters that hold a link. Who has an address is looked up only when the letter is
 * written: whoever asked for it cannot tell, not even by the clock, whether anybody got one.
 *
 * @param address makes the address of a page of its path
 */
public record LinkWriter(People people, MailLinks links, UnaryOperator<String> address)
        implements Writer {
    static final String KIND = "link.";

    @Override
    public boolean writes(String kind) {
        return kind.startsWith(KIND);
    }

    @Override
    public Optional<Letter> write(Posted letter) {
        var to = letter.address().orElse("");
        return MailLinks.Kind.of(letter.kind().substring(KIND.length()))
                .flatMap(
                        kind ->
                                switch (kind) {
                                    case CONFIRM ->
                                            confirm(letter.person().orElse(PersonId.NOBODY), to);
                                    case SIGN_IN, RESET ->
                                            people.at(to).map(person -> linked(kind, person, to));
                                });
    }

    /** Of an address that is another's already, its owner hears. */
    private Optional<Letter> confirm(PersonId person, String to) {
        var owner = people.at(to).filter(other -> !other.id().equals(person));
        if (owner.isPresent()) return owner.map(other -> written("known", other, to, "/sign-in"));
        return people.find(person)
                .filter(who -> !who.deleted())
                .map(who -> linked(MailLinks.Kind.CONFIRM, who, to));
    }

    private Letter linked(MailLinks.Kind kind, Person person, String to) {
        var token = links.make(kind, person.id(), to);
        return written(kind.text(), person, to, "/link/" + kind.text() + "/" + token);
    }

    private Letter written(String text, Person person, String to, String path) {
        var language = person.language().orElse(Language.ENGLISH);
        var words = Words.in(language);
        var name = person.shownName(language);
        var key = "server.mail.link." + text;
        return new Letter(
                to,
                language,
                words.say(key + ".subject"),
                List.of(words.say("server.mail.hello", name), words.say(key + ".text", name)),
                Optional.of(new Letter.Action(words.say(key + ".action"), address.apply(path))),
                Optional.empty());
    }
}
