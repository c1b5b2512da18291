package hegemon.server.play;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.SeatRows;
import hegemon.server.store.StoredGame;
import hegemon.server.store.Terms;
import hegemon.server.store.Times;
import hegemon.table.Chance;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.HouseEntry;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** All tables: creates them, finds them, takes moves. */
public final class Tables {
    private final House house;
    private final Supplier<Chance> chances;
    private final AtHand atHand;

    /** Tables whose dice nobody knows before. */
    public Tables(House house) {
        var random = new SecureRandom();
        this(house, () -> Chance.from(random));
    }

    /**
     * @param chances the secret from which a new table's dice come
     */
    public Tables(House house, Supplier<Chance> chances) {
        this.house = house;
        this.chances = chances;
        this.atHand = new AtHand(this::load);
    }

    private Optional<LiveTable> load(TableId id) {
        return house.games().find(id).map(stored -> new LiveTable(house, stored).keep());
    }

    /** The table with this id, if there is one. */
    public Optional<LiveTable> find(TableId id) {
        return atHand.find(id);
    }

    /** The same for one look: nothing that is at hand is let go for it. */
    public Optional<LiveTable> glance(TableId id) {
        return atHand.glance(id);
    }

    /** Opens the long game that went on last: whatever such games need is then in memory. */
    public Optional<LiveTable> readAhead() {
        return house.snapshots().latest().flatMap(this::find);
    }

    /** What this guest has made and that is not over. */
    public SeatRows.Running running(PersonId guest) {
        return house.seats().running(guest);
    }

    /** Starts a game with this guest on the first seat. */
    public Parse<LiveTable> start(
            String gameName, String setup, Opponent opponent, PersonId guest) {
        return start(gameName, setup, opponent, Optional.empty(), guest);
    }

    public Parse<LiveTable> start(
            String gameName,
            String setup,
            Opponent opponent,
            Optional<String> own,
            PersonId guest) {
        return start(newId(), gameName, setup, opponent, own, Terms.plain(guest));
    }

    /**
     * Starts a game; its first draws are made at once.
     *
     * @param own where this guest wants to sit; the first seat if nowhere in particular
     */
    public Parse<LiveTable> start(
            TableId id,
            String gameName,
            String setup,
            Opponent opponent,
            Optional<String> own,
            Terms terms) {
        var guest = terms.maker().orElseThrow();
        return begun(gameName, setup)
                .then(
                        match ->
                                Seating.own(match.state().seats(), own)
                                        .map(seat -> seated(match, opponent, seat, guest))
                                        .map(seats -> lay(id, match, seats, terms, newChance())));
    }

    /**
     * Starts a game for one with dice that others play with, too, its set-up as it is written.
     * Nobody looks on: who has yet to play it must not.
     */
    public LiveTable start(
            TableId id, Game<?, ?, ?> game, String setup, Chance chance, PersonId guest) {
        var match = Match.start(game, setup).orThrow();
        var own = match.state().seats().getFirst();
        var seats = seated(match, new Opponent.Self(), own, guest);
        return lay(id, match, seats, Terms.unseen(guest), chance);
    }

    private static SortedMap<Seat, Occupant> seated(
            Match<?, ?, ?> match, Opponent opponent, Seat own, PersonId guest) {
        var seats = new TreeMap<Seat, Occupant>();
        for (Seat seat : match.state().seats())
            seats.put(seat, opponent.occupant(seat.equals(own), guest));
        return seats;
    }

    /** A game at its beginning, for seats to be taken. */
    static Parse<Match<?, ?, ?>> begun(String gameName, String setup) {
        return Games.named(gameName)
                .map(game -> begun(game, setup))
                .orElseGet(
                        () -> Parse.refused(Refusal.of("house", "server.refuse.game", gameName)));
    }

    private static Parse<Match<?, ?, ?>> begun(Game<?, ?, ?> game, String setup) {
        var wanted = setup.isBlank() ? game.setups().getFirst() : setup;
        return Match.start(game, game.asBegun(wanted)).map(match -> match);
    }

    /**
     * Creates a table. A game for one or two without a clock begins at once, even while a seat is
     * free; others begin when all seats are taken.
     */
    LiveTable lay(
            TableId id,
            Match<?, ?, ?> match,
            SortedMap<Seat, Occupant> seats,
            Terms terms,
            Chance chance) {
        var drawn = drawAllDue(match.committed(chance.commitment()), chance);
        boolean full = seats.values().stream().noneMatch(Occupant.Open.class::isInstance);
        boolean atOnce = full || (seats.size() <= 2 && !terms.pace().isTimed());
        var stored =
                new StoredGame(
                        id, drawn.log(), chance, seats, terms, Times.of(house.now(), atOnce));
        return store(stored, drawn);
    }

    /**
     * In one transaction: the game, and the alarm if a clock runs. Nothing is played in it, so it
     * is short however long the log is.
     */
    LiveTable store(StoredGame stored, Match<?, ?, ?> match) {
        var table = new LiveTable(house, stored, match);
        house.games()
                .together(
                        () -> {
                            house.games().create(stored);
                            table.settle();
                            return true;
                        });
        return atHand.put(table.keep());
    }

    Chance newChance() {
        return chances.get();
    }

    public TableId newId() {
        return new TableId(Lot.id());
    }

    /** A person's move in answer to the entry with this number. */
    public Reply submit(LiveTable table, Optional<PersonId> guest, int entry, String text) {
        return submit(table, guest, entry, text, "");
    }

    /**
     * A person's move in answer to the entry with this number.
     *
     * @param reason why a leader does so, for the record of the game
     */
    public Reply submit(
            LiveTable table, Optional<PersonId> guest, int entry, String text, String reason) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (now.has(entry, guest, text)) return new Reply.Done();
        var barred = house.barred(table.id(), guest).or(() -> Lengths.full(now, seat));
        if (barred.isPresent()) return new Reply.Refused(barred.get());
        if (now.times().started().isEmpty())
            return new Reply.Refused(Refusal.of("house", "server.refuse.waiting"));
        if (now.clocks().isOut(seat, house.now(), house.pauses())
                && now.terms().pace() instanceof Pace.Live)
            return new Reply.Refused(Refusal.of("house", "server.refuse.time"));
        var leaders = now.match().state().leaders();
        if (leaders.isEmpty()) return submit(table, seat, entry, text);
        var done = new Campaigns.Done(guest.orElseThrow(), text, reason);
        Runnable beside =
                leaders.contains(seat)
                        ? () -> new Campaigns(house).record(table.id(), done)
                        : () -> new Absences(house).forgive(table.id(), now, seat);
        return submit(table, seat, entry, text, beside);
    }

    /** A move of a seat: a person's who may, or a bot's own. */
    Reply submit(LiveTable table, Seat seat, int entry, String text) {
        return announced(table, table.act(entry, match -> LiveTable.submitted(match, seat, text)));
    }

    /**
     * A move of a seat in answer to the entry with this number, that somebody sent or wrote down
     * elsewhere.
     *
     * @param also done in the same transaction
     */
    public Reply submit(LiveTable table, Seat seat, int entry, String text, Runnable also) {
        if (table.now().times().started().isEmpty())
            return new Reply.Refused(Refusal.of("house", "server.refuse.waiting"));
        return announced(
                table, table.act(entry, match -> LiveTable.submitted(match, seat, text), also));
    }

    /** Does all of this in one transaction, or, if the answer is no, none of it. */
    public boolean together(BooleanSupplier work) {
        return house.games().together(work);
    }

    /** Marks the game as advised, once, for whoever plays alone; else nobody may be advised. */
    public Reply advise(LiveTable table, Optional<PersonId> guest, int entry) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (!now.isAlone(guest))
            return new Reply.Refused(Refusal.of("house", "server.refuse.advice"));
        if (now.terms().rated()) return new Reply.Refused(Bargains.counts());
        if (now.match().advised().contains(seat)) return new Reply.Done();
        return rule(table, entry, new HouseEntry.Advised(seat));
    }

    /** A verdict of the house in answer to the entry with this number. */
    Reply rule(LiveTable table, int entry, HouseEntry verdict) {
        return rule(table, entry, verdict, () -> {});
    }

    /**
     * A verdict of the house.
     *
     * @param also done in the same transaction
     */
    Reply rule(LiveTable table, int entry, HouseEntry verdict, Runnable also) {
        return announced(table, table.act(entry, match -> Bargains.ruled(match, verdict), also));
    }

    /**
     * Gives a seat to somebody, whoever held it.
     *
     * @param also done in the same transaction
     */
    void give(LiveTable table, Seat seat, PersonId guest, Runnable also) {
        synchronized (table) {
            house.games()
                    .together(
                            () -> {
                                house.seats().give(table.id(), seat, guest, house.now());
                                house.seats().touch(table.id());
                                table.settle();
                                also.run();
                                return true;
                            });
        }
        house.bells().ring(table.id());
    }

    /** Tells everybody, if it was done. */
    Reply announced(LiveTable table, Reply reply) {
        if (reply instanceof Reply.Done) house.bells().ring(table.id());
        return reply;
    }

    static Match<?, ?, ?> drawAllDue(Match<?, ?, ?> match, Chance chance) {
        Match<?, ?, ?> drawn = match;
        while (drawn.turn() instanceof Turn.Chance) drawn = drawn.draw(chance);
        return drawn;
    }
}
