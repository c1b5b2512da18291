package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

class MachinesTest {
    /** A level that scores p against the one below is 400 log(p / (1 - p)) points stronger. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "sparta; sparta-engine.md; ^\\| (\\d+) \\|.*: ([0-9.]+) % ±; 9",
                "earthwater; ew-game.md; ^\\| (\\d) \\| `level:\\d` \\| \\d+ \\| ([0-9.]+) ; 4"
            })
    void theRatingsOfTheLevelsFollowFromTheirMatches(
            String game, String document, String row, int rows) throws IOException {
        var matches =
                Pattern.compile(row, Pattern.MULTILINE)
                        .matcher(Files.readString(Path.of("../docs", document)))
                        .results()
                        .toList();
        assertThat(matches).hasSize(rows);
        for (var match : matches) {
            int level = Integer.parseInt(match.group(1));
            double score = Double.parseDouble(match.group(2)) / 100;
            assertThat(points(game, level) - points(game, level - 1))
                    .as("level " + level)
                    .isCloseTo((int) Math.round(400 * Math.log10(score / (1 - score))), within(1));
        }
    }

    private static int points(String game, int level) {
        return Machines.rating(game, level).orElseThrow().points();
    }
}
