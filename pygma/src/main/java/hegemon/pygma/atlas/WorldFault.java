package hegemon.pygma.atlas;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;

/** What is wrong in a line of a world's text, from 1. */
public record WorldFault(int line, Message what) {
    /** With the line. */
    public Message message() {
        return Message.of("pygma.world.line", Arg.number(line), what);
    }

    public String say(Language language) {
        return message().say(language);
    }
}
