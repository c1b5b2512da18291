package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.table.Refusal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Why a move is refused: what was asked, which rule, what is allowed. */
final class Refusals {
    private static final int SHOWN = 12;

    private Refusals() {}

    static Refusal of(String rule, String key, Object... args) {
        return new Refusal(
                rule, "earthwater.refuse." + key, Arrays.stream(args).map(Note::argument).toList());
    }

    /** A move that is not one of these. */
    static Refusal notAmong(String rule, Move move, List<Move> legal) {
        return of(rule, "choice", Notation.print(move), listed(legal), rule);
    }

    private static String listed(List<Move> legal) {
        var shown =
                legal.stream().limit(SHOWN).map(Notation::print).collect(Collectors.joining(", "));
        return legal.size() > SHOWN ? shown + ", …" : shown;
    }

    static String cities(List<City> cities) {
        return cities.isEmpty() ? "–" : Note.argument(cities);
    }
}
