package hegemon.server.play;

import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.StoredGame;
import hegemon.table.Chance;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.HouseEntry;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.springframework.util.ConcurrentLruCache;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** All tables: starts them, seats people, takes their actions. */
public final class Tables {
    private static final int AT_HAND = 1_000;

    private final GameStore store;
    private final Bells bells;
    private final SecureRandom random = new SecureRandom();
    private final ConcurrentLruCache<String, Optional<LiveTable>> atHand;

    public Tables(GameStore store, Bells bells) {
        this.store = store;
        this.bells = bells;
        this.atHand = new ConcurrentLruCache<>(AT_HAND, this::load);
    }

    private Optional<LiveTable> load(String id) {
        return store.find(id).map(stored -> new LiveTable(store, stored));
    }

    /** The table with this id, if there is one. */
    public Optional<LiveTable> find(String id) {
        var table = atHand.get(id);
        if (table.isEmpty()) atHand.remove(id);
        return table;
    }

    /** The tables where this guest sits, newest first. */
    public List<LiveTable> of(String guest) {
        return store.idsOf(guest).stream().map(this::find).flatMap(Optional::stream).toList();
    }

    /** Starts a game with this guest on the first seat. */
    public Parse<LiveTable> start(String gameName, String setup, Opponent opponent, String guest) {
        return start(gameName, setup, opponent, Optional.empty(), guest);
    }

    /**
     * Starts a game; its first draws are made at once.
     *
     * @param own where this guest wants to sit; the first seat if nowhere in particular
     */
    public Parse<LiveTable> start(
            String gameName, String setup, Opponent opponent, Optional<String> own, String guest) {
        return Games.named(gameName)
                .map(game -> start(game, setup, opponent, own, guest))
                .orElseGet(
                        () -> Parse.refused(Refusal.of("house", "server.refuse.game", gameName)));
    }

    private Parse<LiveTable> start(
            Game<?, ?, ?> game,
            String setup,
            Opponent opponent,
            Optional<String> own,
            String guest) {
        return switch (begun(game, setup)) {
            case Parse.Refused<? extends Match<?, ?, ?>>(var why) -> Parse.refused(why);
            case Parse.Parsed<? extends Match<?, ?, ?>>(var match) ->
                    own(match.state().seats(), own)
                            .map(seat -> seated(match, opponent, seat, guest));
        };
    }

    private static Parse<Seat> own(List<Seat> seats, Optional<String> name) {
        if (name.isEmpty()) return Parse.of(seats.getFirst());
        return seats.stream()
                .filter(seat -> seat.name().equals(name.get()))
                .findFirst()
                .map(Parse::of)
                .orElseGet(
                        () ->
                                Parse.refused(
                                        Refusal.of(
                                                "house",
                                                "server.refuse.own",
                                                name.get(),
                                                seats.stream()
                                                        .map(Seat::name)
                                                        .collect(Collectors.joining(", ")))));
    }

    private static Parse<? extends Match<?, ?, ?>> begun(Game<?, ?, ?> game, String setup) {
        return Match.start(game, setup);
    }

    private LiveTable seated(Match<?, ?, ?> match, Opponent opponent, Seat own, String guest) {
        var chance = Chance.of(bytes(Chance.SECRET_BYTES));
        var seats = new TreeMap<Seat, Occupant>();
        for (Seat seat : match.state().seats())
            seats.put(seat, opponent.occupant(seat.equals(own), guest));
        var id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(12));
        var drawn = drawAllDue(match, chance).log().withCommitment(chance.commitment());
        store.create(new StoredGame(id, drawn, chance, seats));
        return find(id).orElseThrow();
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** This guest takes the first open seat; false if there is none. */
    public boolean join(LiveTable table, String guest) {
        for (var seat : table.now().seats().entrySet()) {
            if (seat.getValue() instanceof Occupant.Open
                    && store.sitDown(table.id(), seat.getKey(), guest)) {
                table.refresh();
                bells.ring(table.id());
                return true;
            }
        }
        return false;
    }

    /** A person's move in answer to the entry with this number. */
    public Reply submit(LiveTable table, Optional<String> guest, int entry, String text) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (now.has(entry, guest, text)) return new Reply.Done();
        return announced(table, table.submit(seat, entry, text));
    }

    /** A bot's move: the seat is the bot's own. */
    Reply submit(LiveTable table, Seat seat, int entry, String text) {
        return announced(table, table.submit(seat, entry, text));
    }

    public Reply resign(LiveTable table, Optional<String> guest, int entry) {
        var seat = table.now().seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        return announced(table, table.rule(entry, new HouseEntry.Resigned(seat)));
    }

    /** Marks the game as advised, once, for whoever plays alone; else nobody may be advised. */
    public Reply advise(LiveTable table, Optional<String> guest, int entry) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (!now.isAlone(guest))
            return new Reply.Refused(Refusal.of("house", "server.refuse.advice"));
        if (now.match().advised().contains(seat)) return new Reply.Done();
        return announced(table, table.rule(entry, new HouseEntry.Advised(seat)));
    }

    /** Takes back one's last move; alone or against a bot nobody else need agree. */
    public Reply takeBack(LiveTable table, Optional<String> guest, int entry) {
        var seat = table.now().seatOf(guest);
        if (seat.equals(Seat.SPECTATOR) || othersSit(table, guest)) return new Reply.NotYours();
        return announced(table, table.takeBack(seat, entry));
    }

    /** Proposes a draw or a takeback to the other person, or agrees to the same proposal. */
    public Reply offer(LiveTable table, Optional<String> guest, int entry, Offer.Kind kind) {
        var seat = table.now().seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (!othersSit(table, guest) || table.now().seats().size() != 2)
            return new Reply.Refused(Refusal.of("house", "server.refuse.offer"));
        return announced(table, table.propose(new Offer(kind, seat, entry)));
    }

    /** Withdraws one's own offer or turns down the other's. */
    public Reply decline(LiveTable table, Optional<String> guest, int entry) {
        if (table.now().seatOf(guest).equals(Seat.SPECTATOR)) return new Reply.NotYours();
        return announced(table, table.decline(entry));
    }

    private static boolean othersSit(LiveTable table, Optional<String> guest) {
        return table.now().seats().values().stream()
                .anyMatch(
                        occupant ->
                                occupant instanceof Occupant.Person(var other)
                                        && !guest.equals(Optional.of(other)));
    }

    /** Gives a seat to somebody, whoever held it. */
    boolean give(LiveTable table, Seat seat, String guest) {
        store.give(table.id(), seat, guest);
        table.refresh();
        bells.ring(table.id());
        return true;
    }

    Reply announced(LiveTable table, Reply reply) {
        if (reply instanceof Reply.Done) bells.ring(table.id());
        return reply;
    }

    static Match<?, ?, ?> drawAllDue(Match<?, ?, ?> match, Chance chance) {
        Match<?, ?, ?> drawn = match;
        while (drawn.turn() instanceof Turn.Chance) drawn = drawn.draw(chance);
        return drawn;
    }
}
