package hegemon.pygma.month;

import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** D-71: which armies stood in, entered, crossed or left a field this month. */
final class Passages {
    interface Guest {
        /**
         * @param step the place of the field in the army's path
         */
        void came(Troop troop, int step);
    }

    private final int[] last;
    private final List<Troop> troops = new ArrayList<>();
    private int[] steps = new int[256];
    private int[] before = new int[256];

    Passages(Board board) {
        last = new int[board.map.fields()];
        Arrays.fill(last, -1);
        add(board, board.neutrals());
        for (Court court : board.courts()) add(board, court);
    }

    private void add(Board board, Court court) {
        for (Troop troop : court.armies()) add(board, troop);
        for (Troop troop : court.lost) add(board, troop);
    }

    /** Carried armies are not seen. */
    private void add(Board board, Troop troop) {
        if (!troop.isArmy() && !board.settings.get(Setting.MERCHANT_SEEN)) return; // D-139
        var path = troop.path();
        for (int step = 0; step < path.length; step++)
            if (!troop.wasCarried(step)) add(troop, step, path[step]);
    }

    private void add(Troop troop, int step, int field) {
        int index = troops.size();
        if (index == steps.length) {
            steps = Arrays.copyOf(steps, 2 * index);
            before = Arrays.copyOf(before, 2 * index);
        }
        troops.add(troop);
        steps[index] = step;
        before[index] = last[field];
        last[field] = index;
    }

    void at(int field, Guest guest) {
        for (int index = last[field]; index >= 0; index = before[index])
            guest.came(troops.get(index), steps[index]);
    }
}
