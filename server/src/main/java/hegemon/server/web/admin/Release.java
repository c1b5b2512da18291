package hegemon.server.web.admin;

import hegemon.server.web.page.Markdown;

import org.springframework.stereotype.Component;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Which version runs, and what is new in it and was in those before: CHANGELOG.md. */
@Component
class Release {
    private static final Pattern SECTION =
            Pattern.compile(
                    "^## \\[(?<version>[^]]+)].*\\R(?<text>(?:(?!## ).*(?:\\R|\\z))*)",
                    Pattern.MULTILINE);

    /**
     * A version.
     *
     * @param changes as HTML, in the language of the developers
     */
    record Notes(String version, String changes) {}

    private final List<Notes> all = notes(changes());

    /** The latest first: that is the one which runs. */
    List<Notes> all() {
        return all;
    }

    private static List<Notes> notes(String changes) {
        return SECTION.matcher(changes)
                .results()
                .map(it -> new Notes(it.group("version"), Markdown.html(it.group("text"))))
                .toList();
    }

    private static String changes() {
        try (var file = Release.class.getResourceAsStream("/CHANGELOG.md")) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
