package hegemon.server.web.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Offer;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table as one reader may see it: what pages and programs get.
 *
 * @param title what its leaders call it
 * @param caption what the game says of how far it is: a month, say
 * @param entry the number an action must answer
 * @param changes counts what changed beside the log
 * @param seat where the reader sits, or {@code spectator}
 * @param covered whether the curtain is down: view and log are a spectator's until it is lifted
 * @param advised the seats that asked the house for advice
 * @param view the game's own view for that seat
 * @param offer what one player proposes to the other
 * @param declined what was proposed and turned down since the last entry
 * @param log the entries that count, as far as the reader may know them
 * @param commitment to the secret of the game's chance
 * @param secret when the game is over
 * @param clock where the game has one
 * @param may what the reader may do besides moving
 * @param replaceable seats that may be given to somebody else
 * @param plan the reader's own conditional moves
 * @param thinking {@code queued} or {@code thinking}, while a bot is at work
 * @param said how many words were said at the table
 * @param successor the rematch
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record TableJson(
        TableId id,
        String game,
        String setup,
        Optional<String> title,
        String caption,
        int entry,
        int changes,
        String seat,
        boolean covered,
        List<SeatJson> seats,
        List<String> advised,
        TurnJson turn,
        Object view,
        Optional<OfferJson> offer,
        Optional<OfferJson> declined,
        List<EntryJson> log,
        Optional<String> commitment,
        Optional<String> secret,
        TermsJson terms,
        boolean started,
        Optional<ClockJson> clock,
        List<String> may,
        List<String> replaceable,
        List<String> plan,
        Optional<String> thinking,
        int said,
        Optional<TableId> successor) {

    /**
     * One seat: {@code person}, {@code bot} or {@code open}.
     *
     * @param hidden true where the reader may not know who sits there
     * @param rating of whoever plays there, where the game counts and its owner shows it
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record SeatJson(
            String seat,
            String occupant,
            Optional<Integer> level,
            Optional<String> name,
            boolean you,
            Optional<Boolean> hidden,
            Optional<RatingJson> rating) {
        /**
         * @param known whether the reader may know who sits there
         */
        static SeatJson of(
                Seat seat,
                Occupant occupant,
                Function<PersonId, Optional<String>> names,
                Optional<PersonId> reader,
                boolean known) {
            return switch (occupant) {
                case Occupant.Person(var id) ->
                        new SeatJson(
                                seat.name(),
                                "person",
                                Optional.empty(),
                                known ? names.apply(id) : Optional.empty(),
                                reader.equals(Optional.of(id)),
                                known ? Optional.empty() : Optional.of(true),
                                Optional.empty());
                case Occupant.Bot(var level) -> bare(seat, "bot", Optional.of(level));
                case Occupant.Open() -> bare(seat, "open", Optional.empty());
            };
        }

        private static SeatJson bare(Seat seat, String occupant, Optional<Integer> level) {
            return new SeatJson(
                    seat.name(),
                    occupant,
                    level,
                    Optional.empty(),
                    false,
                    Optional.empty(),
                    Optional.empty());
        }

        SeatJson with(Optional<RatingJson> known) {
            return new SeatJson(seat, occupant, level, name, you, hidden, known);
        }
    }

    /**
     * How strong somebody plays.
     *
     * @param provisional whether too few games are known to be sure
     * @param gain what this game made of it, when it is over
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record RatingJson(int points, boolean provisional, Optional<Integer> gain) {}

    /** Whose turn it is, or who won and by which rule. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record TurnJson(
            List<String> seats, boolean over, List<String> winners, Optional<String> rule) {
        static TurnJson of(Turn turn) {
            return switch (turn) {
                case Turn.Of(var seats) ->
                        new TurnJson(
                                seats.stream().map(Seat::name).toList(),
                                false,
                                List.of(),
                                Optional.empty());
                case Turn.Chance ignored ->
                        new TurnJson(List.of(), false, List.of(), Optional.empty());
                case Turn.Over(var outcome) ->
                        new TurnJson(
                                List.of(),
                                true,
                                outcome.winners().stream().map(Seat::name).toList(),
                                Optional.of(outcome.rule()));
            };
        }
    }

    /** A {@code draw}, a {@code takeback} or a {@code rematch}, and who proposes it. */
    public record OfferJson(String kind, String seat) {
        static OfferJson of(Offer offer) {
            return new OfferJson(offer.kind().text(), offer.by().name());
        }
    }

    /**
     * One entry.
     *
     * @param at when it was made, in milliseconds since 1970
     * @param planned whether the house played it as its player had said before
     */
    public record EntryJson(int number, String seat, String text, long at, boolean planned) {}

    /** What was agreed: {@code none}, {@code live 600 5} or {@code days 3}, and who may see it. */
    public record TermsJson(
            String pace,
            boolean listed,
            boolean watchable,
            boolean chat,
            boolean rated,
            boolean yours) {}

    /** The clocks at the server's time {@code now}, all in milliseconds. */
    public record ClockJson(long now, List<SeatClock> seats) {}

    /**
     * What a seat has left; it grows less while it is running.
     *
     * @param first what is left for its first move, before which the clock does not run
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record SeatClock(String seat, long left, boolean running, Optional<Long> first) {}

    /** Whether it is the reader's turn. */
    public boolean waitsForReader() {
        return started && turn.seats().contains(seat);
    }

    /** Whether somebody sits here, or may come, to whom the others can talk. */
    @JsonIgnore
    public boolean isBetweenPersons() {
        return seats.stream().filter(each -> !each.occupant().equals("bot") && !each.you()).count()
                > (seats.stream().anyMatch(SeatJson::you) ? 0 : 1);
    }

    public boolean hasOpenSeat() {
        return seats.stream().anyMatch(each -> each.occupant().equals("open"));
    }

    /** What is left on the reader's clock, where it runs. */
    public Optional<Long> left() {
        return clock.stream()
                .flatMap(clocks -> clocks.seats().stream())
                .filter(each -> each.running() && each.seat().equals(seat))
                .map(SeatClock::left)
                .findFirst();
    }
}
