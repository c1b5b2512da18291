package hegemon.server.mail;

import hegemon.table.Language;

import java.util.List;
import java.util.Optional;

/**
 * A letter in words.
 *
 * @param paragraphs one of several lines is set as it is written
 * @param action what the reader is asked to do
 * @param stop the address at which the reader says: no more of these
 * @param reply where an answer goes; empty: to the house
 * @param enclosed files that come with it
 */
public record Letter(
        String address,
        Language language,
        String subject,
        List<String> paragraphs,
        Optional<Action> action,
        Optional<String> stop,
        Optional<String> reply,
        List<Enclosed> enclosed) {
    /** A link and what it does. */
    public record Action(String label, String address) {}

    /** A file. */
    public static final class Enclosed {
        private final String name;
        private final String type;
        private final byte[] content;

        public Enclosed(String name, String type, byte[] content) {
            this.name = name;
            this.type = type;
            this.content = content.clone();
        }

        String name() {
            return name;
        }

        String type() {
            return type;
        }

        byte[] content() {
            return content.clone();
        }
    }

    public Letter {
        paragraphs = List.copyOf(paragraphs);
        enclosed = List.copyOf(enclosed);
    }

    public Letter(
            String address,
            Language language,
            String subject,
            List<String> paragraphs,
            Optional<Action> action,
            Optional<String> stop) {
        this(address, language, subject, paragraphs, action, stop, Optional.empty(), List.of());
    }

    /** The same, to be answered there. */
    public Letter answeredAt(String place) {
        return new Letter(
                address, language, subject, paragraphs, action, stop, Optional.of(place), enclosed);
    }

    /** The same under another subject. */
    public Letter titled(String title) {
        return new Letter(address, language, title, paragraphs, action, stop, reply, enclosed);
    }

    /** The same with something to do. */
    public Letter asking(Action wanted) {
        return new Letter(
                address, language, subject, paragraphs, Optional.of(wanted), stop, reply, enclosed);
    }

    /** The same with these files. */
    public Letter enclosing(List<Enclosed> files) {
        return new Letter(address, language, subject, paragraphs, action, stop, reply, files);
    }
}
