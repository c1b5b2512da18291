package hegemon.server.post;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Addressees;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.server.mail.Writer;

import java.util.Optional;

/** Asks somebody, at the address that is known, about a mail that came. */
sealed interface MailQuestion extends Writer permits QuestionWriter, WhichWriter {
    String kind();

    Addressees addressees();

    Letter written(Posted letter, PersonId person, Addressees.Addressee to);

    @Override
    default boolean writes(String kind) {
        return kind.equals(kind());
    }

    @Override
    default Optional<Letter> write(Posted letter) {
        var person = letter.person().orElse(PersonId.NOBODY);
        return addressees().find(person).map(to -> written(letter, person, to));
    }
}
