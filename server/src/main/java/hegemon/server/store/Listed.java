package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A table in somebody's list.
 *
 * @param key where it stands in the list
 * @param setup as it is written in the log
 * @param occupants who sits where
 * @param offer what one player proposes to the other
 */
public record Listed(
        Key key,
        String game,
        String setup,
        Pace pace,
        boolean started,
        Summary summary,
        SortedMap<Seat, Occupant> occupants,
        Optional<OfferRows.Row> offer) {
    public TableId id() {
        return key.id();
    }

    Listed with(SortedMap<Seat, Occupant> seated) {
        return new Listed(key, game, setup, pace, started, summary, seated, offer);
    }

    /** The seats of this person, in the order of the rulebook. */
    public List<Seat> held(PersonId person) {
        return summary.seats().stream()
                .filter(seat -> new Occupant.Person(person).equals(occupants.get(seat)))
                .toList();
    }

    /** The seat from which this person looks and acts: the one that is to act, else the first. */
    public Seat seatOf(PersonId person) {
        var held = held(person);
        return held.stream()
                .filter(summary.awaited()::contains)
                .findFirst()
                .or(() -> held.stream().findFirst())
                .orElse(Seat.SPECTATOR);
    }

    /** The place of a table in somebody's list: those that wait first, then by the latest news. */
    public record Key(Standing standing, long newsAt, TableId id) {
        private static final Pattern TEXT =
                Pattern.compile("([012])-(\\d{1,15})-([A-Za-z0-9_-]{1,32})");

        public String text() {
            return standing.code() + "-" + newsAt + "-" + id;
        }

        public static Optional<Key> parse(String text) {
            var match = TEXT.matcher(text);
            if (!match.matches()) return Optional.empty();
            return Optional.of(
                    new Key(
                            Standing.of(Integer.parseInt(match.group(1))),
                            Long.parseLong(match.group(2)),
                            new TableId(match.group(3))));
        }
    }

    /** Which of somebody's tables are asked for. */
    public enum Kind {
        ALL,
        OPEN,
        WAITING,
        FINISHED;

        List<Standing> standings() {
            return switch (this) {
                case ALL -> List.of(Standing.WAITING, Standing.GOING_ON, Standing.OVER);
                case OPEN -> List.of(Standing.WAITING, Standing.GOING_ON);
                case WAITING -> List.of(Standing.WAITING);
                case FINISHED -> List.of(Standing.OVER);
            };
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Kind> parse(String text) {
            return Stream.of(values()).filter(kind -> kind.text().equals(text)).findFirst();
        }
    }

    /**
     * A part of somebody's list.
     *
     * @param game only tables of this one
     * @param from where it begins, without that place itself; at an end if nowhere
     * @param newer whether it goes up the list from there instead of down
     * @param open only tables that everybody may look at and know who sits there
     * @param search only those with this in a name of the others or of the campaign; empty: all
     */
    public record Part(
            PersonId person,
            Kind kind,
            Optional<String> game,
            Optional<Key> from,
            boolean newer,
            boolean open,
            int limit,
            String search) {
        public Part(
                PersonId person,
                Kind kind,
                Optional<String> game,
                Optional<Key> from,
                boolean newer,
                int limit) {
            this(person, kind, game, from, newer, false, limit, "");
        }

        public Part searching(String words) {
            return new Part(person, kind, game, from, newer, open, limit, words);
        }

        /** The latest of somebody's tables that everybody may see. */
        public static Part seenByAll(PersonId person, int limit) {
            var anyGame = Optional.<String>empty();
            return new Part(person, Kind.ALL, anyGame, Optional.empty(), false, true, limit, "");
        }

        public static Part first(PersonId person, Kind kind, int limit) {
            return new Part(person, kind, Optional.empty(), Optional.empty(), false, limit);
        }

        public Part after(Key last) {
            return new Part(person, kind, game, Optional.of(last), newer, open, limit, search);
        }
    }
}
