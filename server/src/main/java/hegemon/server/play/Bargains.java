package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.Occupant;
import hegemon.server.store.OfferRows;
import hegemon.table.HouseEntry;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What two players agree on: a draw, a takeback, another game. Kept, so that it survives us. */
public final class Bargains {
    private final Tables tables;
    private final House house;
    private final Rematches rematches;

    public Bargains(House house, Tables tables) {
        this.tables = tables;
        this.house = house;
        this.rematches = new Rematches(house, tables);
    }

    /** All that was proposed at a table, and how it stands at one moment; read once. */
    public final class Standing {
        private final TableId table;
        private final LiveTable.Moment now;
        private final List<OfferRows.Row> rows;

        private Standing(TableId table, LiveTable.Moment now) {
            this.table = table;
            this.now = now;
            this.rows = house.offers().of(table);
        }

        public LiveTable.Moment now() {
            return now;
        }

        /** What one player proposes to the other. */
        public Optional<Offer> open() {
            return answered(OfferRows.Answer.OPEN);
        }

        /** What was turned down: told until somebody moves. */
        public Optional<Offer> declined() {
            return answered(OfferRows.Answer.DECLINED);
        }

        private Optional<Offer> answered(OfferRows.Answer answer) {
            return rows.stream()
                    .filter(row -> row.answer() == answer && row.entry() == now.entry())
                    .flatMap(row -> Offer.of(row).stream())
                    .findFirst();
        }

        /** What this seat may propose: possible at all, and not asked since the other moved. */
        public Set<Offer.Kind> possible(Seat seat) {
            return Stream.of(Offer.Kind.values())
                    .filter(kind -> refuse(this, new Offer(kind, seat, now.entry())).isEmpty())
                    .collect(Collectors.toSet());
        }
    }

    /** What is proposed at this moment. */
    public Standing at(LiveTable table, LiveTable.Moment now) {
        return new Standing(table.id(), now);
    }

    private Optional<Offer> open(LiveTable table) {
        return at(table, table.now()).open();
    }

    /** The rematch, once there is one. */
    public Optional<TableId> successor(LiveTable table) {
        return house.seats().successor(table.id());
    }

    /** Takes back one's last move; alone or against a bot nobody else need agree. */
    public Reply takeBack(LiveTable table, Optional<PersonId> guest, int entry) {
        var seat = table.now().seatOf(guest);
        if (seat.equals(Seat.SPECTATOR) || othersSit(table.now(), guest))
            return new Reply.NotYours();
        if (table.now().terms().rated()) return new Reply.Refused(counts());
        return tables.announced(table, table.act(entry, match -> takenBack(match, seat)));
    }

    /** Proposes something to the other person, or agrees to the same proposal. */
    public Reply offer(LiveTable table, Optional<PersonId> guest, int entry, Offer.Kind kind) {
        synchronized (table) { // two who propose the same at once agree, and begin one game
            return offered(table, guest, entry, kind);
        }
    }

    private Reply offered(LiveTable table, Optional<PersonId> guest, int entry, Offer.Kind kind) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (entry != now.entry()) return new Reply.Stale();
        if (kind == Offer.Kind.REMATCH && successor(table).isPresent()) return new Reply.Done();
        var barred = house.barred(table.id(), guest);
        if (barred.isPresent()) return new Reply.Refused(barred.get());
        if (kind == Offer.Kind.REMATCH && isUnwanted(now, guest.orElseThrow()))
            return new Reply.Refused(Refusal.of("house", "server.refuse.rematch"));
        if (kind == Offer.Kind.REMATCH && !othersSit(table.now(), guest))
            return rematches.begin(table, guest.orElseThrow());
        if (!othersSit(table.now(), guest) || now.seats().size() != 2)
            return new Reply.Refused(Refusal.of("house", "server.refuse.offer"));
        return tables.announced(table, propose(table, new Offer(kind, seat, entry), guest));
    }

    /** Whoever has blocked this guest plays no further game with them. */
    private boolean isUnwanted(LiveTable.Moment now, PersonId guest) {
        return Lobby.atTable(now).stream().anyMatch(each -> house.blocks().isBlocked(each, guest));
    }

    private Reply propose(LiveTable table, Offer made, Optional<PersonId> guest) {
        var open = open(table);
        if (open.isPresent() && made.answers(open.get())) return agree(table, open.get(), guest);
        if (open.equals(Optional.of(made))) return new Reply.Done(); // sent twice, asked once
        var why = refuse(at(table, table.now()), made);
        if (why.isPresent()) return new Reply.Refused(why.get());
        house.games()
                .together(
                        () -> {
                            house.offers().put(table.id(), made.row());
                            house.seats().touch(table.id());
                            house.messages()
                                    .tellOthers(
                                            table.id(), table.now(), Notices.Event.OFFER, guest);
                            return true;
                        });
        return new Reply.Done();
    }

    private Reply agree(LiveTable table, Offer open, Optional<PersonId> guest) {
        return switch (open.kind()) {
            case DRAW ->
                    table.act(open.entry(), match -> ruled(match, new HouseEntry.DrawAgreed()));
            case TAKEBACK -> table.act(open.entry(), match -> takenBack(match, open.by()));
            case REMATCH -> rematches.begin(table, guest.orElseThrow());
        };
    }

    /** What counts for ratings is not taken back, and nobody is advised. */
    static Refusal counts() {
        return Refusal.of("house", "server.refuse.rated.counts");
    }

    /** Why what is proposed could not be done at all. */
    private Optional<Refusal> refuse(Standing standing, Offer made) {
        var now = standing.now();
        if (standing.rows.stream().anyMatch(row -> repeats(made, row, now)))
            return Optional.of(Refusal.of("house", "server.refuse.asked"));
        if (made.kind() == Offer.Kind.TAKEBACK && now.terms().rated()) return Optional.of(counts());
        Function<Match<?, ?, ?>, Parse<? extends Match<?, ?, ?>>> result =
                switch (made.kind()) {
                    case DRAW -> match -> ruled(match, new HouseEntry.DrawAgreed());
                    case TAKEBACK -> match -> takenBack(match, made.by());
                    case REMATCH ->
                            match ->
                                    noRematch(standing)
                                            .<Parse<? extends Match<?, ?, ?>>>map(Parse::refused)
                                            .orElseGet(() -> Parse.of(match));
                };
        return result.apply(now.match()) instanceof Parse.Refused<?>(var why)
                ? Optional.of(why)
                : Optional.empty();
    }

    /** Who meets whom in an event, the event decides. */
    private Optional<Refusal> noRematch(Standing standing) {
        if (!standing.now().isOver())
            return Optional.of(Refusal.of("house", "server.refuse.running"));
        return house.events()
                .eventOf(standing.table)
                .map(event -> Refusal.of("house", "server.refuse.event.rematch"));
    }

    /** Nobody is asked the same again before having moved. */
    private static boolean repeats(Offer made, OfferRows.Row row, LiveTable.Moment now) {
        var entries = now.match().log().entries();
        return row.kind().equals(made.kind().text())
                && row.seat().equals(made.by())
                && row.entry() <= entries.size()
                && entries.subList(row.entry(), entries.size()).stream()
                        .noneMatch(entry -> isOther(entry.seat(), made.by()));
    }

    private static boolean isOther(Seat seat, Seat own) {
        return !seat.equals(own) && !seat.equals(Seat.HOUSE) && !seat.equals(Seat.CHANCE);
    }

    /** Withdraws one's own offer or turns down the other's. */
    public Reply decline(LiveTable table, Optional<PersonId> guest, int entry) {
        var now = table.now();
        if (now.seatOf(guest).equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (entry != now.entry()) return new Reply.Stale();
        boolean own = open(table).filter(offer -> now.held(guest).contains(offer.by())).isPresent();
        var answer = own ? OfferRows.Answer.WITHDRAWN : OfferRows.Answer.DECLINED;
        house.games()
                .together(
                        () -> {
                            house.offers().answer(table.id(), answer);
                            if (own) house.messages().withdrawn(table.id(), now, guest);
                            else guest.ifPresent(who -> house.messages().answered(who, table.id()));
                            house.seats().touch(table.id());
                            return true;
                        });
        return tables.announced(table, new Reply.Done());
    }

    /** Whether another person sits at this table, who must be asked. */
    public static boolean othersSit(LiveTable.Moment now, Optional<PersonId> guest) {
        return now.seats().values().stream()
                .anyMatch(
                        occupant ->
                                occupant instanceof Occupant.Person(var other)
                                        && !guest.equals(Optional.of(other)));
    }

    static Parse<? extends Match<?, ?, ?>> ruled(Match<?, ?, ?> match, HouseEntry verdict) {
        return match.rule(verdict);
    }

    private static Parse<? extends Match<?, ?, ?>> takenBack(Match<?, ?, ?> match, Seat seat) {
        return match.takeBack(seat);
    }
}
