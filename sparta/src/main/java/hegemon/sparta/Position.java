package hegemon.sparta;

import hegemon.table.Parse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What lies on the board, and who is to move: the position that SP-6.4 compares.
 *
 * @param pieces by square, in board order
 * @param cities the owner of each city, in board order
 */
public record Position(
        SortedMap<Square, Piece> pieces, SortedMap<Square, Side> cities, Side toMove) {
    /** Eight fighters, and eight cities (SP-1.2). */
    static final int EIGHT = 8;

    public Position {
        pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
        cities = Collections.unmodifiableSortedMap(new TreeMap<>(cities));
    }

    /** From the notation of SP-7.1; what cannot be is refused with the rule it breaks. */
    public static Parse<Position> parse(String text) {
        return PositionText.parse(text);
    }

    /** In the notation of SP-7.1. */
    public String print() {
        return PositionText.print(this);
    }

    Optional<Piece> at(Square square) {
        return Optional.ofNullable(pieces.get(square));
    }

    Optional<Side> owner(Square square) {
        return Optional.ofNullable(cities.get(square));
    }

    boolean isFree(Square square) {
        return !pieces.containsKey(square);
    }

    /** With left and right exchanged. */
    public Position mirrored() {
        var standing = new TreeMap<Square, Piece>();
        pieces.forEach((square, piece) -> standing.put(square.mirrored(), piece));
        var owners = new TreeMap<Square, Side>();
        cities.forEach((square, owner) -> owners.put(square.mirrored(), owner));
        return new Position(standing, owners, toMove);
    }

    /** How many pieces of this side are left. */
    public int count(Side side) {
        return (int) pieces.values().stream().filter(piece -> piece.side() == side).count();
    }

    /** How many cities this side owns. */
    public int cityCount(Side side) {
        return (int) cities.values().stream().filter(owner -> owner == side).count();
    }

    /** The squares of a side's pieces, in board order. */
    List<Square> squares(Side side) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().side() == side)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** SP-5: where the side to move may promote in place. */
    List<Square> promotable() {
        var fighter = new Piece(toMove, Kind.FIGHTER);
        return cities.keySet().stream()
                .filter(city -> fighter.equals(pieces.get(city)) && cities.get(city) == toMove)
                .toList();
    }

    /** SP-2: everything the side to move can do, once each, in board order. */
    public List<Move> moves() {
        var moves = new ArrayList<Move>();
        for (Square from : squares(toMove))
            for (Square to : Ways.from(from, this)) moves.add(new Move.Walk(from, to));
        for (Square city : promotable()) moves.add(new Move.Promote(city));
        if (moves.isEmpty()) moves.add(new Move.Pass());
        return moves;
    }

    /** SP-4.2 on these lines: every piece in a run between two enemies, in board order. */
    SortedMap<Square, Piece> enclosed(List<List<Square>> lines) {
        return enclosed(lines, this::at);
    }

    private static SortedMap<Square, Piece> enclosed(
            List<List<Square>> lines, Function<Square, Optional<Piece>> at) {
        var enclosed = new TreeMap<Square, Piece>();
        for (List<Square> line : lines)
            for (Square square : Rows.enclosed(line, at))
                at.apply(square).ifPresent(piece -> enclosed.put(square, piece));
        return enclosed;
    }

    /**
     * What a move brings about beside the step itself.
     *
     * @param captured everything enclosed, of both sides
     */
    record Brought(boolean cityTaken, boolean promoted, SortedMap<Square, Piece> captured) {
        boolean isNothing() {
            return captured.isEmpty() && !cityTaken && !promoted;
        }
    }

    /** The same as {@link #effects} says, without making the position after it. */
    Brought brings(Move move, Options options) {
        return switch (move) {
            case Move.Walk(var from, var to) -> brings(from, to, options);
            case Move.Promote ignored -> new Brought(false, true, new TreeMap<>());
            case Move.Pass ignored -> new Brought(false, false, new TreeMap<>());
        };
    }

    private Brought brings(Square from, Square to, Options options) {
        var mover = at(from).orElseThrow();
        boolean promoted = mover.kind() == Kind.FIGHTER && owner(to).equals(Optional.of(toMove));
        var landed = Optional.of(promoted ? mover.promoted() : mover);
        // SP-4.4: only lines through the end of the move can hold an enclosure
        return new Brought(
                takesCity(mover, to, options),
                promoted,
                enclosed(
                        Lines.through(to),
                        square -> {
                            if (square.equals(to)) return landed;
                            return square.equals(from) ? Optional.empty() : at(square);
                        }));
    }

    /** A legal move, with all that follows from it (SP-4). */
    public Effects effects(Move move, Options options) {
        return switch (move) {
            case Move.Walk(var from, var to) -> walked(from, to, options);
            case Move.Promote(var city) -> promoted(city);
            case Move.Pass pass ->
                    new Effects(
                            pass, List.of(), false, false, new TreeMap<>(), with(pieces, cities));
        };
    }

    /**
     * Whether a move is a step and nothing more, seen without making it: it ends in no city, and
     * beside no piece with which it could be part of a row (SP-4.2).
     */
    boolean isMereStep(Move move) {
        return move instanceof Move.Walk(var from, var to)
                && !cities.containsKey(to)
                && to.neighbours().stream().allMatch(it -> it.equals(from) || isFree(it));
    }

    private Effects walked(Square from, Square to, Options options) {
        var mover = at(from).orElseThrow();
        var brought = brings(from, to, options);

        var standing = new TreeMap<>(pieces);
        standing.remove(from);
        standing.put(to, brought.promoted() ? mover.promoted() : mover);
        var owners = new TreeMap<>(cities);
        if (brought.cityTaken()) owners.put(to, toMove);
        standing.keySet().removeAll(brought.captured().keySet());
        return new Effects(
                new Move.Walk(from, to),
                Ways.shortest(from, to, this),
                brought.cityTaken(),
                brought.promoted(),
                brought.captured(),
                with(standing, owners));
    }

    /** SP-4.1, and the reading of the English edition in SP-6.4. */
    private boolean takesCity(Piece mover, Square to, Options options) {
        return owner(to).equals(Optional.of(toMove.other()))
                && (mover.kind() == Kind.FIGHTER || options.heroesTake());
    }

    private Effects promoted(Square city) {
        var standing = new TreeMap<>(pieces);
        standing.put(city, new Piece(toMove, Kind.HERO));
        return new Effects(
                new Move.Promote(city),
                List.of(city),
                false,
                true,
                new TreeMap<>(),
                with(standing, cities));
    }

    /** The other side to move. */
    private Position with(SortedMap<Square, Piece> standing, SortedMap<Square, Side> owners) {
        return new Position(standing, owners, toMove.other());
    }
}
