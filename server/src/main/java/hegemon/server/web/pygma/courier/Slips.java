package hegemon.server.web.pygma.courier;

import hegemon.server.play.Reply;
import hegemon.table.Refusal;

/** What is wrong with something written. */
final class Slips {
    private Slips() {}

    static Reply refused(String what, Object... args) {
        return new Reply.Refused(Refusal.of("house", "server.refuse.words." + what, args));
    }
}
