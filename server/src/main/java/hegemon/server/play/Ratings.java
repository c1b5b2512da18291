package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.rating.Glicko;
import hegemon.server.rating.Rating;
import hegemon.server.store.Occupant;
import hegemon.server.store.PaceGroup;
import hegemon.server.store.RatingRows;
import hegemon.table.Outcome;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Which games count for the ratings of those who play, and what they make of them. */
public final class Ratings {
    /** In so much time without a game a rating becomes as much less sure as Glicko-2 says. */
    private static final Duration PERIOD = Duration.ofDays(5);

    private static final int LEADERS = 100;

    /** Fewer games say too little to be compared with others. */
    public static final int ENOUGH_GAMES = 10;

    private static final long SURE_ENOUGH = 110_000_000;

    /** How a game ended that is called off, and counts for nobody. */
    private static final String ABORTED = "aborted";

    private final House house;

    public Ratings(House house) {
        this.house = house;
    }

    /**
     * A game that counts.
     *
     * @param players the two of them
     * @param winners their seats' players among them; none if it was drawn
     */
    record Counted(
            TableId table,
            String game,
            PaceGroup pace,
            List<Occupant> players,
            List<Occupant> winners,
            long at) {
        private double score(Occupant player) {
            if (winners.isEmpty()) return Glicko.DRAWN;
            return winners.contains(player) ? Glicko.WON : Glicko.LOST;
        }

        private Occupant other(Occupant player) {
            return players.getFirst().equals(player) ? players.getLast() : players.getFirst();
        }
    }

    /** What somebody's rating becomes. */
    record Change(RatingRows.Key key, RatingRows.Standing standing, RatingRows.Step step) {
        void put(RatingRows rows) {
            rows.put(key, standing, step);
        }
    }

    /** Why such a game cannot be rated; empty if it can. */
    public Optional<Refusal> refuse(Seating.Wish wish, int seats) {
        if (!wish.terms().rated()) return Optional.empty();
        if (seats != 2) return refusal("two");
        if (PaceGroup.of(wish.terms().pace()).isEmpty()) return refusal("clock");
        boolean fit =
                wish.seats().values().stream()
                        .allMatch(
                                each ->
                                        each instanceof Occupant.Open
                                                || isRated(wish.game(), each));
        if (!fit) return refusal("member");
        return wish.seats().values().stream().distinct().count() < wish.seats().size()
                ? refusal("two")
                : Optional.empty();
    }

    /** Why this guest cannot sit down here; empty if that is no question of ratings. */
    public Optional<Refusal> refuse(LiveTable.Moment now, PersonId guest) {
        return now.terms().rated() && !house.ratings().isMember(guest)
                ? refusal("member")
                : Optional.empty();
    }

    private static Optional<Refusal> refusal(String why) {
        return Optional.of(Refusal.of("house", "server.refuse.rated." + why));
    }

    private boolean isRated(String game, Occupant occupant) {
        return switch (occupant) {
            case Occupant.Open() -> false;
            case Occupant.Person(var person) -> house.ratings().isMember(person);
            case Occupant.Bot(var level) -> Machines.rating(game, level).isPresent();
        };
    }

    /** Within the transaction that ends a game: counts it, once, if it was to be and could be. */
    void count(TableId id, LiveTable.Moment now, long at) {
        if (!now.terms().rated()) return;
        var counted = counted(id, now, at).filter(this::isFit).filter(ignored -> satThrough(now));
        if (counted.isEmpty()) return;
        house.ratings()
                .count(id, people(counted.get()), at)
                .flatMap(when -> counted(id, now, when))
                .ifPresent(
                        game ->
                                changes(game, house.ratings()::of)
                                        .forEach(each -> each.put(house.ratings())));
    }

    private boolean isFit(Counted game) {
        return game.players().stream().allMatch(each -> isRated(game.game(), each))
                && game.players().stream().distinct().count() == 2;
    }

    /** Whoever took the seat of somebody else did not play this game. */
    private static boolean satThrough(LiveTable.Moment now) {
        long began = now.times().started().orElse(0L);
        return now.seats().keySet().stream().allMatch(seat -> now.times().sat(seat) <= began);
    }

    static Optional<Counted> counted(TableId id, LiveTable.Moment now, long at) {
        var seats = now.match().state().seats();
        var pace = PaceGroup.of(now.terms().pace());
        if (!(now.turn() instanceof Turn.Over(Outcome outcome))
                || outcome.rule().equals(ABORTED)
                || seats.size() != 2
                || pace.isEmpty()) return Optional.empty();
        return Optional.of(
                new Counted(
                        id,
                        now.match().log().game(),
                        pace.get(),
                        occupants(now, seats),
                        occupants(now, outcome.winners().stream().toList()),
                        at));
    }

    private static List<Occupant> occupants(LiveTable.Moment now, List<Seat> seats) {
        return seats.stream().map(now::at).toList();
    }

    private static List<PersonId> people(Counted game) {
        return game.players().stream().flatMap(each -> person(each).stream()).toList();
    }

    private static Optional<PersonId> person(Occupant occupant) {
        return occupant instanceof Occupant.Person(var person)
                ? Optional.of(person)
                : Optional.empty();
    }

    /** Of both from what they were before: neither sees the other's new rating. */
    static List<Change> changes(
            Counted game, Function<RatingRows.Key, Optional<RatingRows.Standing>> known) {
        return people(game).stream().map(person -> change(game, person, known)).toList();
    }

    private static Change change(
            Counted game,
            PersonId person,
            Function<RatingRows.Key, Optional<RatingRows.Standing>> known) {
        var player = new Occupant.Person(person);
        var key = new RatingRows.Key(person, game.game(), game.pace());
        var before = known.apply(key).orElse(RatingRows.Standing.NEW);
        var result =
                new Glicko.Result(strength(game, game.other(player), known), game.score(player));
        double periods =
                before.games() == 0 ? 0 : (game.at() - before.at()) / (double) PERIOD.toMillis();
        var rating = Glicko.after(before.rating(), List.of(result), periods);
        var after = new RatingRows.Standing(rating, before.games() + 1, game.at());
        var step =
                new RatingRows.Step(
                        game.table(),
                        person,
                        game.game(),
                        game.pace(),
                        after.games(),
                        rating.value(),
                        rating.deviation(),
                        rating.value() - before.rating().value(),
                        game.at());
        return new Change(key, after, step);
    }

    private static Rating strength(
            Counted game,
            Occupant player,
            Function<RatingRows.Key, Optional<RatingRows.Standing>> known) {
        return switch (player) {
            case Occupant.Person(var person) ->
                    known.apply(new RatingRows.Key(person, game.game(), game.pace()))
                            .orElse(RatingRows.Standing.NEW)
                            .rating();
            case Occupant.Bot(var level) ->
                    Machines.rating(game.game(), level).orElse(Rating.FIRST);
            case Occupant.Open() -> Rating.FIRST;
        };
    }

    /**
     * How strong somebody plays at a table.
     *
     * @param gain what the game made of it, in millionths, once it was counted
     */
    public record Strength(Rating rating, Optional<Long> gain) {}

    /** Of those who sit at a table that counts and show it: before the game, or after it. */
    public Map<Occupant, Strength> at(TableId id, LiveTable.Moment now) {
        var pace = PaceGroup.of(now.terms().pace());
        if (!now.terms().rated() || pace.isEmpty()) return Map.of();
        var game = now.match().log().game();
        var steps = now.isOver() ? house.ratings().steps(id) : Map.<PersonId, RatingRows.Step>of();
        var known = new HashMap<Occupant, Strength>();
        for (Occupant player : now.seats().values())
            strength(player, game, pace.get(), steps).ifPresent(it -> known.put(player, it));
        return known;
    }

    private Optional<Strength> strength(
            Occupant player, String game, PaceGroup pace, Map<PersonId, RatingRows.Step> steps) {
        return switch (player) {
            case Occupant.Open() -> Optional.empty();
            case Occupant.Bot(var level) ->
                    Machines.rating(game, level).map(it -> new Strength(it, Optional.empty()));
            case Occupant.Person(var person) ->
                    house.ratings().isShown(person)
                            ? Optional.of(strength(new RatingRows.Key(person, game, pace), steps))
                            : Optional.empty();
        };
    }

    private Strength strength(RatingRows.Key key, Map<PersonId, RatingRows.Step> steps) {
        return Optional.ofNullable(steps.get(key.person()))
                .map(step -> new Strength(step.rating(), Optional.of(step.gain())))
                .orElseGet(
                        () ->
                                new Strength(
                                        house.ratings()
                                                .of(key)
                                                .orElse(RatingRows.Standing.NEW)
                                                .rating(),
                                        Optional.empty()));
    }

    /** The best at a game, of those who have played enough. */
    public List<RatingRows.Ranked> leaders(String game, PaceGroup pace) {
        return house.ratings().best(game, pace, ENOUGH_GAMES, SURE_ENOUGH, LEADERS);
    }
}
