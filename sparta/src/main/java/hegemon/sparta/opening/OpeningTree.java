package hegemon.sparta.opening;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Arena;
import hegemon.sparta.search.Score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was played in each position of many games, and how these games ended for South. Positions
 * that differ only in left and right are one; so are those that different moves lead to.
 */
public final class OpeningTree {
    /** What fewer games than this reached is left out when the tree is written. */
    private static final int RARE = 3;

    /**
     * @param south how the games in which it was played ended for South
     */
    public record Choice(Move move, Score south) {}

    /** By the notation of SP-7.1; of a position and its mirror image, the first in order. */
    private final SortedMap<String, SortedMap<String, Score>> played = new TreeMap<>();

    /** Counts one game more. */
    public void add(OpeningGame game) {
        var state = SpartaState.start(Setup.parse(game.setup()).orThrow());
        for (Move move : game.moves()) {
            count(state.position(), move, game.south());
            state = state.play(state.position().toMove().seat(), move);
        }
    }

    private void count(Position position, Move move, Arena.Ending south) {
        var seen = Seen.of(position);
        played.computeIfAbsent(seen.key, key -> new TreeMap<>())
                .compute(
                        seen.text(move),
                        (text, score) -> (score == null ? Score.NONE : score).plus(south));
    }

    /** What was played here, the commonest first. */
    public List<Choice> choices(Position position) {
        var seen = Seen.of(position);
        var choices = new ArrayList<Choice>();
        played.getOrDefault(seen.key, new TreeMap<>())
                .forEach(
                        (text, score) ->
                                choices.add(
                                        new Choice(
                                                seen.turned(MoveText.parse(text).orThrow()),
                                                score)));
        choices.sort(Comparator.comparingInt(it -> -it.south.games()));
        return choices;
    }

    /** How many games reached this position. */
    int games(Position position) {
        return choices(position).stream().mapToInt(it -> it.south.games()).sum();
    }

    /** One line a position: its notation, then each move with the games won, drawn and lost. */
    public List<String> print() {
        var lines = new ArrayList<String>();
        for (Map.Entry<String, SortedMap<String, Score>> each : played.entrySet())
            print(each.getKey(), each.getValue()).ifPresent(lines::add);
        return lines;
    }

    private static Optional<String> print(String position, SortedMap<String, Score> moves) {
        if (moves.values().stream().mapToInt(Score::games).sum() < RARE) return Optional.empty();
        var line = new StringBuilder(position);
        moves.forEach(
                (move, south) ->
                        line.append(
                                "; %s %d %d %d"
                                        .formatted(
                                                move, south.won(), south.drawn(), south.lost())));
        return Optional.of(line.toString());
    }

    static OpeningTree parse(List<String> lines) {
        var tree = new OpeningTree();
        for (String line : lines) {
            var parts = line.split("; ", -1);
            var moves = new TreeMap<String, Score>();
            for (int i = 1; i < parts.length; i++) {
                var words = parts[i].split(" ", -1);
                moves.put(
                        words[0], new Score(number(words[1]), number(words[2]), number(words[3])));
            }
            tree.played.put(parts[0], moves);
        }
        return tree;
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    /**
     * A position as the tree knows it: as it is, or with left and right exchanged.
     *
     * @param alike whether both are the same, so that a move and its mirror image are one
     */
    private record Seen(String key, boolean mirrored, boolean alike) {
        static Seen of(Position position) {
            var here = position.print();
            var there = position.mirrored().print();
            int order = there.compareTo(here);
            return new Seen(order < 0 ? there : here, order < 0, order == 0);
        }

        Move turned(Move move) {
            return mirrored ? move.mirrored() : move;
        }

        String text(Move move) {
            var text = MoveText.print(turned(move));
            if (!alike) return text;
            var other = MoveText.print(move.mirrored());
            return other.compareTo(text) < 0 ? other : text;
        }
    }
}
