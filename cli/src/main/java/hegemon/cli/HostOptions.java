package hegemon.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.ISetter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

import java.util.EnumMap;
import java.util.Map;

/** The settings of a host as flags, one for each that has a description. */
@Command
final class HostOptions {
    private final Map<Setting, String> given = new EnumMap<>(Setting.class);

    Map<Setting, String> given() {
        return given;
    }

    @Spec(Spec.Target.MIXEE)
    void describe(CommandSpec command) {
        for (Setting setting : Setting.values())
            if (!setting.flag().isEmpty()) command.addOption(option(setting));
    }

    private OptionSpec option(Setting setting) {
        return OptionSpec.builder("--" + setting.key())
                .paramLabel(setting.label())
                .description(setting.flag())
                .type(String.class)
                .arity("1")
                .setter(keep(setting))
                .build();
    }

    private ISetter keep(Setting setting) {
        return new ISetter() {
            @Override
            @SuppressWarnings("unchecked") // nobody asks what was there before
            public <T> T set(T value) {
                if (value instanceof String text) given.put(setting, text);
                return value;
            }
        };
    }
}
