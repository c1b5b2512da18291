package hegemon.cli.sparta;

import hegemon.cli.Complaint;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Standard input, line by line. */
final class Lines {
    private Lines() {}

    /** What to do with a line. */
    @FunctionalInterface
    interface Reader {
        void read(String line);
    }

    static BufferedReader standardInput() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /**
     * Hands over every line, so that each gets its answer, blank ones too unless nothing follows
     * them.
     */
    static void forEach(Reader reader) {
        try (var in = standardInput()) {
            int blank = 0;
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (line.isBlank()) {
                    blank++;
                    continue;
                }
                for (; blank > 0; blank--) reader.read("");
                reader.read(line.strip());
            }
        } catch (IOException e) {
            throw Complaint.cannot("cannot read standard input: " + e.getMessage());
        }
    }
}
