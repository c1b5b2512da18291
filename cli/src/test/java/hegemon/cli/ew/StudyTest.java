package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.earthwater.search.Arena.Ending;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class StudyTest {
    @TempDir private Path folder;

    @Test
    void countsWhoWinsAndHow() {
        var study =
                new Study(
                        "solo",
                        "greedy",
                        1,
                        List.of(
                                new Ending(1, "EW-S2.3", 4, 3),
                                new Ending(1, "EW-8.3", 2, 5),
                                new Ending(-1, "EW-8.3", -2, 5),
                                new Ending(0, "EW-8.3", 0, 5)));
        assertThat(study.greeksWin().count()).isEqualTo(1);
        assertThat(study.persiansWin().share()).isEqualTo(0.5);
        assertThat(study.endingsByRule())
                .containsOnlyKeys("EW-8.3 Greece", "EW-8.3 Persia", "EW-8.3 tie", "EW-S2.3 Persia");
        assertThat(study.greekWinsByCampaign().get(5)).isEqualTo(Study.Share.of(1, 3));
    }

    @Test
    void aRowHasWhatTheTableOfTheStudyShows() {
        var endings = List.of(new Ending(1, "EW-S2.3", 4, 3), new Ending(-1, "EW-8.3", -1, 5));
        assertThat(StudyRow.of(new Study("solo", "best", 1, endings)))
                .isEqualTo(
                        "| `solo` | best | 2 | 50.00 (9.45–90.55) | 0.00 (0.00–65.76)"
                                + " | 50.00 (9.45–90.55) | 0.00 (0.00–65.76) | 1.50 |");
    }

    @Test
    void theIntervalIsWilsons() {
        var share = Study.Share.of(10, 100); // 0.0552 to 0.1744, as in the textbooks
        assertThat(share.low()).isBetween(0.0551, 0.0553);
        assertThat(share.high()).isBetween(0.1743, 0.1745);
        assertThat(Study.Share.of(0, 10).low()).isZero();
    }

    @Test
    void studiesSoloGamesAndDrawsThem() throws IOException {
        var chart = folder.resolve("chart.svg");
        var run =
                run(
                        "study",
                        "--games",
                        "200",
                        "--greek",
                        "random",
                        "--json",
                        "--svg",
                        chart.toString());
        assertThat(run.code()).isEqualTo(ExitCode.OK);
        var json = JsonMapper.builder().build().readTree(run.out());
        assertThat(json.path("games").asInt()).isEqualTo(200);
        assertThat(Files.readString(chart)).startsWith("<svg").endsWith("</svg>");
        assertThat(run("study", "--games", "200", "--greek", "random", "--json").out())
                .isEqualTo(run.out());
    }

    @Test
    void tellsItInWords() {
        var run = run("study", "--games", "20", "--greek", "random", "--variant", "pass=phase");
        assertThat(run.out()).startsWith("solo pass=phase, Greeks: random, 20 games");
    }

    @Test
    void theSearchPlaysWithAsManyPlayoutsAsItIsTold() {
        var run = run("study", "--games", "1", "--greek", "search", "--playouts", "5");
        assertThat(run.out()).startsWith("solo, Greeks: search 5, 1 games");
        assertThat(run("study", "--greek", "greedy", "--playouts", "5").code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(run("study", "--greek", "best", "--playouts", "-5").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aWrongVariantIsRefused() {
        assertThat(run("study", "--variant", "pass=never").code()).isEqualTo(ExitCode.USAGE);
        assertThat(run("study", "--games", "0").code()).isEqualTo(ExitCode.USAGE);
        assertThat(run("study", "--greek", "oracle").code()).isEqualTo(ExitCode.USAGE);
    }

    private record Run(int code, String out) {}

    private static Run run(String... args) {
        var all = new String[args.length + 1];
        all[0] = "ew";
        System.arraycopy(args, 0, all, 1, args.length);
        var out = new StringWriter();
        int code = Main.run(all, new PrintWriter(out), new PrintWriter(new StringWriter()));
        return new Run(code, out.toString());
    }
}
