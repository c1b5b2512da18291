package hegemon.server.web.pygma.courier;

import hegemon.table.Language;
import hegemon.table.Words;

/** The words of the Kurier in the reader's language. */
record Say(Language language) {
    String word(String key, Object... args) {
        return Words.in(language).say("server.pygma.kurier." + key, args);
    }
}
