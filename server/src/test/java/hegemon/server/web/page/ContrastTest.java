package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The colours of the design system: text and signs stand out enough by day and by night (WCAG 2.2,
 * AA).
 */
class ContrastTest {
    private static final Path TOKENS =
            Path.of("src", "main", "resources", "static", "css", "tokens.css");
    private static final Path PAIRS = Path.of("..", "docs", "design-system.md");
    private static final Pattern TOKEN =
            Pattern.compile("--([a-z-]+): light-dark\\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\\)");

    /**
     * Foreground and background with the least contrast, from the table in docs/design-system.md.
     */
    record Pair(String front, String back, double least) {}

    static Stream<Pair> pairs() throws IOException {
        return Pattern.compile("^\\| `([a-z-]+)` \\| `([a-z-]+)` \\| ([0-9.]+) ", Pattern.MULTILINE)
                .matcher(Files.readString(PAIRS))
                .results()
                .map(row -> new Pair(row.group(1), row.group(2), Double.parseDouble(row.group(3))));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void standsOutByDayAndByNight(Pair pair) throws IOException {
        for (int theme = 0; theme < 2; theme++) {
            assertThat(contrast(colour(theme, pair.front()), colour(theme, pair.back())))
                    .as("%s, theme %d", pair, theme)
                    .isGreaterThanOrEqualTo(pair.least());
        }
    }

    @Test
    void allPairsInUseAreRead() throws IOException {
        assertThat(pairs()).hasSizeGreaterThan(40);
    }

    @Test
    void theMeasureKnowsBlackAndWhite() {
        assertThat(contrast("#000000", "#ffffff")).isEqualTo(21.0);
        assertThat(contrast("#777777", "#ffffff")).isBetween(4.4, 4.5);
    }

    private static String colour(int theme, String name) throws IOException {
        return TOKEN.matcher(Files.readString(TOKENS))
                .results()
                .filter(token -> token.group(1).equals(name))
                .map(token -> token.group(2 + theme))
                .findFirst()
                .orElseThrow();
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String hex) {
        int rgb = Integer.parseInt(hex.substring(1), 16);
        return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
    }

    private static double linear(int channel) {
        double value = (channel & 0xff) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
