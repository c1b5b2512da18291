package hegemon.sparta.search;

import hegemon.sparta.Move;

import java.util.List;

/**
 * A win that nothing can prevent, by the rules alone (SP-6.1 to SP-6.3).
 *
 * @param plies after how many turns the game is won at the latest
 * @param line the winner's moves with the answers that hold out longest, as far as they are known;
 *     the first is a move that wins
 */
public record Proof(int plies, List<Move> line) {
    public Proof {
        line = List.copyOf(line);
    }

    public Move move() {
        return line.getFirst();
    }
}
