package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Chance;
import hegemon.table.DiceProof;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** EW-S6: whoever comes to the same point of the day's expedition gets the same dice. */
class ExpeditionOfTheDayTest {
    private static final EarthWater GAME = new EarthWater();
    private static final Seat GREECE = new Seat("Greece");
    private static final String DAY = "solo day=2026-11-16";
    private static final Chance CHANCE = Chance.ofHex("5a".repeat(Chance.SECRET_BYTES));

    private static Match<EarthWaterState, Move, EarthWaterView> begun(String setup) {
        return drawn(Match.start(GAME, setup).orThrow().committed(CHANCE.commitment()));
    }

    private static Match<EarthWaterState, Move, EarthWaterView> drawn(
            Match<EarthWaterState, Move, EarthWaterView> match) {
        var drawn = match;
        while (drawn.turn() instanceof Turn.Chance) drawn = drawn.draw(CHANCE);
        return drawn;
    }

    private static Match<EarthWaterState, Move, EarthWaterView> played(
            String setup, String... moves) {
        var match = begun(setup);
        for (String move : moves) match = drawn(match.submit(GREECE, move).orThrow());
        return match;
    }

    /** What was drawn for PERS.IA's turns. */
    private static List<String> dice(Match<?, ?, ?> match) {
        return match.log().entries().stream()
                .filter(entry -> entry.text().startsWith("persia"))
                .map(entry -> entry.text())
                .toList();
    }

    @Test
    void aLongerPreparationChangesNoDieOfPersia() {
        var plain = new String[] {"buy 0", "done"};
        var longer =
                new String[] {
                    "buy 0", "raise army Sparta", "raise army Sparta", "raise army Sparta", "done"
                };
        assertThat(dice(played(DAY, longer))).isEqualTo(dice(played(DAY, plain))).isNotEmpty();
        assertThat(dice(played("solo", longer)))
                .as("while an everyday game draws by the entry")
                .isNotEqualTo(dice(played("solo", plain)));
    }

    @Test
    void whoPlaysTheSameChoicesGetsTheSameGameAndItsDiceCanBeVerified() {
        var game = randomGame(7);
        assertThat(randomGame(7).log()).isEqualTo(game.log());
        assertThat(game.turn()).isInstanceOf(Turn.Over.class);
        var log = game.log().withSecret(CHANCE.hex());
        assertThat(DiceProof.check(GAME, log).orThrow().holds()).isTrue();
    }

    private static Match<EarthWaterState, Move, EarthWaterView> randomGame(long seed) {
        var random = new Random(seed);
        var match = begun(DAY);
        while (!(match.turn() instanceof Turn.Over)) {
            var moves = match.state().moves(GREECE);
            var move = GAME.print(moves.get(random.nextInt(moves.size())));
            match = drawn(match.submit(GREECE, move).orThrow());
        }
        return match;
    }

    @Test
    void noTwoDrawsOfAGameShareAnOccasion() {
        var match = randomGame(3);
        var occasions =
                match.log().entries().stream()
                        .filter(entry -> entry.seat().equals(Seat.CHANCE))
                        .map(
                                entry ->
                                        match.at(entry.number() - 1).occasion(entry.number())
                                                + entry.text().replaceAll(" .*", " "))
                        .toList();
        assertThat(occasions).hasSizeGreaterThan(20).doesNotHaveDuplicates();
    }

    @Test
    void theDayIsPartOfTheSetUpAndBegunByTheHouseAlone() {
        assertThat(Setup.parse("solo pass=phase day=2026-11-16").orThrow().print())
                .isEqualTo("solo pass=phase day=2026-11-16");
        assertThat(GAME.asBegun("solo pass=phase day=2026-11-16")).isEqualTo("solo pass=phase");
        for (String wrong : Arrays.asList("solo day=2026-13-01", "solo day=x", DAY + " pass=phase"))
            assertThat(Setup.parse(wrong)).as(wrong).isInstanceOf(Parse.Refused.class);
    }

    @Test
    void theSecretIsSealedUntilTheDayIsOver() {
        assertThat(Instant.ofEpochMilli(GAME.sealedUntil(DAY))).isEqualTo("2026-11-17T00:00:00Z");
        assertThat(GAME.sealedUntil("solo")).isZero();
    }
}
