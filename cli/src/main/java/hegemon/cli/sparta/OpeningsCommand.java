package hegemon.cli.sparta;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.Setup;
import hegemon.sparta.opening.OpeningGame;
import hegemon.sparta.opening.OpeningTree;
import hegemon.sparta.search.Score;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

@Command(
        name = "openings",
        description = {
            "Plays games of the engine against itself and writes a tree of their first turns.",
            "The games are kept in a file of their own, which is continued."
        })
final class OpeningsCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;

    @Mixin private JsonOption json;

    @Option(names = "--games", description = "How many games in all.")
    private int games = 100;

    @Option(names = "--setup", description = "Of this set-up.")
    private String setup = "standard";

    @Option(
            names = "--data",
            required = true,
            description = "The games of all set-ups, to write or to continue.")
    private Path data;

    @Option(names = "--out", description = "The tree of all of them, packed.")
    private Optional<Path> out = Optional.empty();

    @Override
    public Integer call() {
        if (games < 0 || games > MOST_GAMES)
            throw Complaint.usage("games are 0 to " + MOST_GAMES + ", not " + games);
        if (!Setup.names().contains(setup))
            throw Complaint.usage(
                    setup + " is not a set-up; there are " + String.join(", ", Setup.names()));
        try {
            var all = begun();
            play(all);
            if (out.isPresent()) write(all, out.get());
            var found = found(all);
            json.print(found, print(found));
        } catch (IOException e) {
            throw Complaint.cannot("cannot read or write a file: " + e.getMessage());
        }
        return ExitCode.OK;
    }

    /** The games that the file has, without a last line that was cut. */
    private List<OpeningGame> begun() throws IOException {
        if (!Files.exists(data)) return new ArrayList<>();
        var text = Files.readString(data);
        var whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (!whole.equals(text)) Files.writeString(data, whole);
        return whole.lines()
                .map(OpeningGame::parse)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private void play(List<OpeningGame> all) throws IOException {
        int from = (int) all.stream().filter(it -> it.setup().equals(setup)).count();
        try (var progress = Progress.of("games", games, json.err())) {
            progress.to(Math.min(from, games));
            for (int number = from; number < games; number++) {
                all.add(OpeningGame.play(setup, number));
                Files.write(data, List.of(all.getLast().print()), CREATE, APPEND);
                progress.step();
            }
        }
    }

    private static void write(List<OpeningGame> all, Path file) throws IOException {
        var tree = new OpeningTree();
        all.forEach(tree::add);
        try (var stream = new GZIPOutputStream(Files.newOutputStream(file));
                var writer =
                        new BufferedWriter(
                                new OutputStreamWriter(stream, StandardCharsets.UTF_8))) {
            for (String line : tree.print()) writer.write(line + "\n");
        }
    }

    /** How the games of each set-up ended for South. */
    private static Map<String, Score> found(List<OpeningGame> all) {
        var found = new TreeMap<String, Score>();
        for (var game : all)
            found.put(
                    game.setup(), found.getOrDefault(game.setup(), Score.NONE).plus(game.south()));
        return found;
    }

    private static String print(Map<String, Score> found) {
        return found.entrySet().stream()
                .map(each -> each.getKey() + ": South " + each.getValue().print())
                .collect(Collectors.joining("\n"));
    }
}
