package hegemon.cli.ew;

import hegemon.cli.Main;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** The recorded games that lie beside the tests, and the command that replays such a file. */
final class TraceSample {
    private TraceSample() {}

    static InputStream compressed() {
        return open("sample-7.jsonl.gz");
    }

    /** The lines of a small recording made by hand. */
    static List<String> lines(String name) throws IOException {
        try (var file = open(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(TraceSample.class.getResourceAsStream(name), name);
    }

    /** Each game with its lines. */
    static List<List<String>> games() throws IOException {
        var games = new ArrayList<List<String>>();
        try (var sample = new GZIPInputStream(compressed())) {
            for (String line :
                    new String(sample.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
                if (line.contains("\"t\":\"game\"")) games.add(new ArrayList<>());
                games.getLast().add(line);
            }
        }
        return games;
    }

    record Run(int code, String out, String err) {}

    static Run replay(Path file) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code =
                Main.run(
                        new String[] {"ew", "replay", file.toString()},
                        new PrintWriter(out),
                        new PrintWriter(err));
        return new Run(code, plain(out), plain(err));
    }

    private static String plain(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
