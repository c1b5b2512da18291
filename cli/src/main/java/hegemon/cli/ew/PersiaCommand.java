package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

/** Answers questions about PERS.IA, so that a program can talk to it through a pipe. */
@Command(
        name = "persia",
        description = {
            "Answers questions about the solo automaton: one JSON line each on standard input,"
                    + " one answer each on standard output (format ew-persia).",
            "Questions: prep (what it buys), turn (what it does for a die), attrition."
        })
final class PersiaCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the field
    PersiaCommand() {}

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        try (var in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                if (line.isBlank()) continue;
                out.println(PersiaAnswers.to(line));
                if (out.checkError()) break; // nobody reads any more
            }
        } catch (IOException e) {
            throw Complaint.cannot("cannot read standard input: " + e.getMessage());
        }
        return ExitCode.OK;
    }
}
