package hegemon.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

import tools.jackson.databind.json.JsonMapper;

import java.io.PrintWriter;

/** {@code --json}: the same answer for a program to read, complaints included. */
public final class JsonOption {
    static final String NAME = "--json";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = NAME, description = "Print the answer as one JSON object.")
    private boolean json;

    public boolean isWanted() {
        return json;
    }

    /** Prints the result as JSON if that was asked for, else for people. */
    public void print(Object result, Runnable forPeople) {
        if (json) out().println(text(result));
        else forPeople.run();
    }

    /** The same where people read one line. */
    public void print(Object result, String forPeople) {
        print(result, () -> out().println(forPeople));
    }

    /** Where the answer goes. */
    public PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Where progress and complaints go. */
    public PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** An answer of one line: as JSON if that was asked for. */
    public String line(Object result, String forPeople) {
        return json ? text(result) : forPeople;
    }

    static String text(Object result) {
        return MAPPER.writeValueAsString(result);
    }
}
