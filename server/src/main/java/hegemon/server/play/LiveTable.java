package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.server.store.Times;
import hegemon.table.Chance;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A table with its position at hand. The log in the database is the truth: this is a reading of it,
 * brought up to date whenever the log has grown by another hand.
 */
public final class LiveTable {
    /**
     * What a reader sees, of one moment: all parts belong together.
     *
     * @param planned the entries that the house played as their player had said before
     * @param deputies who acts for the holder of a seat, or shall have it
     * @param changes how often something beside the log was changed
     */
    public record Moment(
            Match<?, ?, ?> match,
            SortedMap<Seat, Occupant> seats,
            Terms terms,
            Times times,
            Clocks clocks,
            Set<Integer> planned,
            SortedMap<Seat, Deputy> deputies,
            int changes) {
        public int entry() {
            return match.log().size();
        }

        public Turn turn() {
            return match.turn();
        }

        public boolean isOver() {
            return turn() instanceof Turn.Over;
        }

        /** The seat this guest looks and acts from: the one that is to act, else the first held. */
        public Seat seatOf(Optional<PersonId> guest) {
            var held = held(guest);
            return held.stream()
                    .filter(seat -> turn().waitsFor(seat))
                    .findFirst()
                    .or(() -> held.stream().findFirst())
                    .orElse(Seat.SPECTATOR);
        }

        /** The seats that this guest has, or acts for, in the order of the rulebook. */
        public List<Seat> held(Optional<PersonId> guest) {
            return guest.isEmpty() ? List.of() : Deputies.held(this, guest.get());
        }

        /** The seats that are this guest's own. */
        public List<Seat> owned(Optional<PersonId> guest) {
            return guest.isEmpty() ? List.of() : Deputies.owned(this, guest.get());
        }

        /** Who sits there. */
        public Occupant at(Seat seat) {
            return seats.getOrDefault(seat, new Occupant.Open());
        }

        public boolean hasOpenSeat() {
            return seats.values().stream().anyMatch(Occupant.Open.class::isInstance);
        }

        /** Whether this guest may look: everyone, unless those who play want no eyes. */
        public boolean isVisibleTo(Optional<PersonId> guest) {
            return terms.watchable()
                    || hasOpenSeat()
                    || !held(guest).isEmpty()
                    || guest.filter(each -> Deputies.isAsked(this, each)).isPresent()
                    || Deputies.reads(this, guest)
                    || (guest.isPresent() && guest.equals(terms.maker()));
        }

        /**
         * Whether the screen of this guest goes from hand to hand and nobody has asked for the seat
         * that is to act: then it shows what everybody may see.
         *
         * @param lifted the seat for which the curtain was lifted, by name
         */
        public boolean isCovered(Optional<PersonId> guest, Optional<String> lifted) {
            return match.game().hasCurtain()
                    && held(guest).size() > 1
                    && !isOver()
                    && !lifted.equals(Optional.of(seatOf(guest).name()));
        }

        /** Whether nobody but this guest and the house's players sit here, on one seat each. */
        public boolean isAlone(Optional<PersonId> guest) {
            return held(guest).size() == 1
                    && seats.values().stream()
                                    .filter(occupant -> !(occupant instanceof Occupant.Bot))
                                    .count()
                            == 1;
        }

        /**
         * Whether this move stands in the log as an answer to this entry, by one of this guest's
         * seats, however it was spelled.
         */
        boolean has(int answered, Optional<PersonId> guest, String text) {
            if (answered < 0 || answered >= entry()) return false;
            var entry = match.log().entries().get(answered);
            var game = match.game();
            return held(guest).contains(entry.seat())
                    && game.reprinted(entry.text()).equals(game.reprinted(text));
        }
    }

    /** A change of the game: the match after it, or why not. */
    @FunctionalInterface
    interface Change {
        Parse<? extends Match<?, ?, ?>> of(Match<?, ?, ?> match);
    }

    private final House house;
    private final TableId id;
    private final Chance chance;
    private StoredGame stored;
    private Replayed replayed;
    private Moment now;
    private final AtomicInteger length = new AtomicInteger();
    private int kept;

    LiveTable(House house, StoredGame stored) {
        this(house, stored, Replayed.of(stored, house));
    }

    /** A table that is laid with this match. */
    LiveTable(House house, StoredGame stored, Match<?, ?, ?> match) {
        this(house, stored, Replayed.of(match, stored, house.pauses()));
    }

    private LiveTable(House house, StoredGame stored, Replayed replayed) {
        this.house = house;
        this.id = stored.id();
        this.chance = stored.chance();
        this.stored = stored;
        this.replayed = replayed;
        this.now = replayed.moment(stored);
        this.length.set(AtHand.length(stored.log().entries()));
    }

    public TableId id() {
        return id;
    }

    /** How many characters its log has, or had when it was last looked at. */
    int length() {
        return length.get();
    }

    /** The table as the database has it. */
    public synchronized Moment now() {
        var pulse = house.games().pulse(id);
        if (pulse.entries() != now.entry() || pulse.changes() != now.changes()) refresh();
        return now;
    }

    /** As it was when it was last looked at or written here: the database is not asked. */
    public synchronized Moment last() {
        return now;
    }

    /** Reads what is new and plays it; all again only if the log is not the one that is known. */
    synchronized void refresh() {
        var pauses = house.pauses();
        var grown = house.games().renewed(stored);
        var fresh = grown.or(() -> house.games().find(id)).orElseThrow();
        boolean begun = !fresh.isTimedAs(stored);
        if (grown.isEmpty()) replayed = Replayed.of(fresh, pauses);
        else if (begun) replayed = Replayed.of(replayed.upTo(fresh, pauses).match(), fresh, pauses);
        else replayed = replayed.upTo(fresh, pauses);
        length.set(AtHand.length(fresh.log().entries()));
        stored = fresh;
        now = replayed.moment(stored);
    }

    /** The secret, when the game is over and nobody else may still play with it. */
    public Optional<String> revealed(Moment at) {
        boolean open = at.isOver() && house.now() >= at.match().sealedUntil();
        return open ? Optional.of(chance.hex()) : Optional.empty();
    }

    /** A change in answer to the entry with this number. */
    Reply act(int entry, Change change) {
        return act(entry, change, () -> {});
    }

    /**
     * A change in answer to the entry with this number.
     *
     * @param also done in the same transaction
     */
    synchronized Reply act(int entry, Change change, Runnable also) {
        if (entry != now().entry()) return new Reply.Stale();
        return switch (change.of(now.match())) {
            case Parse.Refused<? extends Match<?, ?, ?>>(var why) -> new Reply.Refused(why);
            case Parse.Parsed<? extends Match<?, ?, ?>>(var next) ->
                    stand(Tables.drawAllDue(next, chance), also);
        };
    }

    /** Writes a change, unless the draws that it caused undo it. */
    private Reply stand(Match<?, ?, ?> next, Runnable also) {
        var undone = next.state().undone();
        return undone.isEmpty() || undone.equals(now.match().state().undone())
                ? write(next, also)
                : new Reply.Refused(undone.get());
    }

    /** The entries that the change added and those that follow from it, in one transaction. */
    private Reply write(Match<?, ?, ?> next, Runnable also) {
        long at = house.now();
        var followed = new Plans(house.plans()).follow(id, now.match(), next);
        var reading = replayed;
        for (var step : followed.steps())
            reading = reading.then(Tables.drawAllDue(step, chance), at, house.pauses());
        var entries = reading.match().log().entries();
        var fresh = entries.subList(now.entry(), entries.size());
        var grown = stored.grown(reading.match().log(), followed.planned(), at);
        var later = reading.moment(grown);
        Runnable follows =
                () -> {
                    followed.left().forEach((seat, plan) -> house.plans().put(id, seat, plan));
                    new Absences(house).turned(id, now, later);
                    settle(later, at);
                    house.messages().moved(id, now, later);
                    also.run();
                };
        if (!house.games().append(id, fresh, followed.planned(), at, follows)) {
            refresh();
            return new Reply.Stale();
        }
        stored = grown;
        replayed = reading;
        now = later;
        length.addAndGet(AtHand.length(fresh));
        kept = house.snapshots().keep(id, now.match(), kept);
        return new Reply.Done();
    }

    /** Makes sure that a long game opens at once after a restart. */
    synchronized LiveTable keep() {
        kept = house.snapshots().keep(id, now.match(), kept);
        return this;
    }

    /** What follows from how the table stands: within the transaction that makes it so. */
    private void settle(Moment moment, long at) {
        if (moment.isOver()) {
            house.seats().ended(id, at);
            new Ratings(house).count(id, moment, at);
        }
        if (moment.terms().pace().isTimed())
            house.alarm().set(id, moment.clocks().alarm(at, house.pauses()));
        new Calendars(house).settle(id, moment);
        if (BotDesk.botToAct(moment).isPresent()) house.thinking().want(id);
        Summing.of(moment).put(house, id);
    }

    /** Sets the alarm anew after something beside the log was changed. */
    synchronized void settle() {
        settle(now(), house.now());
    }

    static Parse<? extends Match<?, ?, ?>> submitted(Match<?, ?, ?> match, Seat seat, String text) {
        return match.submit(seat, text);
    }
}
