package hegemon.cli.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;

class TarTest {
    @TempDir private Path scratch;

    /** A folder with a program, an empty file and a name too long for the first field. */
    private Path folder(String name, long time) throws IOException {
        var folder = scratch.resolve(name);
        for (var file :
                new String[] {"bin/start", "empty", "a".repeat(80) + "/" + "b".repeat(60)}) {
            var path = folder.resolve(file);
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, file.equals("empty") ? "" : "it says " + file);
            Files.setLastModifiedTime(path, FileTime.fromMillis(time));
        }
        assertThat(folder.resolve("bin/start").toFile().setExecutable(true)).isTrue();
        return folder;
    }

    private static byte[] archive(Path folder) throws IOException {
        var bytes = new ByteArrayOutputStream();
        Tar.gz(folder, "root", 1_000_000_000L, bytes);
        return bytes.toByteArray();
    }

    @Test
    void theSameFilesGiveTheSameBytesWhenever() throws IOException {
        assertThat(archive(folder("one", 1_000))).isEqualTo(archive(folder("two", 9_000_000)));
    }

    @Test
    void tarUnpacksIt() throws Exception {
        Files.write(scratch.resolve("x.tar.gz"), archive(folder("one", 1_000)));
        var tar =
                new ProcessBuilder("tar", "-xzf", "x.tar.gz")
                        .directory(scratch.toFile())
                        .inheritIO()
                        .start();
        assertThat(tar.waitFor()).isZero();
        var root = scratch.resolve("root");
        assertThat(root.resolve("bin/start")).isExecutable().hasContent("it says bin/start");
        assertThat(root.resolve("empty")).isEmptyFile();
        assertThat(root.resolve("a".repeat(80)).resolve("b".repeat(60))).exists();
        assertThat(Files.isExecutable(root.resolve("empty"))).isFalse();
    }

    @Test
    void aNameThatTarCannotHoldIsRefused() {
        assertThatThrownBy(
                        () -> new Tar(new ByteArrayOutputStream(), 0).text("a".repeat(120), "it"))
                .hasMessageContaining("too long a name");
    }
}
