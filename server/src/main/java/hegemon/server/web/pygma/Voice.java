package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.table.Language;
import hegemon.table.Words;

/** Says what only the page says, in the reader's language; what reports say, the herald does. */
record Voice(Language language) {
    Herald herald() {
        return new Herald(language);
    }

    /** A text of this page. */
    String page(String key, Object... args) {
        return Words.in(language).say("server.pygma." + key, args);
    }

    String figure(int number) {
        return herald().figure(number);
    }
}
