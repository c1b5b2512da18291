package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.table.Arg;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;

/** Why a move is refused: what was asked, which rule, what is allowed. */
final class Refusals {
    private static final int SHOWN = 12;

    private Refusals() {}

    static Refusal of(String rule, String key, Object... args) {
        return Refusal.of(rule, "earthwater.refuse." + key, args);
    }

    /** A move that is not one of these. */
    static Refusal notAmong(String rule, Move move, List<Move> legal) {
        return of(rule, "choice", MoveText.print(move), listed(legal), rule);
    }

    private static List<String> listed(List<Move> legal) {
        var shown = new ArrayList<>(legal.stream().limit(SHOWN).map(MoveText::print).toList());
        if (legal.size() > SHOWN) shown.add("…");
        return shown;
    }

    static Arg cities(List<City> cities) {
        return Arg.of(cities.isEmpty() ? "–" : cities);
    }
}
