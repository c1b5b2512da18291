package hegemon.server.clubs;

import hegemon.server.id.ClubId;
import hegemon.server.id.EventId;
import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.pairing.Duel;
import hegemon.server.pairing.Format;
import hegemon.server.pairing.Ladder;
import hegemon.server.pairing.Result;
import hegemon.server.play.Bells;
import hegemon.server.play.House;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.rating.Rating;
import hegemon.server.store.BlockRows;
import hegemon.server.store.EventRows;
import hegemon.server.store.EventRows.Board;
import hegemon.server.store.EventRows.Entrant;
import hegemon.server.store.EventRows.Event;
import hegemon.server.store.EventRows.Phase;
import hegemon.server.store.EventRows.Ruling;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.PaceGroup;
import hegemon.server.store.RatingRows;
import hegemon.server.store.Terms;
import hegemon.table.Refusal;

import java.time.Clock;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The events of clubs. A round is begun once, with a table for each of its games; what came of them
 * the tables say, unless a director decides otherwise.
 */
public final class Events {
    public static final int LONGEST_REASON = 500;

    /** So many games a ladder has; every look at it looks at all of them. */
    private static final int MOST_CHALLENGES = 300;

    private final EventRows rows;
    private final RatingRows ratings;
    private final BlockRows blocks;
    private final Tables tables;
    private final Seating seating;
    private final Clock clock;

    public Events(House house, Tables tables, Seating seating) {
        this.rows = house.events();
        this.ratings = house.ratings();
        this.blocks = house.blocks();
        this.tables = tables;
        this.seating = seating;
        this.clock = house.clock();
    }

    /** Goes on by itself where a game has ended, and where one ended while no server lived. */
    public void listen(Bells bells) {
        bells.onRing(this::heard);
        rows.running().forEach(this::goOn);
    }

    /** Whoever ended a game rang its bell: the table at hand has its end. A bell must not wait. */
    private void heard(TableId table) {
        if (tables.glance(table).filter(it -> it.last().isOver()).isPresent())
            Thread.ofVirtual().name("event").start(() -> rows.eventOf(table).ifPresent(this::goOn));
    }

    private void goOn(EventId id) {
        course(id)
                .filter(course -> course.event().byItself() && !course.isLadder())
                .filter(Course::isSettled)
                .ifPresent(this::next);
    }

    public List<Event> of(ClubId club) {
        return rows.of(club);
    }

    /** Makes an event that people may enter. */
    public Event create(Event wished) {
        var event =
                new Event(
                        new EventId(Lot.id()),
                        wished.club(),
                        wished.name(),
                        wished.format(),
                        wished.game(),
                        wished.setup(),
                        wished.pace(),
                        wished.rounds(),
                        wished.byItself(),
                        Phase.OPEN,
                        clock.millis());
        rows.create(event);
        return event;
    }

    /** The event that a table was laid for. */
    public Optional<Event> at(TableId table) {
        return rows.eventOf(table).flatMap(rows::find);
    }

    public Optional<Course> course(EventId id) {
        return rows.find(id)
                .map(
                        event -> {
                            var rulings = rows.rulings(id);
                            var games =
                                    rows.boards(id).stream()
                                            .map(board -> game(board, rulings))
                                            .toList();
                            return new Course(event, rows.players(id), games, rulings);
                        });
    }

    private Course.Game game(Board board, List<Ruling> rulings) {
        var ruled =
                rulings.stream()
                        .filter(it -> it.round() == board.round() && it.board() == board.number())
                        .reduce((earlier, later) -> later)
                        .flatMap(it -> Result.parse(it.result()));
        return new Course.Game(board, ruled.or(() -> result(board)), ruled.isPresent());
    }

    private Optional<Result> result(Board board) {
        return board.result()
                .flatMap(Result::parse)
                .or(() -> board.table().flatMap(tables::glance).flatMap(Tabled::result));
    }

    public Optional<Refusal> enter(Course course, PersonId person) {
        if (!course.isOpen()) return refusal("begun");
        if (course.entrants().size() >= Format.MOST_PLAYERS)
            return refusal("full", Format.MOST_PLAYERS);
        var event = course.event();
        tables.together(
                () -> {
                    rows.enter(event.id(), person, clock.millis());
                    if (event.phase() == Phase.RUNNING && !course.has(Optional.of(person)))
                        rows.seed(event.id(), person, course.entrants().size() + 1);
                    return true;
                });
        return Optional.empty();
    }

    /** A director takes somebody in, or back in who had withdrawn. */
    public Optional<Refusal> takeIn(Course course, PersonId person) {
        if (!course.isOpen() || !course.isOut(person)) return enter(course, person);
        rows.back(course.event().id(), person);
        return Optional.empty();
    }

    private static Optional<Refusal> refusal(String why, Object... args) {
        return Optional.of(Refusal.of("house", "server.refuse.event." + why, args));
    }

    /** Before it begins somebody just goes; later this one meets nobody any more. */
    public void withdraw(Course course, PersonId person) {
        var event = course.event();
        if (event.phase() == Phase.OPEN) rows.leave(event.id(), person);
        else rows.withdraw(event.id(), person);
    }

    /** Seeds the players by their ratings and begins the first round. */
    public Optional<Refusal> start(Course course) {
        var event = course.event();
        if (event.phase() != Phase.OPEN) return Optional.empty();
        int players = course.entrants().size();
        if (players < Format.FEWEST_PLAYERS) return refusal("few", Format.FEWEST_PLAYERS);
        if (course.format() == Format.SWISS && event.rounds() > Format.mostSwissRounds(players))
            return refusal("rounds", Format.mostSwissRounds(players), players);
        tables.together(
                () -> {
                    if (!rows.turn(event.id(), Phase.OPEN, Phase.RUNNING)) return false;
                    int seed = 1;
                    for (Entrant each : ranked(course))
                        rows.seed(event.id(), each.person(), seed++);
                    return true;
                });
        return course.isLadder() ? Optional.empty() : course(event.id()).flatMap(this::next);
    }

    private List<Entrant> ranked(Course course) {
        var event = course.event();
        var pace = Pace.parse(event.pace()).flatMap(PaceGroup::of).orElseThrow();
        return course.entrants().stream()
                .sorted(
                        Comparator.comparingInt(
                                each ->
                                        -points(
                                                new RatingRows.Key(
                                                        each.person(), event.game(), pace))))
                .toList();
    }

    private int points(RatingRows.Key key) {
        return ratings.of(key).map(RatingRows.Standing::rating).orElse(Rating.FIRST).points();
    }

    /** Begins the next round, once; or ends the event if there is none. */
    public Optional<Refusal> next(Course course) {
        var event = course.event();
        if (event.phase() != Phase.RUNNING) return Optional.empty();
        if (!course.isSettled()) return refusal("unsettled");
        var next = course.next();
        if (next.isEmpty()) rows.turn(event.id(), Phase.RUNNING, Phase.OVER);
        else tables.together(() -> begun(event, course.round() + 1, next.get()));
        return Optional.empty();
    }

    /** Somebody on a ladder challenges one who stands higher. */
    public Optional<Refusal> challenge(Course course, PersonId person, PersonId other) {
        if (!course.inReach(person).contains(other)) return refusal("challenge", Ladder.REACH);
        if (blocks.isBlocked(other, person))
            return Optional.of(Refusal.of("house", "server.refuse.unwanted"));
        if (course.round() >= MOST_CHALLENGES) return refusal("long", MOST_CHALLENGES);
        var duel = new Duel(other, Optional.of(person), Optional.empty());
        boolean first =
                tables.together(() -> begun(course.event(), course.round() + 1, List.of(duel)));
        return first ? Optional.empty() : refusal("challenge", Ladder.REACH);
    }

    private boolean begun(Event event, int round, List<Duel> duels) {
        for (int i = 0; i < duels.size(); i++) {
            var duel = duels.get(i);
            var table =
                    duel.result().isPresent()
                            ? Optional.<TableId>empty()
                            : Optional.of(table(event, duel).id());
            var board =
                    new Board(
                            round,
                            i + 1,
                            duel.first(),
                            duel.second(),
                            table,
                            duel.result().map(Result::text));
            if (!rows.add(event.id(), board)) return false;
        }
        return true;
    }

    /** A game of an event counts for the ratings: nothing is taken back, nobody is replaced. */
    private LiveTable table(Event event, Duel duel) {
        var seats = Seating.seatsOf(event.game(), event.setup()).orThrow();
        var terms =
                new Terms(
                        Optional.empty(),
                        Pace.parse(event.pace()).orElseThrow(),
                        false,
                        true,
                        true,
                        true);
        return seating.pair(
                        new Seating.Wish(
                                event.game(),
                                event.setup(),
                                Map.of(
                                        seats.getFirst().name(),
                                        new Occupant.Person(duel.first()),
                                        seats.getLast().name(),
                                        new Occupant.Person(duel.second().orElseThrow())),
                                terms),
                        event.name())
                .orThrow();
    }

    /** A director decides a game, and says why. Of a knock-out only in its last round. */
    public Optional<Refusal> rule(Course course, Ruling ruling) {
        if (Result.parse(ruling.result()).isEmpty()
                || course.game(ruling.round(), ruling.board())
                        .filter(game -> game.board().second().isPresent())
                        .isEmpty()) return refusal("ruling");
        if (ruling.reason().isBlank() || ruling.reason().length() > LONGEST_REASON)
            return refusal("reason", LONGEST_REASON);
        if (course.format() == Format.KNOCK_OUT && ruling.round() < course.round())
            return refusal("late");
        rows.rule(course.event().id(), ruling);
        goOn(course.event().id());
        return Optional.empty();
    }
}
