package hegemon.cli;

import static java.util.Comparator.comparing;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the help says of every option by itself: what is written behind it, and its default. */
final class OptionHelp {
    private static final String DEFAULT = " (default: ${DEFAULT-VALUE}).";

    private OptionHelp() {}

    static void complete(CommandSpec command) {
        if (command.userObject() instanceof Method) completeInOrder(command);
        else
            for (OptionSpec option : List.copyOf(command.options()))
                if (label(option).isPresent() || hasDefault(option)) {
                    command.remove(option);
                    command.addOption(completed(option));
                }
    }

    /** A method gets the values in the order of the options, those for help before them. */
    private static void completeInOrder(CommandSpec command) {
        var all = new ArrayList<>(command.options());
        all.sort(comparing(option -> !option.usageHelp() && !option.versionHelp()));
        all.forEach(command::remove);
        all.forEach(option -> command.addOption(completed(option)));
    }

    private static OptionSpec completed(OptionSpec option) {
        var completed = OptionSpec.builder(option);
        label(option).ifPresent(completed::paramLabel);
        if (hasDefault(option)) completed.description(withDefault(option.description()));
        return completed.build();
    }

    /** Where the option itself names nothing: what it is called in the code says nothing. */
    private static Optional<String> label(OptionSpec option) {
        if (!option.paramLabel().startsWith("<")) return Optional.empty();
        var type = option.auxiliaryTypes()[0];
        if (type == Path.class) return Optional.of("FILE");
        boolean number = type == int.class || type == long.class || type == Integer.class;
        return number || type == Long.class ? Optional.of("N") : Optional.empty();
    }

    private static boolean hasDefault(OptionSpec option) {
        var value = option.initialValue();
        boolean said = String.join(" ", option.description()).matches("(?is).*\\bdefault\\b.*");
        boolean shown = value instanceof Number || value instanceof Enum<?>;
        return !said && (shown || (value instanceof String text && !text.isEmpty()));
    }

    private static String[] withDefault(String[] lines) {
        var all = lines.clone();
        all[all.length - 1] = all[all.length - 1].replaceFirst("\\.$", "") + DEFAULT;
        return all;
    }
}
