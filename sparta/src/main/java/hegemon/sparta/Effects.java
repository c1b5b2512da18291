package hegemon.sparta;

import java.util.List;
import java.util.SortedMap;

/**
 * All that a move brings about (SP-4).
 *
 * @param way the squares from start to end, both included; a single one for a promotion in place
 * @param cityTaken whether the city at the end of the way changed hands
 * @param promoted whether the fighter at the end of the way became a hero
 * @param captured everything enclosed, of both sides
 * @param after the position that results, the other side to move
 */
public record Effects(
        Move move,
        List<Square> way,
        boolean cityTaken,
        boolean promoted,
        SortedMap<Square, Piece> captured,
        Position after) {
    /** SP-6.4: nothing that counts as progress. */
    boolean isQuiet() {
        return captured.isEmpty() && !cityTaken && !promoted;
    }

    /** Whether no later position can equal an earlier one. Cities come and go, pieces do not. */
    boolean isFinal() {
        return promoted || !captured.isEmpty();
    }
}
