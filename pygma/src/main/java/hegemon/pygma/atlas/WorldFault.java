package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.table.Language;
import hegemon.table.Words;

/** What is wrong in a line of a world's text, from 1. */
public record WorldFault(int line, Note what) {
    public String say(Language language) {
        var words = Words.in(language);
        return words.say("pygma.world.line", line, what.in(words));
    }
}
