package hegemon.earthwater.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.table.Bots;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

class BotsTest {
    private static final EarthWaterBots BOTS = new EarthWaterBots();

    private static Bots.Thinking thinking(int level, long seed) {
        return new Bots.Thinking(level, Duration.ofHours(1), seed, () -> false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-player", "solo"})
    void everyLevelChoosesLegalMovesAndNeverPeeks(String setup) {
        int looks = 0;
        for (long seed = 0; seed < 4; seed++) {
            var random = new SplittableRandom(seed);
            var state = new EarthWater().start(setup).orThrow();
            while (!(state.turn() instanceof Turn.Over)) {
                if (state.turn() instanceof Turn.Of(var seats) && random.nextInt(12) == 0) {
                    // The best one thinks long: it is looked at once.
                    int highest = looks++ == 0 ? BOTS.levels() : BOTS.levels() - 1;
                    for (int level = 1; level <= highest; level++)
                        choosesWithoutPeeking(state, seats.first(), level, random);
                }
                state = Dealer.stepped(state, random);
            }
        }
    }

    private static void choosesWithoutPeeking(
            EarthWaterState state, Seat seat, int level, SplittableRandom random) {
        long seed = random.nextLong();
        var move = BOTS.choose(state, seat, thinking(level, seed));
        assertThat(state.refuse(seat, move)).as("level %d, seed %d", level, seed).isEmpty();
        var other = Deals.guess(state, seat, random);
        assertThat(BOTS.choose(other, seat, thinking(level, seed)))
                .as("level %d, seed %d: another deal of the hidden cards", level, seed)
                .isEqualTo(move);
    }

    @Test
    void theChancesAreKnownEvenWhereThereIsNothingToChoose() {
        var random = new SplittableRandom(5);
        var state = new EarthWater().start("solo").orThrow();
        while (!(state.turn() instanceof Turn.Of(var seats)
                && state.moves(seats.first()).size() == 1)) state = Dealer.stepped(state, random);
        var search = new MonteCarlo(state, Side.GREECE.seat(), 1).run(50, () -> false);
        assertThat(search.playouts()).isEqualTo(50);
        assertThat(search.advice()).singleElement().matches(only -> only.trials() == 50);
    }

    @Test
    void thinkingGoesOnWhereItStopped() {
        var state = new EarthWater().start("two-player").orThrow();
        var seat = ((Turn.Of) state.turn()).seats().first();
        var atOnce = new MonteCarlo(state, seat, 1).run(200, () -> false);
        var inSteps = new MonteCarlo(state, seat, 1).run(80, () -> false).run(200, () -> false);
        assertThat(inSteps.advice()).isEqualTo(atOnce.advice());
    }

    @Test
    void itStopsWhenTheAnswerIsNoLongerWanted() {
        var state = new EarthWater().start("two-player").orThrow();
        var seat = ((Turn.Of) state.turn()).seats().first();
        var stopped = new Bots.Thinking(5, Duration.ofDays(1), 1, () -> true);
        assertThat(state.refuse(seat, BOTS.choose(state, seat, stopped))).isEmpty();
    }

    @Test
    void theAdviceNamesEveryMoveWithItsChances() {
        var state = new EarthWater().start("two-player").orThrow();
        var seat = ((Turn.Of) state.turn()).seats().first();
        var advice = new MonteCarlo(state, seat, 7).run(300, () -> false).advice();
        assertThat(advice).hasSameSizeAs(state.moves(seat));
        assertThat(advice).allMatch(move -> move.winning() >= 0 && move.winning() <= 1);
        assertThat(advice.stream().mapToInt(MonteCarlo.Advice::trials).sum()).isEqualTo(300);
    }

    /** Each beats the one before by far, so a few games with fixed seeds show it. */
    @Test
    void instinctBeatsGreedAndGreedBeatsChance() {
        long chance = greekWins(Player.random(), 100);
        long greed = greekWins(Player.greedy(), 100);
        long instinct = greekWins(Player.instinct(), 100);
        assertThat(greed).isGreaterThan(chance);
        assertThat(instinct).isGreaterThan(2 * greed);
    }

    private static long greekWins(Player greek, int games) {
        return LongStream.range(0, games)
                .filter(seed -> SoloGames.play(Setup.SOLO, greek, seed).winner() < 0)
                .count();
    }

    @Test
    void noTalentIsLeftThatCouldBuySomething() { // EW-4.1
        for (long seed = 0; seed < 6; seed++) opens(EarthWaterBots.player(3), seed);
        opens(Player.foresight(60), 1);
    }

    /** The Persians prepare their first campaign. */
    private static void opens(Player player, long seed) {
        var random = new SplittableRandom(seed);
        var persia = Side.PERSIA.seat();
        var state = new EarthWater().start("two-player").orThrow();
        int decisions = 0;
        while (!state.turn().waitsFor(Side.GREECE.seat())) {
            if (state.turn() instanceof Turn.Of) {
                decisions++;
                var move = player.choose(state, persia, random, () -> false);
                if (move instanceof Move.Done)
                    assertThat(state.moves(persia)).as("seed %d", seed).hasSize(1);
                state = state.play(persia, move);
            } else state = Dealer.stepped(state, random);
        }
        assertThat(decisions).as("bought, seed %d", seed).isGreaterThan(1);
    }

    @Test
    void theSearchBeatsInstinct() {
        assertThat(greekWins(Player.search(100), 12))
                .isGreaterThan(greekWins(Player.instinct(), 12));
    }

    @Test
    void aStudyGameDependsOnItsSeedAlone() {
        for (var policy : new SoloGames.Policy[] {SoloGames.Policy.RANDOM, SoloGames.Policy.SEARCH})
            assertThat(SoloGames.play(Setup.SOLO, policy, 5))
                    .isEqualTo(SoloGames.play(Setup.SOLO, policy, 5));
    }
}
