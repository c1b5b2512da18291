package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;

class TrainingTest {
    /** It once began its practice campaign in the host’s own database, and failed behind HTTPS. */
    @Test
    @Tag("long")
    void aStartThatTrainsTouchesNothingOfTheHost(@TempDir Path folder) throws Exception {
        var said = folder.resolve("said").toFile();
        var start =
                new ProcessBuilder(
                                ProcessHandle.current().info().command().orElseThrow(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "hegemon.cli.Main",
                                "serve",
                                "--train",
                                "--port",
                                "0",
                                "--data",
                                folder.resolve("scratch").toString())
                        .redirectErrorStream(true)
                        .redirectOutput(said);
        start.environment().put("HEGEMON_BASE", "https://games.example.org");
        start.environment().put("HEGEMON_DB", "jdbc:postgresql://127.0.0.1:1/hegemon");
        start.environment().put("HEGEMON_MAIL_IN", "nonsense");
        var code = start.start().waitFor();
        assertThat(code).as(Files.readString(said.toPath())).isZero();
        assertThat(folder.resolve("scratch/hegemon.db")).exists();
    }
}
