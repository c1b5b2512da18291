package hegemon.server.play;

import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.table.Chance;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.HouseEntry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * A table with its position at hand. The log in the database is the truth: this is a reading of it,
 * brought up to date whenever the log has grown by another hand.
 */
public final class LiveTable {
    /** What a reader sees, of one moment: all parts belong together. */
    public record Moment(Match<?, ?, ?> match, SortedMap<Seat, Occupant> seats) {
        public int entry() {
            return match.log().size();
        }

        public Turn turn() {
            return match.turn();
        }

        /** The seat this guest looks and acts from: the one that is to act, else the first held. */
        public Seat seatOf(Optional<String> guest) {
            var held = guest.map(this::held).orElse(List.of());
            return held.stream()
                    .filter(seat -> turn().waitsFor(seat))
                    .findFirst()
                    .or(() -> held.stream().findFirst())
                    .orElse(Seat.SPECTATOR);
        }

        /**
         * Whether the screen of this guest goes from hand to hand and nobody has asked for the seat
         * that is to act: then it shows what everybody may see.
         *
         * @param lifted the seat for which the curtain was lifted, by name
         */
        public boolean isCovered(Optional<String> guest, Optional<String> lifted) {
            return match.game().hasCurtain()
                    && guest.map(this::held).orElse(List.of()).size() > 1
                    && !(turn() instanceof Turn.Over)
                    && !lifted.equals(Optional.of(seatOf(guest).name()));
        }

        /** Whether nobody but this guest and the house's players sit here, on one seat each. */
        public boolean isAlone(Optional<String> guest) {
            return guest.map(this::held).orElse(List.of()).size() == 1
                    && seats.values().stream()
                                    .filter(occupant -> !(occupant instanceof Occupant.Bot))
                                    .count()
                            == 1;
        }

        /**
         * Whether this text stands in the log as an answer to this entry, by one of this guest's
         * seats.
         */
        boolean has(int answered, Optional<String> guest, String text) {
            if (answered < 0 || answered >= entry()) return false;
            var entry = match.log().entries().get(answered);
            return entry.text().equals(text)
                    && guest.map(this::held).orElse(List.of()).contains(entry.seat());
        }

        private List<Seat> held(String guest) {
            return match.state().seats().stream()
                    .filter(seat -> new Occupant.Person(guest).equals(seats.get(seat)))
                    .toList();
        }
    }

    private final GameStore store;
    private final String id;
    private Moment now;
    private Chance chance;
    private Optional<Offer> offer = Optional.empty();

    LiveTable(GameStore store, StoredGame stored) {
        this.store = store;
        this.id = stored.id();
        this.now = moment(stored);
        this.chance = stored.chance();
    }

    private static Moment moment(StoredGame stored) {
        Game<?, ?, ?> game = Games.named(stored.log().game()).orElseThrow();
        return new Moment(replay(game, stored.log()), stored.seats());
    }

    private static Match<?, ?, ?> replay(Game<?, ?, ?> game, Log log) {
        return Match.replay(game, log).orThrow();
    }

    public String id() {
        return id;
    }

    /** The table as the database has it. */
    public synchronized Moment now() {
        if (store.size(id) != now.entry()) refresh();
        return now;
    }

    synchronized void refresh() {
        var stored = store.find(id).orElseThrow();
        now = moment(stored);
        chance = stored.chance();
    }

    /** The secret, when the game is over. */
    public synchronized Optional<String> revealed() {
        return now().turn() instanceof Turn.Over ? Optional.of(chance.hex()) : Optional.empty();
    }

    /** A move in answer to the entry with this number. */
    synchronized Reply submit(Seat seat, int entry, String text) {
        return act(entry, match -> submitted(match, seat, text));
    }

    /** A resignation or the like, in answer to the entry with this number. */
    synchronized Reply rule(int entry, HouseEntry verdict) {
        return act(entry, match -> ruled(match, verdict));
    }

    /** Takes back the last move of this seat, in answer to the entry with this number. */
    synchronized Reply takeBack(Seat seat, int entry) {
        return act(entry, match -> takenBack(match, seat));
    }

    /** What one player proposes to the other at this moment. */
    public synchronized Optional<Offer> offer() {
        int entry = now().entry();
        return offer.filter(open -> open.entry() == entry);
    }

    /** Makes an offer, or agrees to the same one of the other player. */
    synchronized Reply propose(Offer made) {
        if (made.entry() != now().entry()) return new Reply.Stale();
        var open = offer();
        if (open.isPresent() && made.answers(open.get())) return agree(open.get());
        if (check(made) instanceof Parse.Refused<?>(var why)) return new Reply.Refused(why);
        offer = Optional.of(made);
        return new Reply.Done();
    }

    private Reply agree(Offer open) {
        return act(open.entry(), match -> result(match, open));
    }

    /** Whether what is proposed could be done at all. */
    private Parse<? extends Match<?, ?, ?>> check(Offer made) {
        return result(now.match(), made);
    }

    private static Parse<? extends Match<?, ?, ?>> result(Match<?, ?, ?> match, Offer agreed) {
        return switch (agreed.kind()) {
            case DRAW -> ruled(match, new HouseEntry.DrawAgreed());
            case TAKEBACK -> takenBack(match, agreed.by());
        };
    }

    /** Withdraws one's own offer or turns down the other's. */
    synchronized Reply decline(int entry) {
        if (entry != now().entry()) return new Reply.Stale();
        offer = Optional.empty();
        return new Reply.Done();
    }

    private Reply act(int entry, Function<Match<?, ?, ?>, Parse<? extends Match<?, ?, ?>>> change) {
        if (entry != now().entry()) return new Reply.Stale();
        return switch (change.apply(now.match())) {
            case Parse.Refused<? extends Match<?, ?, ?>>(var why) -> new Reply.Refused(why);
            case Parse.Parsed<? extends Match<?, ?, ?>>(var next) -> write(drawn(next));
        };
    }

    /** The entries that the change added, and the draws that became due, in one transaction. */
    private Reply write(Match<?, ?, ?> next) {
        var entries = next.log().entries();
        if (!store.append(id, entries.subList(now.entry(), entries.size()))) {
            refresh();
            return new Reply.Stale();
        }
        now = new Moment(next, now.seats());
        return new Reply.Done();
    }

    private Match<?, ?, ?> drawn(Match<?, ?, ?> match) {
        return Tables.drawAllDue(match, chance);
    }

    private static Parse<? extends Match<?, ?, ?>> submitted(
            Match<?, ?, ?> match, Seat seat, String text) {
        return match.submit(seat, text);
    }

    private static Parse<? extends Match<?, ?, ?>> ruled(Match<?, ?, ?> match, HouseEntry verdict) {
        return match.rule(verdict);
    }

    private static Parse<? extends Match<?, ?, ?>> takenBack(Match<?, ?, ?> match, Seat seat) {
        return match.takeBack(seat);
    }
}
