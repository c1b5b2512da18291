package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.Preset;

import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.stream.Collectors;

/** {@code --preset}: settings that go well together. */
final class PresetOption {
    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description =
                    "Rules to begin with: as-we-play, gentle or woertlich, by the letter"
                            + " (default: as-we-play, but for what a drawn world says).")
    private Optional<String> name = Optional.empty();

    /** As in a set-up, after a space; nothing if none was asked for. */
    String pairs() {
        return name.map(PresetOption::pairs).orElse("");
    }

    private static String pairs(String name) {
        var preset = Preset.named(name);
        if (preset.isEmpty())
            throw Complaint.usage(
                    "--preset is one of "
                            + Preset.ALL.stream().map(Preset::id).collect(Collectors.joining(", "))
                            + ", not "
                            + name);
        return " " + preset.get().pairs();
    }
}
