package hegemon.server.web.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.mail.Notices;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the games send and answer is described as their records have it: whoever changes one runs
 * this test with {@code -Dschemas.write=true}, which writes the end of openapi.yaml anew.
 */
class RecordSchemasTest {
    private static final Path FILE = Path.of("src/main/resources/static/openapi.yaml");
    private static final String BEGIN = "    # From here on written by RecordSchemasTest.\n";
    private static final Pattern RECORD = Pattern.compile("x-record: (\\S+)( sent)?");

    @Test
    void theSchemasOfTheGamesAreThoseOfTheirRecords() throws Exception {
        var text = Files.readString(FILE);
        int begin = text.indexOf(BEGIN) + BEGIN.length();
        var schemas = new RecordSchemas();
        var found = RECORD.matcher(text);
        while (found.find()) {
            boolean sent = found.group(2) != null;
            known(found.group(1)).ifPresent(each -> schemas.add(each, sent));
        }
        if (Boolean.getBoolean("schemas.write"))
            Files.writeString(FILE, text.substring(0, begin) + schemas.text());
        else
            assertThat(text.substring(begin))
                    .as("a record has changed: run this test with -Dschemas.write=true")
                    .isEqualTo(schemas.text());
    }

    /** Nothing, where a record is gone or has another name: whoever holds it tells. */
    private static Optional<Class<?>> known(String name) {
        try {
            return Optional.of(Class.forName(name));
        } catch (ClassNotFoundException gone) {
            return Optional.empty();
        }
    }

    @Test
    void whateverIsReferredToIsThere() throws Exception {
        var text = Files.readString(FILE);
        var named = Pattern.compile("#/components/(\\w+)/(\\w+)").matcher(text);
        while (named.find())
            assertThat(text).as(named.group()).contains("\n    " + named.group(2) + ":");
    }

    @Test
    void everyEventOfANoticeIsNamed() throws IOException {
        var events =
                Stream.of(Notices.Event.values())
                        .map(Notices.Event::text)
                        .collect(Collectors.joining(", "));
        assertThat(Files.readString(FILE)).contains("event: {enum: [" + events + "]}");
    }
}
