package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.Setup;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

class StreakTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 16);

    private static SoloGame game(int daysAgo, SoloGame.Result result) {
        return new SoloGame(
                new TableId("id"),
                Instant.EPOCH,
                Setup.SOLO.on(TODAY.minusDays(daysAgo)),
                false,
                Optional.of(new SoloGame.Ending(result, "EW-8.3", 0)));
    }

    @Test
    void daysInARowEndTodayOrYesterday() {
        var won = List.of(game(1, SoloGame.Result.WON), game(2, SoloGame.Result.WON));
        assertThat(Streak.of(won, TODAY)).isEqualTo(new Streak(2, 2));
        var mixed =
                List.of(
                        game(0, SoloGame.Result.LOST),
                        game(1, SoloGame.Result.WON),
                        game(3, SoloGame.Result.WON));
        assertThat(Streak.of(mixed, TODAY)).isEqualTo(new Streak(2, 1));
        assertThat(Streak.of(List.of(game(2, SoloGame.Result.WON)), TODAY))
                .isEqualTo(new Streak(0, 0));
    }

    @Test
    void aTableIsByWinsThenByGreekPointsAndEqualsShareAPlace() {
        var ranking =
                Ranking.of(
                        List.of(
                                played(new PersonId("a"), "Persia", 3),
                                played(new PersonId("b"), "Greece", -2),
                                played(new PersonId("c"), "Greece", -4),
                                played(new PersonId("d"), "Greece", -4)),
                        new PersonId("b"));
        assertThat(ranking.lines())
                .extracting(line -> line.place() + line.name() + line.points())
                .containsExactly("1c4", "1d4", "3b2", "4a-3");
        assertThat(ranking.lines().get(2).you()).isTrue();
    }

    private static DayStore.Played played(PersonId person, String winner, int score) {
        return new DayStore.Played(
                new TableId("game"), "solo", person, person.value(), winner, score, Instant.EPOCH);
    }
}
