package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.OrderWords;
import hegemon.pygma.orders.Spelling;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;

/** The order words that the scripts of the pages know are those of the rules. */
class OrderWordsScriptTest {
    private static final Pattern ROW = Pattern.compile("(?m)^  ([A-Z]+): \\[(.*)],$");

    @Test
    void theScriptsKnowTheWordsOfAllLanguages() throws IOException {
        var rows = ROW.matcher(script()).results().toList();
        assertThat(rows).hasSizeGreaterThan(10);
        for (var row : rows)
            assertThat(
                            Arrays.stream(row.group(2).replace("\"", "").split(", "))
                                    .map(Spelling::fold))
                    .as(row.group(1))
                    .containsExactlyElementsOf(
                            Arrays.asList(Language.GERMAN, Language.ENGLISH, Language.FRENCH)
                                    .stream()
                                    .map(it -> new OrderWords(it).keywords().get(row.group(1)))
                                    .map(Spelling::fold)
                                    .distinct()
                                    .toList());
    }

    private static String script() throws IOException {
        try (var file =
                OrderWordsScriptTest.class.getResourceAsStream("/static/js/pygma/order-words.js")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
