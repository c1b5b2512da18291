package hegemon.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

import tools.jackson.databind.json.JsonMapper;

/** {@code --json}: the same answer for a program to read. */
public final class JsonOption {
    @Option(names = "--json", description = "Print the answer as one JSON object.")
    private boolean json;

    /** Prints the result as JSON if that was asked for, else for people. */
    public void print(CommandSpec spec, Object result, Runnable forPeople) {
        if (json)
            spec.commandLine()
                    .getOut()
                    .println(JsonMapper.builder().build().writeValueAsString(result));
        else forPeople.run();
    }
}
