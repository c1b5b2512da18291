package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What administrators read of the versions. */
class ReleaseTest {
    private final Release release = new Release();

    @Test
    void theFirstNotesAreThoseOfTheVersionThatIsBuilt() throws IOException {
        var running = release.all().getFirst();
        assertThat(Files.readString(Path.of("..", "pom.xml")))
                .contains(
                        "<artifactId>hegemon</artifactId>\n  <version>" + running.version() + "<");
        assertThat(running.changes()).contains("<li>");
    }

    @Test
    void everyVersionHasNotesOfItsOwn() {
        assertThat(release.all()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
        assertThat(release.all())
                .allSatisfy(
                        each -> assertThat(each.changes()).contains("<li>").doesNotContain("## ["));
    }
}
