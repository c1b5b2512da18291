package hegemon.cli.dist;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes.Name;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;

class DistCommandTest {
    private static final Path DOCS = Path.of("..", "docs");

    @TempDir private Path folder;

    /** After a new version the folder of the build holds the old libraries too. */
    @Test
    void onlyTheLibrariesThatTheProgramNamesAreBroughtAlong() throws IOException {
        var lib = Files.createDirectories(folder.resolve("app/lib"));
        for (String name : new String[] {"table-1.jar", "table-2.jar"})
            Files.writeString(lib.resolve(name), name);
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Name.CLASS_PATH, "lib/table-2.jar");
        try (var jar = Files.newOutputStream(folder.resolve("app/hegemon.jar"))) {
            new JarOutputStream(jar, manifest).close();
        }
        DistCommand.program(folder.resolve("app"), folder.resolve("out"));
        try (var files = Files.list(folder.resolve("out/lib"))) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .containsExactly("table-2.jar");
        }
    }

    @Test
    void everyDocumentThatAHostIsLedToIsInside() throws IOException {
        DistCommand.documents(DOCS, folder);
        var links =
                Pattern.compile("]\\(([^)#:]+)[)#]")
                        .matcher(Files.readString(DOCS.resolve("hosting.md")));
        assertThat(links.results().map(link -> link.group(1)))
                .isNotEmpty()
                .allSatisfy(link -> assertThat(folder.resolve(link)).exists());
    }
}
