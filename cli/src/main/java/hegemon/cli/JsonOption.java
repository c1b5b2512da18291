package hegemon.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

import tools.jackson.databind.json.JsonMapper;

/** {@code --json}: the same answer for a program to read, complaints included. */
public final class JsonOption {
    static final String NAME = "--json";
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @Option(names = NAME, description = "Print the answer as one JSON object.")
    private boolean json;

    public boolean isWanted() {
        return json;
    }

    /** Prints the result as JSON if that was asked for, else for people. */
    public void print(CommandSpec spec, Object result, Runnable forPeople) {
        if (json) spec.commandLine().getOut().println(text(result));
        else forPeople.run();
    }

    /** The same where people read one line. */
    public void print(CommandSpec spec, Object result, String forPeople) {
        print(spec, result, () -> spec.commandLine().getOut().println(forPeople));
    }

    /** An answer of one line: as JSON if that was asked for. */
    public String line(Object result, String forPeople) {
        return json ? text(result) : forPeople;
    }

    static String text(Object result) {
        return MAPPER.writeValueAsString(result);
    }
}
