package hegemon.server.mail;

import hegemon.table.Language;
import hegemon.table.Words;

import java.time.Duration;
import java.util.Locale;

/**
 * Tells people what happens at their tables: on the pages, and by mail if they want it. Called
 * within the transaction that makes it happen: the letter is written if, and only if, it does.
 */
public interface Notices {
    /** What can happen. */
    enum Event {
        /** It is this person's turn. Waits a little: who is at the table needs no letter. */
        TURN(Duration.ofMinutes(10)),
        INVITED(Duration.ZERO),
        /** Somebody sat down at this person's table, or it begins. */
        JOINED(Duration.ofMinutes(2)),
        /** Somebody got up, or is gone: the seat is free, or a bot's. */
        LEFT(Duration.ofMinutes(2)),
        /** The time for this person's move will be out soon. */
        DEADLINE(Duration.ZERO),
        /** A draw or a takeback is proposed. */
        OFFER(Duration.ofMinutes(5)),
        CHAT(Duration.ofMinutes(10)),
        OVER(Duration.ofMinutes(2));

        private final Duration grace;

        Event(Duration grace) {
            this.grace = grace;
        }

        Duration grace() {
            return grace;
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Of its letters and its words. */
        public String kind() {
            return KIND + text();
        }

        static Event of(String text) {
            return valueOf(text.toUpperCase(Locale.ROOT));
        }
    }

    String KIND = "notice.";

    /**
     * What happened, in words.
     *
     * @param kind of the event
     * @param by what the reader calls the one who made it happen; empty if nobody in particular
     */
    static String sentence(String kind, String game, String by, Language language) {
        var words = Words.in(language);
        var name = words.find("server.home." + game + ".name").orElse(game);
        return words.say("server.mail." + kind + (by.isEmpty() ? "" : ".by"), name, by);
    }

    /** Where no letters are written. */
    Notices NOBODY =
            new Notices() {
                @Override
                public void tell(
                        String person, Event event, String table, String game, String by) {}

                @Override
                public void moot(String person, String table) {}
            };

    /** Several ways to tell the same. */
    static Notices all(Notices... ways) {
        return new Notices() {
            @Override
            public void tell(String person, Event event, String table, String game, String by) {
                for (Notices way : ways) way.tell(person, event, table, game, by);
            }

            @Override
            public void moot(String person, String table) {
                for (Notices way : ways) way.moot(person, table);
            }
        };
    }

    /**
     * This happened at a table of this person.
     *
     * @param table its id
     * @param game the name of the game
     * @param by who made it happen, by id; empty if nobody in particular
     */
    void tell(String person, Event event, String table, String game, String by);

    /** This person has seen or done what waits at the table: no letter about it any more. */
    void moot(String person, String table);
}
