package hegemon.earthwater.board;

import hegemon.table.Arg;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened, or a reason for it, as data: the rule, and the message that tells it.
 *
 * @param rule the number of the rule, as in docs/rules
 * @param board the map once this has happened, where it was thought out ahead; else the map on the
 *     table tells it
 */
public record Note(String rule, Message message, Optional<Board> board) {
    /** A note whose key is given without the module's name. */
    public static Note of(String rule, String key, Object... args) {
        return new Note(rule, Message.of("earthwater.note." + key, args), Optional.empty());
    }

    /** What happened when the map became this one. */
    public Note on(Board then) {
        return new Note(rule, message, Optional.of(then));
    }

    public String key() {
        return message.key();
    }

    /** What the message names. */
    public List<Arg> args() {
        return message.args();
    }

    public String say(Words words) {
        return message.in(words);
    }
}
