package hegemon.sparta;

/** What a player does with a turn (SP-2). */
public sealed interface Move {
    /** One piece moves; how it went does not matter (SP-3.2). */
    record Walk(Square from, Square to) implements Move {}

    /** A fighter that began the turn in an own city becomes a hero instead (SP-5). */
    record Promote(Square city) implements Move {}

    /** Neither is possible (SP-2.2). */
    record Pass() implements Move {}

    /** With left and right exchanged. */
    default Move mirrored() {
        return switch (this) {
            case Walk(var from, var to) -> new Walk(from.mirrored(), to.mirrored());
            case Promote(var city) -> new Promote(city.mirrored());
            case Pass pass -> pass;
        };
    }
}
