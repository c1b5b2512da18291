package hegemon.earthwater.persia;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Roads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * EW-S5.2: which armies PERS.IA loses to attrition, one at a time.
 *
 * @param removed the cities that lose an army, one entry for each, in order
 */
public record Hunger(List<City> removed, Board afterAttrition, List<Note> reasons) {

    public Hunger {
        removed = List.copyOf(removed);
        reasons = List.copyOf(reasons);
    }

    public static Hunger of(Board board) {
        var removed = new ArrayList<City>();
        var reasons = new ArrayList<Note>();
        var left = board;
        var cutOff = Roads.cutOff(board, PERSIA); // EW-S5.2: judged once, before attrition
        for (int excess = board.excess(PERSIA); excess > 0; excess--) {
            var group = Group.of(left, cutOff);
            var city = group.first(left, cutOff).orElseThrow();
            left = left.armies(PERSIA, city, -1);
            removed.add(city);
            reasons.add(Note.of("EW-S5.2", "persia.hunger." + group.key, city).on(left));
        }
        return new Hunger(removed, left, reasons);
    }

    /** The groups of armies in the order in which they starve. */
    private enum Group {
        CUT_OFF("cut-off"),
        /** A second or further army in a city: its loss costs no point. */
        POINTLESS("pointless"),
        REST("rest");

        private final String key;

        Group(String key) {
            this.key = key;
        }

        static Group of(Board board, List<City> cutOff) {
            for (Group group : values()) if (group.first(board, cutOff).isPresent()) return group;
            throw new IllegalStateException("no army is left to starve: " + board);
        }

        Optional<City> first(Board board, List<City> cutOff) {
            return Orders.HUNGER.stream()
                    .filter(city -> holds(city, board.armies(PERSIA, city), cutOff))
                    .findFirst();
        }

        private boolean holds(City city, int armies, List<City> cutOff) {
            return switch (this) {
                case CUT_OFF -> armies > 0 && cutOff.contains(city);
                case POINTLESS -> armies > 1;
                case REST -> armies > 0;
            };
        }
    }
}
