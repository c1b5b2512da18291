package hegemon.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.server.play.LiveTable;
import hegemon.server.play.Offer;
import hegemon.server.store.Occupant;
import hegemon.table.Entry;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;

/**
 * A table as one reader may see it: what pages and programs get.
 *
 * @param entry the number an action must answer
 * @param seat where the reader sits, or {@code spectator}
 * @param covered whether the curtain is down: view and log are a spectator's until it is lifted
 * @param view the game's own view for that seat
 * @param advised the seats that asked the house for advice
 * @param offer what one player proposes to the other
 * @param log the entries that count, as far as the reader may know them
 * @param commitment to the secret of the game's chance
 * @param secret when the game is over
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record TableJson(
        String id,
        String game,
        String setup,
        int entry,
        String seat,
        boolean covered,
        List<SeatJson> seats,
        List<String> advised,
        TurnJson turn,
        Object view,
        Optional<OfferJson> offer,
        List<EntryJson> log,
        Optional<String> commitment,
        Optional<String> secret) {

    /** One seat: {@code person}, {@code bot} or {@code open}. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record SeatJson(String seat, String occupant, Optional<Integer> level, boolean you) {}

    /** Whose turn it is, or who won and by which rule. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record TurnJson(
            List<String> seats, boolean over, List<String> winners, Optional<String> rule) {}

    /** A {@code draw} or a {@code takeback}, and who proposes it. */
    record OfferJson(String kind, String seat) {
        static OfferJson of(Offer offer) {
            return new OfferJson(offer.kind().text(), offer.by().name());
        }
    }

    record EntryJson(int number, String seat, String text) {
        static EntryJson of(Entry entry) {
            return new EntryJson(entry.number(), entry.seat().name(), entry.text());
        }
    }

    /** Whether it is the reader's turn. */
    public boolean waitsForReader() {
        return turn.seats().contains(seat);
    }

    static TableJson of(LiveTable table, Optional<String> guest) {
        return of(table, new Reader(guest, Optional.empty()));
    }

    static TableJson of(LiveTable table, Reader reader) {
        var guest = reader.guest();
        var moment = table.now();
        var seat = moment.seatOf(guest);
        var eyes = reader.eyes(moment);
        var log = moment.match().log();
        return new TableJson(
                table.id(),
                log.game(),
                log.setup(),
                moment.entry(),
                seat.name(),
                !eyes.equals(seat),
                seats(moment, guest),
                moment.match().advised().stream().map(Seat::name).toList(),
                turn(moment.turn()),
                moment.match().view(eyes),
                table.offer().map(OfferJson::of),
                moment.match().told(eyes).stream().map(EntryJson::of).toList(),
                log.commitment(),
                table.revealed());
    }

    private static List<SeatJson> seats(LiveTable.Moment moment, Optional<String> guest) {
        return moment.match().state().seats().stream()
                .map(
                        seat ->
                                seat(
                                        seat,
                                        moment.seats().getOrDefault(seat, new Occupant.Open()),
                                        guest))
                .toList();
    }

    private static SeatJson seat(Seat seat, Occupant occupant, Optional<String> guest) {
        return switch (occupant) {
            case Occupant.Person(var id) ->
                    new SeatJson(
                            seat.name(), "person", Optional.empty(), guest.equals(Optional.of(id)));
            case Occupant.Bot(var level) ->
                    new SeatJson(seat.name(), "bot", Optional.of(level), false);
            case Occupant.Open() -> new SeatJson(seat.name(), "open", Optional.empty(), false);
        };
    }

    private static TurnJson turn(Turn turn) {
        return switch (turn) {
            case Turn.Of(var seats) ->
                    new TurnJson(
                            seats.stream().map(Seat::name).toList(),
                            false,
                            List.of(),
                            Optional.empty());
            case Turn.Chance ignored -> new TurnJson(List.of(), false, List.of(), Optional.empty());
            case Turn.Over(var outcome) ->
                    new TurnJson(
                            List.of(),
                            true,
                            outcome.winners().stream().map(Seat::name).toList(),
                            Optional.of(outcome.rule()));
        };
    }
}
