package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.Setup;
import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class LadderTest {
    /** The newest game first; w is won, l is lost. */
    private static Stream<SoloGame> games(String setup, String results) {
        return results.chars()
                .mapToObj(each -> each == 'w' ? SoloGame.Result.WON : SoloGame.Result.LOST)
                .map(result -> new SoloGame.Ending(result, "EW-8.3", 0))
                .map(
                        ending ->
                                new SoloGame(
                                        new TableId("id"),
                                        Instant.EPOCH,
                                        Setup.parse(setup).orThrow(),
                                        false,
                                        Optional.of(ending)));
    }

    private static List<Ladder.Step> after(String beginner, String none) {
        return Ladder.of(
                        Stream.concat(
                                        games("solo handicap=beginner", beginner),
                                        games("solo", none))
                                .toList())
                .steps();
    }

    @Test
    void twoOfThreeInARowLeadToTheNextStep() {
        assertThat(after("", "")).extracting(Ladder.Step::here).containsExactly(true, false, false);
        assertThat(after("wlw", "l"))
                .extracting(Ladder.Step::here)
                .containsExactly(false, true, false);
        assertThat(after("wllwll", ""))
                .extracting(Ladder.Step::climbed)
                .containsExactly(false, false, false);
        assertThat(after("lllww", "ww"))
                .extracting(Ladder.Step::here)
                .containsExactly(false, false, true);
    }

    @Test
    void theShareOfWinsComesWithItsRange() {
        var step = after("wwll", "").getFirst();
        assertThat(Arrays.asList(step.percent(), step.low(), step.high()))
                .containsExactly(50, 15, 85);
    }

    @Test
    void theProgramsAreTheStudys() throws Exception {
        var study = Files.readString(Path.of("../docs/persia-study.md"));
        for (var step : after("", "")) {
            var setup =
                    step.handicap().equals("none") ? "solo" : "solo handicap=" + step.handicap();
            step.study()
                    .forEach(
                            (player, percent) -> {
                                var row =
                                        Pattern.compile(
                                                        "`%s` \\| %s \\| \\d+ \\| ([\\d.]+) "
                                                                .formatted(setup, player))
                                                .matcher(study);
                                assertThat(row.find()).as("%s %s", setup, player).isTrue();
                                assertThat(Math.round(Double.parseDouble(row.group(1))))
                                        .isEqualTo(percent.longValue());
                            });
        }
    }
}
