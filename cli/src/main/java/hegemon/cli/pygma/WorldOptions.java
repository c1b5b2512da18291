package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.Pygma;
import hegemon.pygma.atlas.WorldFault;
import hegemon.pygma.atlas.WorldParser;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Words;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a world is made of: {@code --realms}, {@code --seed}, {@code --settings}, {@code --world}.
 */
final class WorldOptions {
    private static final String DRAWN = "pygma-world ";

    private static final int USUAL_REALMS = 8;

    /** More faults than these are mostly followed by one of them. */
    private static final int MOST_FAULTS = 20;

    @Option(names = "--realms", description = "2 to 60 (default: 8); a drawn world has its own.")
    private Optional<Integer> realms = Optional.empty();

    @Option(names = "--seed", description = "Of the world.")
    private long seed = 1;

    @Mixin private PresetOption preset;

    @Option(
            names = "--settings",
            description = "Lines key = value, as in docs/rules/pygma-isis.md, Part II.")
    private List<Path> settings = List.of();

    @Option(
            names = "--world",
            description =
                    "What the world should be like, or a drawn world; both in docs/pygma-world.md.")
    private Optional<Path> world = Optional.empty();

    /** The set-up of a game with this world; what is wrong in a file is named by its line. */
    String setup() {
        var drawing = world.map(WorldOptions::read).filter(text -> text.startsWith(DRAWN));
        var pairs = new StringBuilder();
        for (Path file : settings) pairs(file, pairs);
        if (drawing.isEmpty()) world.ifPresent(file -> pairs(file, pairs));
        int count = drawing.map(this::drawnRealms).or(() -> realms).orElse(USUAL_REALMS);
        return "realms "
                + count
                + " seed "
                + seed
                + preset.pairs()
                + pairs
                + drawing.map(text -> "\n" + text).orElse("");
    }

    private int drawnRealms(String text) {
        var reading = WorldParser.read(text);
        var faults = reading.faults();
        if (!faults.isEmpty())
            throw Complaint.usage(
                    faults.stream()
                                    .limit(MOST_FAULTS)
                                    .map(this::said)
                                    .collect(Collectors.joining("\n"))
                            + (faults.size() > MOST_FAULTS
                                    ? "\nand " + (faults.size() - MOST_FAULTS) + " more"
                                    : ""));
        return reading.world().orElseThrow().realms().size();
    }

    private String said(WorldFault fault) {
        return world.orElseThrow()
                + ":"
                + fault.line()
                + ": "
                + fault.what().in(Words.in(Language.ENGLISH));
    }

    /** Each line is tried alone, so that the first wrong one can be named. */
    private static void pairs(Path file, StringBuilder setup) {
        int number = 0;
        for (String line : read(file).lines().toList()) {
            number++;
            var text = line.replaceFirst("#.*", "").strip();
            if (text.isEmpty()) continue;
            var pair = text.split("\\s*=\\s*", 2);
            if (pair.length < 2 || pair[1].isEmpty() || pair[0].contains(" "))
                throw wrong(file, number, "\"key = value\" is expected, not " + text);
            var entry = " " + pair[0] + "=" + quoted(pair[1]);
            if (new Pygma().start("realms 2" + entry) instanceof Parse.Refused<?>(var why))
                throw wrong(file, number, said(why));
            setup.append(entry);
        }
    }

    private static String quoted(String value) {
        return value.contains(" ") ? "\"" + value + "\"" : value;
    }

    private static Complaint wrong(Path file, int line, String reason) {
        return Complaint.usage(file + ":" + line + ": " + reason);
    }

    static String said(Refusal why) {
        return Words.in(Language.ENGLISH).say(why);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw Complaint.usage(file + ": is not written in UTF-8");
        } catch (IOException e) {
            throw Complaint.usage(file + ": cannot be read: " + e);
        }
    }
}
