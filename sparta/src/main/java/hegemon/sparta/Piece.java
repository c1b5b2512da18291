package hegemon.sparta;

import java.util.Optional;

/** A fighter or a hero of one side. */
public record Piece(Side side, Kind kind) {
    /** As in the notation of a position (SP-7.1): capitals are South's. */
    public char letter() {
        return side == Side.SOUTH ? kind.letter() : Character.toLowerCase(kind.letter());
    }

    static Optional<Piece> of(char letter) {
        for (Side side : Side.values())
            for (Kind kind : Kind.values())
                if (new Piece(side, kind).letter() == letter)
                    return Optional.of(new Piece(side, kind));
        return Optional.empty();
    }

    Piece promoted() {
        return new Piece(side, Kind.HERO);
    }
}
