package hegemon.server.web.admin;

import hegemon.server.web.page.Markdown;

import org.springframework.stereotype.Component;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Which version runs, and what is new in it: the first section of CHANGELOG.md. */
@Component
class Release {
    private static final Pattern SECTION =
            Pattern.compile(
                    "^## \\[(?<version>[^]]+)].*\\R(?<text>(?:(?!## ).*(?:\\R|\\z))*)",
                    Pattern.MULTILINE);

    private final String version;
    private final String latest;

    Release() {
        var section = SECTION.matcher(changes());
        boolean found = section.find();
        version = found ? section.group("version") : "";
        latest = found ? Markdown.html(section.group("text")) : "";
    }

    private static String changes() {
        try (var file = Release.class.getResourceAsStream("/CHANGELOG.md")) {
            return file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String version() {
        return version;
    }

    /** As HTML, in the language of the developers. */
    String latest() {
        return latest;
    }
}
