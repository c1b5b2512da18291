package hegemon.server.mail;

import hegemon.table.Language;

import java.util.List;
import java.util.Optional;

/**
 * A letter in words.
 *
 * @param action what the reader is asked to do
 * @param stop the address at which the reader says: no more of these
 */
public record Letter(
        String address,
        Language language,
        String subject,
        List<String> paragraphs,
        Optional<Action> action,
        Optional<String> stop) {
    /** A link and what it does. */
    public record Action(String label, String address) {}

    public Letter {
        paragraphs = List.copyOf(paragraphs);
    }
}
