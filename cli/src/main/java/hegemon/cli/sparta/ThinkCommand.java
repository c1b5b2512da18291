package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.sparta.MoveText;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Level;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Protocol;
import hegemon.sparta.search.Thought;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "think",
        description = "Looks for the best move of a position; the last line is “bestmove …”.")
final class ThinkCommand implements Callable<Integer> {
    /** A line of play as {@code --json} prints it. */
    record Line(int depth, int value, long nodes, List<String> moves) {
        static Line of(Thought thought) {
            return new Line(
                    thought.depth(),
                    thought.value(),
                    thought.nodes(),
                    thought.line().stream().map(MoveText::print).toList());
        }
    }

    /** What {@code --json} prints; a lower level says its move alone. */
    record Found(String bestmove, List<Line> lines) {}

    @Mixin private Start start;
    @Mixin private JsonOption json;

    @Option(names = "--time", description = "How long at most.")
    private String time = "1s";

    @Option(names = "--nodes", description = "How many positions at most, of the leading thread.")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--depth", description = "How deep at most, in plies.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--level", description = "1 to 10; 10 is full strength and the default.")
    private int level = 10;

    @Option(names = "--lines", description = "How many lines to look for.")
    private int lines = 1;

    @Option(names = "--threads", description = "Threads for full strength (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--seed", description = "Of what is random in the lower levels.")
    private long seed = 1;

    @Override
    public Integer call() {
        var state = start.state();
        if (state.outcome().isPresent()) throw Complaint.usage("this game is over");
        if (level < 1 || level > Level.ALL.size())
            throw Complaint.usage("levels are 1 to 10, not " + level);
        if (threads < 1 || threads > 64)
            throw Complaint.usage("threads are 1 to 64, not " + threads);
        if (lines < 1) throw Complaint.usage("lines are 1 or more, not " + lines);
        if (nodes.orElse(1L) < 1) throw Complaint.usage("nodes are 1 or more, not " + nodes.get());
        if (depth.orElse(1) < 1) throw Complaint.usage("depth is 1 or more, not " + depth.get());
        var limits = Limits.time(Spans.parse(time));
        if (nodes.isPresent()) limits = limits.withNodes(nodes.get());
        if (depth.isPresent()) limits = limits.withDepth(depth.get());
        if (level < Level.ALL.size()) {
            var move = Level.of(level).choose(state, limits.time(), threads, seed, () -> false);
            return answer(MoveText.print(move), List.of());
        }
        var found =
                new Engine(threads, Engine.USUAL_MEMORY)
                        .explore(state, limits, lines, this::inform, () -> false);
        return answer(MoveText.print(found.getFirst().move()), found);
    }

    private int answer(String move, List<Thought> found) {
        json.print(new Found(move, found.stream().map(Line::of).toList()), "bestmove " + move);
        return ExitCode.OK;
    }

    private void inform(List<Thought> found) {
        if (json.isWanted()) return;
        var out = json.out();
        Protocol.print(found, lines > 1).forEach(out::println);
        out.flush();
    }
}
