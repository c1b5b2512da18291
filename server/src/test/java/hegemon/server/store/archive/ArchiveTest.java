package hegemon.server.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class ArchiveTest {
    @TempDir private Path folder;

    /** A nightly export that found the disk full stands in nobody’s way the night after. */
    @ParameterizedTest
    @ValueSource(strings = {"export.zip", "export"})
    void whatWasNotWrittenToItsEndGoesAgain(String name) {
        var place = folder.resolve(name);
        assertThatThrownBy(() -> Archive.create(place, ArchiveTest::breakOff))
                .hasMessage("No space left on device");
        assertThat(folder).isEmptyDirectory();
    }

    private static String breakOff(Path inside) throws IOException {
        Files.writeString(inside.resolve("half"), "a half");
        throw new IOException("No space left on device");
    }
}
