package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;

/**
 * Texts are filled in by Java and, on a page, by {@code words.js}. Both are held to the same
 * examples: {@code words.test.js} reads the same file.
 */
class ScriptWordsTest {
    record Example(String language, String pattern, List<Object> args, String text) {}

    @Test
    void javaFillsTextsAsTheScriptDoes() {
        var examples =
                JsonMapper.builder()
                        .build()
                        .readValue(Path.of("src/test/js/words.json"), Example[].class);
        assertThat(examples).isNotEmpty();
        for (Example each : examples) {
            var locale = Language.of(Locale.of(each.language())).locale();
            assertThat(new MessageFormat(each.pattern(), locale).format(each.args().toArray()))
                    .as(each.pattern())
                    .isEqualTo(each.text());
        }
    }
}
