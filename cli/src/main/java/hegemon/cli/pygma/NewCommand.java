package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.campaign.Campaign;
import hegemon.table.Chance;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;

/** A new campaign in a folder. */
@Command(
        name = "new",
        description = "Start a campaign in a folder: world, first reports, sheets to begin with.",
        mixinStandardHelpOptions = true)
final class NewCommand implements Runnable {
    @Spec private CommandSpec spec;
    @Mixin private Folder folder;

    @Option(names = "--realms", description = "2 to 60 (default: ${DEFAULT-VALUE}).")
    private int realms = 8;

    @Option(names = "--seed", description = "Of the world (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--settings",
            paramLabel = "FILE",
            description = "Lines key = value, as in docs/rules/pygma-isis.md, Part II.")
    private List<Path> settings = List.of();

    @Override
    public void run() {
        var setup = new StringBuilder("realms " + realms + " seed " + seed);
        for (Path file : settings) read(file, setup);
        var secret = new byte[Chance.SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        var campaign =
                Folder.attempt(() -> Campaign.create(folder.dir(), setup.toString(), secret));
        spec.commandLine()
                .getOut()
                .printf(
                        "%s: %d realms; orders are awaited for %s in %s%n",
                        folder.dir(),
                        realms,
                        campaign.date(),
                        campaign.orders().file(1).getParent());
        if (campaign.state().charter().isCrowded())
            spec.commandLine()
                    .getErr()
                    .println("One game master copes with about 12 realms (PI-1.1, D-127).");
    }

    private static void read(Path file, StringBuilder setup) {
        int number = 0;
        for (String line : lines(file)) {
            number++;
            var text = line.replaceFirst("#.*", "").strip();
            if (text.isEmpty()) continue;
            var pair = text.split("\\s*=\\s*", 2);
            if (pair.length < 2 || pair[1].isEmpty() || pair[1].contains(" "))
                throw Complaint.usage(
                        file + ":" + number + ": \"key = value\" is expected, not " + text);
            setup.append(' ').append(pair[0]).append('=').append(pair[1]);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw Complaint.usage(file + ": cannot be read: " + e.getMessage());
        }
    }
}
