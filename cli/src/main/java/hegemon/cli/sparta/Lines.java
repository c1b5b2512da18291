package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.JsonOption;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Standard input, line by line. */
final class Lines {
    private Lines() {}

    /** What is answered to a line that cannot be played. */
    static String refused(JsonOption json, String rule, String sentence) {
        return json.line(
                Map.of("refused", sentence, "rule", rule),
                "refused: " + sentence + " (" + rule + ")");
    }

    static BufferedReader standardInput() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /**
     * Answers every line by one of its own, blank ones too unless nothing follows them, until the
     * input ends or nobody reads the answers any more.
     */
    static void answer(PrintWriter out, UnaryOperator<String> answers) {
        try (var in = standardInput()) {
            int blank = 0;
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (line.isBlank()) {
                    blank++;
                    continue;
                }
                for (; blank > 0; blank--) out.println(answers.apply(""));
                out.println(answers.apply(line.strip()));
                if (out.checkError()) return;
            }
        } catch (IOException e) {
            throw Complaint.cannot("cannot read standard input: " + e.getMessage());
        }
    }
}
