package hegemon.cli.sparta;

import static java.nio.file.StandardOpenOption.APPEND;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.puzzle.Finder;
import hegemon.sparta.puzzle.Puzzle;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

@Command(
        name = "puzzles",
        description = {
            "Finds puzzles in games of the levels against each other and writes them to a file.",
            "A file that has some already is continued, with the game after its last one."
        })
final class PuzzlesCommand implements Callable<Integer> {
    private static final long MOST_GAMES = 1_000_000;

    /** What {@code --json} prints: how many puzzles the file has, of how many games. */
    record Result(int puzzles, long games) {}

    @Mixin private JsonOption json;
    @Mixin private Seed seed;

    @Option(names = "--games", description = "Up to which game in all.")
    private long games = 100;

    @Option(names = "--out", required = true, description = "The file to write or to continue.")
    private Path file;

    @Override
    public Integer call() {
        if (games < 1 || games > MOST_GAMES)
            throw Complaint.usage("games are 1 to " + MOST_GAMES + ", not " + games);
        try {
            int count = find(begun());
            json.print(new Result(count, games), count + " puzzles in " + games + " games");
        } catch (IOException e) {
            throw Complaint.cannot("cannot read or write " + file + ": " + e.getMessage());
        }
        return ExitCode.OK;
    }

    /** The puzzles that the file has, without its last game, which may have been cut. */
    private List<Puzzle> begun() throws IOException {
        var head = "# ./hegemon sparta puzzles --seed " + seed.get();
        var text = Files.exists(file) ? Files.readString(file) : head + "\n";
        if (!text.startsWith(head + "\n"))
            throw Complaint.usage(file + " was not begun by " + head.substring(2));
        var all = Puzzle.parseAll(text.substring(0, text.lastIndexOf('\n')).lines());
        var known = all.stream().filter(puzzle -> puzzle.game() < all.getLast().game()).toList();
        var lines = new ArrayList<>(List.of(head));
        known.forEach(puzzle -> lines.add(puzzle.print()));
        Files.write(file, lines);
        return known;
    }

    private int find(List<Puzzle> known) throws IOException {
        long from = known.isEmpty() ? 0 : known.getLast().game() + 1;
        int count = known.size();
        var finder = new Finder(seed.get());
        try (var progress = Progress.of("games", games, json.err())) {
            progress.to(Math.min(from, games));
            for (long game = from; game < games; game++) {
                var found = new ArrayList<String>();
                for (Puzzle puzzle : finder.game(game)) found.add(puzzle.print());
                if (!found.isEmpty()) Files.write(file, found, APPEND);
                count += found.size();
                progress.step(count + " puzzles");
            }
        }
        return count;
    }
}
