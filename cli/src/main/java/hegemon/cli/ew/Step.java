package hegemon.cli.ew;

import hegemon.earthwater.Position;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Arg;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** What one recorded decision or throw of dice has changed. */
final class Step {
    private final Position before;
    private final List<Note> notes = new ArrayList<>();
    private final List<Integer> drawn = new ArrayList<>();

    Step(Position before) {
        this.before = before;
    }

    Position before() {
        return before;
    }

    void noted(List<Note> more) {
        notes.addAll(more);
    }

    void drew(List<Integer> cards) {
        drawn.addAll(cards);
    }

    /** EW-4.6: whether the discards were shuffled into the pile. */
    boolean isShuffled() {
        return notes.stream().anyMatch(note -> Journal.name(note).equals("shuffled"));
    }

    /**
     * The pieces of this kind that came to a city; what supply took right afterwards is not meant.
     */
    int gained(Position after, Piece piece, Side side, City city) {
        int starved = piece == Piece.ARMY ? cutOff(side, city) : 0;
        return after.board().pieces(piece, side, city)
                + starved
                - before.board().pieces(piece, side, city);
    }

    private int cutOff(Side side, City city) {
        return notes.stream()
                .filter(
                        note ->
                                Journal.name(note).equals("cut-off")
                                        && note.args().get(0).equals(side)
                                        && note.args().get(1).equals(city))
                .mapToInt(note -> Integer.parseInt(Arg.plain(note.args().get(2))))
                .sum();
    }

    /** The losses in a city, as the traces count them. */
    List<Integer> losses(Position after, City city) {
        var losses = new ArrayList<Integer>();
        for (Piece piece : Piece.values())
            for (Side side : Side.values()) losses.add(-gained(after, piece, side, city));
        return losses;
    }

    /** The cards that left a hand, in rising order; those drawn meanwhile were in it too. */
    List<Integer> discarded(Position after, Side side) {
        var gone = new TreeSet<>(before.hand(side).numbers());
        gone.addAll(drawn);
        gone.removeAll(after.hand(side).numbers());
        return List.copyOf(gone);
    }
}
