package hegemon.pygma.orders;

import hegemon.pygma.world.Good;
import hegemon.pygma.world.UnitKind;

import java.util.List;

/** The strength column of the sheet (PI-20.1): an army's size, or a merchant's goods (PI-17.7). */
public sealed interface Load {
    /** So many Krieger, Reiter or ships: {@code 8500 K} are counted as a KH counts. */
    record Amount(int count, UnitKind kind) implements Load {}

    /** What a merchant carries, loads or hands over; never empty. */
    record Lots(List<Lot> lots) implements Load {
        public Lots {
            lots = List.copyOf(lots);
        }

        public int points() {
            return lots.stream().mapToInt(Lot::points).sum();
        }
    }

    /** So many goods points (GP) of one good. */
    record Lot(int points, Good good) {}
}
