package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Language;
import hegemon.table.Words;

import java.time.Duration;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        /** A game of an event begins: in a live one there is a minute for the first move. */
        PAIRED(Duration.ZERO),
        /** This person asked for a seat, and got one. */
        ADMITTED(Duration.ZERO),
        /** This person asked for a seat, and got none. */
        DECLINED(Duration.ZERO),
        /** This person's seat was given to others. */
        REPLACED(Duration.ZERO),
        /** Somebody got up, or is gone: the seat is free, or a bot's. */
        LEFT(Duration.ofMinutes(2)),
        /** The time for this person's move will be out soon. */
        DEADLINE(Duration.ZERO),
        /** A draw or a takeback is proposed. */
        OFFER(Duration.ofMinutes(5)),
        CHAT(Duration.ofMinutes(10)),
        /** When orders are awaited has changed. */
        CALENDAR(Duration.ZERO),
        /** A round of a led game has ended: what it brought comes in a letter of its own. */
        ROUND(Duration.ZERO),
        /** Somebody at the table has written to this person. */
        LETTER(Duration.ZERO),
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

        public static Event of(String text) {
            return valueOf(text.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * What is said beside the event itself.
     *
     * @param at a moment that it is about, by the clocks of a place
     * @param text the words of whoever made it happen
     */
    record Said(Manner manner, Optional<ZonedDateTime> at, String text) {
        public static final Said NOTHING = new Said(Manner.GOES_ON, Optional.empty(), "");

        /** Whether the game goes on. */
        public enum Manner {
            GOES_ON,
            PAUSED
        }

        /** As it is stored: a line for the moment, and the text. */
        public String print() {
            if (equals(NOTHING)) return "";
            var when = at.map(ZonedDateTime::toString).orElse("");
            return (manner == Manner.PAUSED ? PAUSE : when) + "\n" + text;
        }

        public static Said parse(String stored) {
            int end = stored.indexOf('\n');
            if (end < 0) return NOTHING;
            var first = stored.substring(0, end);
            var text = stored.substring(end + 1);
            if (first.equals(PAUSE)) return new Said(Manner.PAUSED, Optional.empty(), text);
            return new Said(
                    Manner.GOES_ON,
                    first.isEmpty() ? Optional.empty() : Optional.of(ZonedDateTime.parse(first)),
                    text);
        }

        private static final String PAUSE = "paused";

        /** In words; empty if there is nothing to say. */
        public String in(Language language) {
            var words = Words.in(language);
            var when =
                    manner == Manner.PAUSED
                            ? words.say("server.mail.said.paused")
                            : at.map(it -> words.say("server.mail.said.at", moment(it, language)))
                                    .orElse("");
            return Stream.of(when, text.isEmpty() ? "" : words.say("server.mail.said", text))
                    .filter(it -> !it.isEmpty())
                    .collect(Collectors.joining(" "));
        }

        /** A moment by the clocks of its place, with the day of the week. */
        public static String moment(ZonedDateTime at, Language language) {
            var pattern = Words.in(language).say("server.mail.said.moment");
            // An offset of nothing has no name of its own.
            var placed =
                    at.getZone().equals(ZoneOffset.UTC)
                            ? at.withZoneSameInstant(ZoneId.of("UTC"))
                            : at;
            return DateTimeFormatter.ofPattern(pattern, language.locale()).format(placed);
        }
    }

    String KIND = "notice.";

    /**
     * What happened, in words.
     *
     * @param kind of the event
     * @param title what its leaders call the table; empty if it has no name
     * @param by what the reader calls the one who made it happen; empty if nobody in particular
     */
    static String sentence(String kind, String game, String title, String by, Language language) {
        var words = Words.in(language);
        var plain = words.find("server.home." + game + ".name").orElse(game);
        var name = title.isEmpty() ? plain : words.say("server.mail.titled", plain, title);
        return words.say("server.mail." + kind + (by.isEmpty() ? "" : ".by"), name, by);
    }

    /** Where no letters are written. */
    Notices NOBODY = all();

    /** Several ways to tell the same. */
    static Notices all(Notices... ways) {
        return new Notices() {
            @Override
            public void tell(
                    PersonId person,
                    Event event,
                    TableId table,
                    String game,
                    PersonId by,
                    Said said) {
                for (Notices way : ways) way.tell(person, event, table, game, by, said);
            }

            @Override
            public void moot(PersonId person, TableId table, Optional<Event> only) {
                for (Notices way : ways) way.moot(person, table, only);
            }

            @Override
            public void write(
                    PersonId person, Event event, TableId table, String game, List<String> what) {
                for (Notices way : ways) way.write(person, event, table, game, what);
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
    default void tell(PersonId person, Event event, TableId table, String game, PersonId by) {
        tell(person, event, table, game, by, Said.NOTHING);
    }

    /** The same, and what is said about it. */
    void tell(PersonId person, Event event, TableId table, String game, PersonId by, Said said);

    /**
     * This happened in a led game. Those who get letters get one at once that the game itself
     * writes, instead of a sentence about it; who is only called is called as ever.
     *
     * @param what it is about, as the writer of the game reads it; for a reminder, what is said
     */
    default void write(
            PersonId person, Event event, TableId table, String game, List<String> what) {
        tell(person, event, table, game, PersonId.NOBODY);
    }

    /** This person has seen or done what waits at the table: no letter about it any more. */
    default void moot(PersonId person, TableId table) {
        moot(person, table, Optional.empty());
    }

    /** What was said of this alone is not so any more. */
    default void moot(PersonId person, TableId table, Event event) {
        moot(person, table, Optional.of(event));
    }

    /** The one or the other. */
    void moot(PersonId person, TableId table, Optional<Event> only);
}
