package hegemon.sparta.opening;

import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.search.Arena;
import hegemon.sparta.search.Beginning;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Mind;
import hegemon.sparta.search.Player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The first turns of a game of the engine against itself, and how it ended.
 *
 * @param setup the name of a set-up
 * @param number of the game among those of the set-up; the same number plays the same game
 */
public record OpeningGame(String setup, int number, Arena.Ending south, List<Move> moves) {
    /** So many turns are kept. */
    static final int TURNS = 16;

    /** The limit that games which begin now have (SP-6.4). */
    private static final String OPTIONS = " stalemate=100";

    private static final long NODES = 3_000;

    /** In hundredths of a fighter: enough for other games, not for bad ones. */
    private static final int ERROR = 10;

    public OpeningGame {
        moves = List.copyOf(moves);
    }

    public static OpeningGame play(String setup, int number) {
        var player = Player.varied(Mind.net(), Limits.nodes(NODES), ERROR);
        var start = Setup.parse(setup + OPTIONS).orThrow();
        var arena =
                new Arena(start, player, player, Beginning.random(0), Arena.USUAL_LENGTH, false, 1);
        var moves = new ArrayList<Move>();
        var ending =
                arena.play(
                        number,
                        state -> {
                            if (moves.size() < TURNS)
                                state.last().ifPresent(last -> moves.add(last.move()));
                        });
        return new OpeningGame(setup, number, ending, moves);
    }

    /** On one line: {@code standard 17 WON e2-e4 e9-e7 …}. */
    public String print() {
        var words = new ArrayList<>(List.of(setup, Integer.toString(number), south.name()));
        moves.forEach(move -> words.add(MoveText.print(move)));
        return String.join(" ", words);
    }

    public static OpeningGame parse(String line) {
        var words = line.split(" ", -1);
        return new OpeningGame(
                words[0],
                Integer.parseInt(words[1]),
                Arena.Ending.valueOf(words[2]),
                Arrays.stream(words).skip(3).map(it -> MoveText.parse(it).orThrow()).toList());
    }
}
