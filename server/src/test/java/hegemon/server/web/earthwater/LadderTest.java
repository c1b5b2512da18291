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
                .getFirst()
                .steps();
    }

    /** PERS.IA is easier in the English and German print, where its pass ends the phase. */
    @Test
    void eachEditionThatWasPlayedHasALadderAndOtherReadingsHaveNone() {
        var print = games("solo pass=phase handicap=beginner", "ww");
        var other = games("solo limit=every handicap=beginner", "ww");
        var played = Stream.of(print, other, games("solo", "l")).flatMap(each -> each).toList();
        var ladders = Ladder.of(played);
        assertThat(ladders)
                .extracting(Ladder::edition)
                .containsExactly(Ladder.Edition.FRENCH, Ladder.Edition.PRINT);
        assertThat(ladders)
                .extracting(each -> each.steps().getFirst().games())
                .containsExactly(0, 2);
        assertThat(Ladder.of(List.of()))
                .extracting(Ladder::edition)
                .containsExactly(Ladder.Edition.FRENCH);
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
        for (var ladder : Ladder.of(played()))
            for (var step : ladder.steps())
                step.study()
                        .forEach(
                                (player, percent) ->
                                        assertThat(wins(study, setup(ladder, step), player))
                                                .as("%s %s", setup(ladder, step), player)
                                                .isEqualTo(percent.longValue()));
    }

    private static List<SoloGame> played() {
        return Stream.concat(games("solo", "l"), games("solo pass=phase", "l")).toList();
    }

    private static String setup(Ladder ladder, Ladder.Step step) {
        var handicap = step.handicap().equals("none") ? "" : " handicap=" + step.handicap();
        return ("solo " + ladder.edition().reading()).strip() + handicap;
    }

    private static long wins(String study, String setup, String player) {
        var row =
                Pattern.compile("`%s` \\| %s \\| \\d+ \\| ([\\d.]+) ".formatted(setup, player))
                        .matcher(study);
        assertThat(row.find()).as("%s %s", setup, player).isTrue();
        return Math.round(Double.parseDouble(row.group(1)));
    }
}
