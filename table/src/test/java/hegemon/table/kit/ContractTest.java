package hegemon.table.kit;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Chance;
import hegemon.table.DiceProof;
import hegemon.table.Entry;
import hegemon.table.Enumerable;
import hegemon.table.Game;
import hegemon.table.Language;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Score;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;
import hegemon.table.Words;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * What every game must keep, tried on seeded random games. They are played once, and all promises
 * are held by the same. A game module extends this class; what fails names the seed, and {@code
 * -Dkit.seed=N} plays that game alone.
 */
@Tag("long")
@TestInstance(Lifecycle.PER_CLASS)
public abstract class ContractTest<S extends State<S, M, V>, M, V> {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** So often the words of one refusal are looked at: each look costs six texts. */
    private static final int OFTEN = 30;

    private final Map<String, Integer> said = new HashMap<>();

    /** What the games have shown, once they are played. */
    private Optional<Map<Promise, AssertionError>> played = Optional.empty();

    protected abstract Game<S, M, V> game();

    /**
     * A world that this seat cannot tell from the given one, with whatever is hidden from it dealt
     * anew. The state itself where nothing is hidden.
     */
    protected abstract S dealtAnew(S state, Seat seat, RandomGenerator random);

    /** Whether everybody sees everything: there is nothing to deal anew. */
    protected boolean hidesNothing() {
        return false;
    }

    private static final int MOST_HEARD = 10_000;

    /** The refusals that were said in every language already. */
    private final Set<Refusal> heard = new HashSet<>();

    /** How many random games are played. */
    protected int games() {
        return 1_000;
    }

    /** No random game is longer than this. */
    protected int longest() {
        return 10_000;
    }

    /** Of how many positions in a game, on average, one is looked at closely. */
    protected int stride() {
        return 10;
    }

    /** Legal moves to choose from. A game whose moves cannot be listed brings some of its own. */
    @SuppressWarnings("unchecked")
    protected List<M> candidates(S state, Seat seat, RandomGenerator random) {
        return ((Enumerable<M>) state).moves(seat);
    }

    /** Set-ups to play, by default those that are offered. */
    protected List<String> setups() {
        return game().setups();
    }

    /** What a game must keep; each is held by the test below that names it. */
    private enum Promise {
        ENDS,
        REPLAYS,
        LISTS_ITS_MOVES,
        PRINTS_ITS_MOVES,
        HIDES,
        COUNTS,
        REFUSES_GARBAGE,
        DRAWS_OPENLY
    }

    /** No game is longer than {@link #longest}, and its winners are among those who play. */
    @Test
    void everyRandomGameEnds() {
        holds(Promise.ENDS);
    }

    @Test
    void replayingTheLogGivesTheSameState() {
        holds(Promise.REPLAYS);
    }

    @Test
    void listedMovesAreAcceptedOnceEachAndOthersRefused() {
        holds(Promise.LISTS_ITS_MOVES);
    }

    @Test
    void movesPrintAndParseBack() {
        holds(Promise.PRINTS_ITS_MOVES);
    }

    @Test
    void whatIsHiddenChangesNothingThatASeatSees() {
        holds(Promise.HIDES);
    }

    @Test
    void whatIsCountedIsCountedForEachPartyOpenToAllAndSaidInEveryLanguage() {
        holds(Promise.COUNTS);
    }

    @Test
    void garbageIsRefusedWithoutAnException() {
        holds(Promise.REFUSES_GARBAGE);
    }

    @Test
    void everyDrawCanBeVerified() {
        holds(Promise.DRAWS_OPENLY);
    }

    /** Something to do at a position of a random game. */
    private interface Look<S extends State<S, M, V>, M, V> {
        void at(Match<S, M, V> position, SplittableRandom random);
    }

    /** What is looked at during one game, and what when it has ended. */
    private record Watch<S extends State<S, M, V>, M, V>(
            Look<S, M, V> during, Look<S, M, V> after) {
        static <S extends State<S, M, V>, M, V> Watch<S, M, V> during(Look<S, M, V> look) {
            return new Watch<>(look, (end, random) -> {});
        }

        static <S extends State<S, M, V>, M, V> Watch<S, M, V> after(Look<S, M, V> look) {
            return new Watch<>((position, random) -> {}, look);
        }
    }

    private Watch<S, M, V> watch(Promise promise, Chance chance) {
        return switch (promise) {
            case ENDS -> Watch.after((end, random) -> ends(end));
            case REPLAYS -> Watch.after(this::replays);
            case LISTS_ITS_MOVES -> listing();
            case PRINTS_ITS_MOVES ->
                    new Watch<>(this::printsWhatIsListed, this::printsWhatWasPlayed);
            case HIDES -> Watch.during(this::hides);
            case COUNTS -> Watch.during(this::counts);
            case REFUSES_GARBAGE -> garbage();
            case DRAWS_OPENLY -> Watch.after((end, random) -> drawsOpenly(end, chance));
        };
    }

    private void ends(Match<S, M, V> end) {
        var outcome = ((Turn.Over) end.turn()).outcome();
        assertThat(outcome.rule()).isNotBlank();
        assertThat(end.state().parties()).containsAll(outcome.winners());
    }

    private void replays(Match<S, M, V> end, SplittableRandom random) {
        var log = Log.parse(end.log().print()).orThrow();
        var again = Match.replay(game(), log).orThrow();
        assertThat(log).isEqualTo(end.log());
        assertThat(again.turn()).isEqualTo(end.turn());
        for (Seat seat : readers(end.state()))
            assertThat(bytes(again.view(seat))).isEqualTo(bytes(end.view(seat)));
        int between = random.nextInt(log.size() + 1);
        var early = Match.replay(game(), log.upTo(between)).orThrow();
        for (Seat seat : readers(end.state()))
            assertThat(bytes(end.at(between).view(seat)))
                    .as("at entry %d", between)
                    .isEqualTo(bytes(early.view(seat)));
    }

    private Watch<S, M, V> listing() {
        var seen = new ArrayList<M>();
        return Watch.during(
                (position, random) -> {
                    var state = position.state();
                    for (Seat seat : state.seats()) {
                        var listed = candidates(state, seat, random);
                        assertThat(new HashSet<>(listed))
                                .as("no move is listed twice")
                                .hasSameSizeAs(listed);
                        if (!position.turn().waitsFor(seat))
                            assertThat(listed).as("not the turn of %s", seat).isEmpty();
                        for (M move : listed)
                            assertThat(state.refuse(seat, move))
                                    .as("%s %s", seat, game().print(move))
                                    .isEmpty();
                        if (state instanceof Enumerable<?>)
                            othersAreRefused(state, seat, listed, seen);
                        seen.addAll(some(listed, random));
                    }
                    strangersAreRefused(state, seen);
                });
    }

    private void printsWhatIsListed(Match<S, M, V> position, SplittableRandom random) {
        for (Seat seat : position.state().seats())
            for (M move : candidates(position.state(), seat, random)) printsAndComesBack(move);
    }

    private void printsWhatWasPlayed(Match<S, M, V> end, SplittableRandom random) {
        for (Entry entry : end.log().entries())
            printsAndComesBack(game().move(entry.text()).orThrow());
    }

    private void printsAndComesBack(M move) {
        assertThat(game().move(game().print(move)).orThrow()).isEqualTo(move);
    }

    private void hides(Match<S, M, V> position, SplittableRandom random) {
        if (hidesNothing()) return;
        var state = position.state();
        for (Seat seat : readers(state)) {
            var other = dealtAnew(state, seat, random);
            assertThat(bytes(other.view(seat)))
                    .as("view of %s", seat)
                    .isEqualTo(bytes(state.view(seat)));
            for (M move : some(candidates(state, seat, random), random)) {
                assertThat(other.refuse(seat, move))
                        .as("answer to %s", seat)
                        .isEqualTo(state.refuse(seat, move));
                assertThat(other.told(seat, seat, move)).isEqualTo(state.told(seat, seat, move));
            }
        }
    }

    private void counts(Match<S, M, V> position, SplittableRandom random) {
        var state = position.state();
        for (Score score : state.scores()) {
            assertThat(score.figures()).hasSameSizeAs(state.parties());
            for (Language language : Language.values())
                assertThat(Words.in(language).find(game().name() + ".score." + score.what()))
                        .isPresent();
        }
        if (!hidesNothing())
            for (Seat seat : readers(state))
                assertThat(dealtAnew(state, seat, random).scores()).isEqualTo(state.scores());
    }

    private Watch<S, M, V> garbage() {
        var samples = new ArrayList<>(Garbage.ODD);
        return new Watch<>(
                (position, random) -> {
                    for (Seat seat : position.state().seats())
                        for (M move : some(candidates(position.state(), seat, random), random))
                            samples.add(Garbage.spoil(game().print(move), random));
                    for (String text : samples) answersEveryText(position, text);
                    while (samples.size() > 50) samples.removeLast();
                },
                (end, random) -> {
                    for (String text : Garbage.NO_MOVES)
                        assertThat(game().move(text))
                                .as("move “%s”", text)
                                .isInstanceOfSatisfying(
                                        Parse.Refused.class,
                                        refused -> saidInEveryLanguage(refused.why(), text));
                    for (int i = 0; i < 20; i++) answersEverySetup(Garbage.text(random));
                });
    }

    private void drawsOpenly(Match<S, M, V> end, Chance chance) {
        var log = end.log().withCommitment(chance.commitment()).withSecret(chance.hex());
        assertThat(DiceProof.check(game(), log).orThrow().holds()).isTrue();
    }

    private void othersAreRefused(S state, Seat seat, List<M> listed, List<M> seen) {
        var legal = new HashSet<>(listed);
        for (M move : seen)
            if (!legal.contains(move))
                assertThat(state.refuse(seat, move))
                        .as("%s %s is not listed", seat, game().print(move))
                        .isPresent();
    }

    private void strangersAreRefused(S state, List<M> seen) {
        for (M move : seen) {
            assertThat(state.refuse(Seat.SPECTATOR, move)).isPresent();
            assertThat(state.refuse(new Seat("Nobody"), move)).isPresent();
        }
    }

    /** What is accepted is a legal move, and the log keeps it as the game prints it. */
    private void answersEveryText(Match<S, M, V> position, String text) {
        for (Seat seat : readers(position.state())) {
            switch (position.submit(seat, text)) {
                case Parse.Refused<Match<S, M, V>>(var why) -> saidInEveryLanguage(why, text);
                case Parse.Parsed<Match<S, M, V>>(var next) -> {
                    var meant = game().move(text).orThrow();
                    assertThat(position.state().refuse(seat, meant)).as(text).isEmpty();
                    assertThat(next.log())
                            .isEqualTo(position.log().plus(seat, game().print(meant)));
                    if (position.state() instanceof Enumerable<?> state)
                        assertThat(state.moves(seat).contains(meant)).as(text).isTrue();
                }
            }
        }
    }

    /** A text that happens to be a set-up begins a game that its log brings back. */
    private void answersEverySetup(String text) {
        switch (Match.start(game(), text)) {
            case Parse.Refused<Match<S, M, V>>(var why) -> saidInEveryLanguage(why, text);
            case Parse.Parsed<Match<S, M, V>>(var begun) -> {
                var again =
                        Match.replay(game(), Log.parse(begun.log().print()).orThrow()).orThrow();
                assertThat(bytes(again.view(Seat.SPECTATOR)))
                        .isEqualTo(bytes(begun.view(Seat.SPECTATOR)));
            }
        }
    }

    private void saidInEveryLanguage(Refusal why, String written) {
        // The same refusal has the same words: random play meets most of them again and again.
        if (heard.size() > MOST_HEARD) heard.clear();
        if (heard.add(why))
            for (Language language : Language.values())
                assertThat(Words.in(language).say(why)).isNotBlank();
        if (suggesting().contains(why.key()) || said.merge(why.key(), 1, Integer::sum) > OFTEN)
            return;
        var tongues = Tongues.of("table", game().name(), module(why));
        assertThat(tongues.slips(why.message(), written)).isEmpty();
    }

    /** The keys of messages that suggest what a player might write, in whatever language. */
    protected Set<String> suggesting() {
        return Set.of();
    }

    private static String module(Refusal why) {
        return why.key().substring(0, why.key().indexOf('.'));
    }

    /** Every seat that can look at this game. */
    private List<Seat> readers(S state) {
        var readers = new ArrayList<>(state.seats());
        readers.add(Seat.SPECTATOR);
        return readers;
    }

    /** At most five of these. */
    private List<M> some(List<M> moves, RandomGenerator random) {
        if (moves.size() <= 5) return moves;
        var some = new ArrayList<M>();
        for (int i = 0; i < 5; i++) some.add(moves.get(random.nextInt(moves.size())));
        return some;
    }

    private static byte[] bytes(Object view) {
        return JSON.writeValueAsBytes(view);
    }

    private void holds(Promise promise) {
        if (played.isEmpty()) played = Optional.of(playAll());
        Optional.ofNullable(played.orElseThrow().get(promise))
                .ifPresent(
                        error -> {
                            throw error;
                        });
    }

    /** The first error of each promise that is broken. */
    private Map<Promise, AssertionError> playAll() {
        var broken = new EnumMap<Promise, AssertionError>(Promise.class);
        long only = Long.getLong("kit.seed", -1);
        for (long seed = 0; seed < games() && broken.size() < Promise.values().length; seed++)
            if (only < 0 || seed == only) new Play(seed, broken).toTheEnd();
        return broken;
    }

    /** A promise, how it is held in one game, and dice for that. */
    private record Watched<S extends State<S, M, V>, M, V>(
            Promise promise, Watch<S, M, V> watch, SplittableRandom random) {}

    /** One random game, and all that is watched in it. */
    private final class Play {
        private final SplittableRandom random;
        private final Chance chance;
        private final String setup;
        private final String name;
        private final Map<Promise, AssertionError> broken;
        private final List<Watched<S, M, V>> watched = new ArrayList<>();

        Play(long seed, Map<Promise, AssertionError> broken) {
            this.broken = broken;
            random = new SplittableRandom(seed);
            chance = chance(random.split());
            setup = setups().get((int) (seed % setups().size()));
            name = "seed " + seed + ", set-up " + setup;
            for (Promise promise : Promise.values())
                watched.add(new Watched<>(promise, watch(promise, chance), random.split()));
        }

        void toTheEnd() {
            try {
                var end = played();
                look(end, Watch::during);
                look(end, Watch::after);
            } catch (AssertionError | RuntimeException e) {
                // What cannot be played to its end keeps no promise.
                for (Promise promise : Promise.values()) breaks(promise, e);
            }
        }

        private Match<S, M, V> played() {
            var match = Match.start(game(), setup).orThrow();
            while (!(match.turn() instanceof Turn.Over)) {
                if (random.nextInt(stride()) == 0) look(match, Watch::during);
                match =
                        switch (match.turn()) {
                            case Turn.Chance ignored -> match.draw(chance);
                            case Turn.Of(var seats) -> anyMove(match, seats.first(), random);
                            case Turn.Over ignored -> match;
                        };
                assertThat(match.log().size()).as("length of the game").isLessThan(longest());
            }
            return match;
        }

        private void look(Match<S, M, V> position, Function<Watch<S, M, V>, Look<S, M, V>> moment) {
            for (var each : watched)
                if (!broken.containsKey(each.promise()))
                    try {
                        moment.apply(each.watch()).at(position, each.random());
                    } catch (AssertionError | RuntimeException e) {
                        breaks(each.promise(), e);
                    }
        }

        private void breaks(Promise promise, Throwable why) {
            broken.putIfAbsent(promise, new AssertionError(name + ": " + why.getMessage(), why));
        }
    }

    private Match<S, M, V> anyMove(Match<S, M, V> match, Seat seat, RandomGenerator random) {
        var moves = candidates(match.state(), seat, random);
        assertThat(moves).as(() -> seat + " is to move after " + match.log().print()).isNotEmpty();
        return match.submit(seat, game().print(moves.get(random.nextInt(moves.size())))).orThrow();
    }

    private static Chance chance(RandomGenerator random) {
        var secret = new byte[Chance.SECRET_BYTES];
        random.nextBytes(secret);
        return Chance.of(secret);
    }
}
