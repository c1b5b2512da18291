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

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * What every game must keep, tried on seeded random games. A game module extends this class; what
 * fails names the seed, and {@code -Dkit.seed=N} plays that game alone.
 */
@Tag("long")
public abstract class ContractTest<S extends State<S, M, V>, M, V> {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** So often the words of one refusal are looked at: each look costs six texts. */
    private static final int OFTEN = 30;

    private final Map<String, Integer> said = new HashMap<>();

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

    /** How many random games each test plays. */
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

    /** No game is longer than {@link #longest}, and its winners are among those who play. */
    @Test
    void everyRandomGameEnds() {
        forEachGame(
                (match, random) -> {
                    var end = playOn(match, random, (position, ignored) -> {});
                    var outcome = ((Turn.Over) end.turn()).outcome();
                    assertThat(outcome.rule()).isNotBlank();
                    assertThat(end.state().parties()).containsAll(outcome.winners());
                });
    }

    @Test
    void replayingTheLogGivesTheSameState() {
        forEachGame(
                (match, random) -> {
                    var end = playOn(match, random, (position, ignored) -> {});
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
                });
    }

    @Test
    void listedMovesAreAcceptedOnceEachAndOthersRefused() {
        forEachGame(
                (match, random) -> {
                    var seen = new ArrayList<M>();
                    playOn(
                            match,
                            random,
                            (position, dice) -> {
                                var state = position.state();
                                for (Seat seat : state.seats()) {
                                    var listed = candidates(state, seat, dice);
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
                                    seen.addAll(some(listed, dice));
                                }
                                strangersAreRefused(state, seen);
                            });
                });
    }

    @Test
    void movesPrintAndParseBack() {
        forEachGame(
                (match, random) -> {
                    var end =
                            playOn(
                                    match,
                                    random,
                                    (position, dice) -> {
                                        for (Seat seat : position.state().seats())
                                            for (M move : candidates(position.state(), seat, dice))
                                                assertThat(
                                                                game().move(game().print(move))
                                                                        .orThrow())
                                                        .isEqualTo(move);
                                    });
                    for (Entry entry : end.log().entries()) {
                        var move = game().move(entry.text()).orThrow();
                        assertThat(game().move(game().print(move)).orThrow()).isEqualTo(move);
                    }
                });
    }

    @Test
    void whatIsHiddenChangesNothingThatASeatSees() {
        if (hidesNothing()) return;
        forEachGame(
                (match, random) ->
                        playOn(
                                match,
                                random,
                                (position, dice) -> {
                                    var state = position.state();
                                    for (Seat seat : readers(state)) {
                                        var other = dealtAnew(state, seat, dice);
                                        assertThat(bytes(other.view(seat)))
                                                .as("view of %s", seat)
                                                .isEqualTo(bytes(state.view(seat)));
                                        for (M move : some(candidates(state, seat, dice), dice)) {
                                            assertThat(other.refuse(seat, move))
                                                    .as("answer to %s", seat)
                                                    .isEqualTo(state.refuse(seat, move));
                                            assertThat(other.told(seat, seat, move))
                                                    .isEqualTo(state.told(seat, seat, move));
                                        }
                                    }
                                }));
    }

    @Test
    void whatIsCountedIsCountedForEachPartyOpenToAllAndSaidInEveryLanguage() {
        forEachGame(
                (match, random) ->
                        playOn(
                                match,
                                random,
                                (position, dice) -> {
                                    var state = position.state();
                                    for (Score score : state.scores()) {
                                        assertThat(score.figures()).hasSameSizeAs(state.parties());
                                        for (Language language : Language.values())
                                            assertThat(
                                                            Words.in(language)
                                                                    .find(
                                                                            game().name()
                                                                                    + ".score."
                                                                                    + score.what()))
                                                    .isPresent();
                                    }
                                    if (!hidesNothing())
                                        for (Seat seat : readers(state))
                                            assertThat(dealtAnew(state, seat, dice).scores())
                                                    .isEqualTo(state.scores());
                                }));
    }

    @Test
    void garbageIsRefusedWithoutAnException() {
        forEachGame(
                (match, random) -> {
                    var samples = new ArrayList<>(Garbage.ODD);
                    playOn(
                            match,
                            random,
                            (position, dice) -> {
                                for (Seat seat : position.state().seats())
                                    for (M move :
                                            some(candidates(position.state(), seat, dice), dice))
                                        samples.add(Garbage.spoil(game().print(move), dice));
                                for (String text : samples) answersEveryText(position, text);
                                while (samples.size() > 50) samples.removeLast();
                            });
                    for (String text : Garbage.NO_MOVES)
                        assertThat(game().move(text))
                                .as("move “%s”", text)
                                .isInstanceOfSatisfying(
                                        Parse.Refused.class,
                                        refused -> saidInEveryLanguage(refused.why(), text));
                    for (int i = 0; i < 20; i++) answersEverySetup(Garbage.text(random));
                });
    }

    @Test
    void everyDrawCanBeVerified() {
        forEachGame(
                (match, random) -> {
                    var chance = chance(random.split());
                    var end = playOn(match, random, chance, (position, ignored) -> {});
                    var log =
                            end.log().withCommitment(chance.commitment()).withSecret(chance.hex());
                    assertThat(DiceProof.check(game(), log).orThrow().holds()).isTrue();
                });
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

    /** Something to do at a position of a random game. */
    protected interface Look<S extends State<S, M, V>, M, V> {
        void at(Match<S, M, V> position, SplittableRandom random);
    }

    private void forEachGame(Look<S, M, V> look) {
        long only = Long.getLong("kit.seed", -1);
        for (long seed = 0; seed < games(); seed++) {
            if (only >= 0 && seed != only) continue;
            var random = new SplittableRandom(seed);
            var setup = setups().get((int) (seed % setups().size()));
            try {
                look.at(Match.start(game(), setup).orThrow(), random);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        "seed " + seed + ", set-up " + setup + ": " + e.getMessage(), e);
            }
        }
    }

    private Match<S, M, V> playOn(
            Match<S, M, V> match, SplittableRandom random, Look<S, M, V> look) {
        return playOn(match, random, chance(random.split()), look);
    }

    private Match<S, M, V> playOn(
            Match<S, M, V> match, SplittableRandom random, Chance chance, Look<S, M, V> look) {
        while (!(match.turn() instanceof Turn.Over)) {
            if (random.nextInt(stride()) == 0) look.at(match, random);
            match =
                    switch (match.turn()) {
                        case Turn.Chance ignored -> match.draw(chance);
                        case Turn.Of(var seats) -> anyMove(match, seats.first(), random);
                        case Turn.Over ignored -> match;
                    };
            assertThat(match.log().size()).as("length of the game").isLessThan(longest());
        }
        look.at(match, random);
        return match;
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
