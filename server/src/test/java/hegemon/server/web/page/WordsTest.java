package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;
import hegemon.table.Words;
import hegemon.table.kit.WordsCheck;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

class WordsTest {
    private static final Path MAIN = Path.of("src", "main");
    private static final Pattern KEY =
            Pattern.compile("[\"'{#|](server\\.[a-zA-Z0-9.-]+[a-zA-Z0-9])(?=[\"'}(|])");

    @Test
    void everyTextExistsInEveryLanguage() {
        assertThat(WordsCheck.faults("server")).isEmpty();
    }

    @Test
    void everyTextThatThePagesNameExists() {
        var missing = new TreeSet<String>();
        var named = new TreeSet<String>();
        var words = Words.load("server", Language.ENGLISH);
        sources()
                .forEach(
                        file ->
                                KEY.matcher(read(file))
                                        .results()
                                        .map(found -> found.group(1))
                                        .forEach(
                                                key -> {
                                                    named.add(key);
                                                    if (!words.containsKey(key))
                                                        missing.add(
                                                                key + " in " + file.getFileName());
                                                }));
        assertThat(named).as("the search finds keys at all").hasSizeGreaterThan(80);
        assertThat(missing).isEmpty();
    }

    private static Stream<Path> sources() {
        try (var files = Files.walk(MAIN)) {
            return files
                    .filter(file -> file.toString().matches(".*\\.(html|js)|.*(web|play).*\\.java"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
