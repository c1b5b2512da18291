package hegemon.server.pairing;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * Whether all of them can be paired at once: a perfect matching of a graph, found by the algorithm
 * of Edmonds. The cost is the third power of their number.
 */
final class Matching {
    private static final int NONE = -1;

    private final List<List<Integer>> neighbours;
    private final int size;
    private final int[] mate;
    private final int[] parent;
    private final int[] base;
    private final boolean[] seen;

    private Matching(List<List<Integer>> neighbours) {
        this.neighbours = neighbours;
        this.size = neighbours.size();
        this.mate = new int[size];
        this.parent = new int[size];
        this.base = new int[size];
        this.seen = new boolean[size];
        Arrays.fill(mate, NONE);
    }

    /**
     * @param canMeet the same both ways
     */
    static <T> boolean isComplete(List<T> all, BiPredicate<T, T> canMeet) {
        if (all.size() % 2 == 1) return false;
        var neighbours =
                all.stream()
                        .map(
                                one ->
                                        IntStream.range(0, all.size())
                                                .filter(i -> !all.get(i).equals(one))
                                                .filter(i -> canMeet.test(one, all.get(i)))
                                                .boxed()
                                                .toList())
                        .toList();
        return new Matching(neighbours).isComplete();
    }

    private boolean isComplete() {
        for (int root = 0; root < size; root++) {
            if (mate[root] != NONE) continue;
            int end = path(root);
            if (end == NONE) return false; // whoever cannot be matched now never can
            augment(end);
        }
        return true;
    }

    private void augment(int end) {
        int at = end;
        while (at != NONE) {
            int before = parent[at];
            int next = mate[before];
            mate[at] = before;
            mate[before] = at;
            at = next;
        }
    }

    /** The end of a path from the root along which one more pair can be made; or none. */
    private int path(int root) {
        Arrays.fill(seen, false);
        Arrays.fill(parent, NONE);
        for (int i = 0; i < size; i++) base[i] = i;
        seen[root] = true;
        var queue = new ArrayDeque<Integer>(List.of(root));
        while (!queue.isEmpty()) {
            int at = queue.remove();
            for (int to : neighbours.get(at)) {
                if (base[at] == base[to] || mate[at] == to) continue;
                if (to == root || (mate[to] != NONE && parent[mate[to]] != NONE)) {
                    contract(at, to, queue);
                } else if (parent[to] == NONE) {
                    parent[to] = at;
                    if (mate[to] == NONE) return to;
                    seen[mate[to]] = true;
                    queue.add(mate[to]);
                }
            }
        }
        return NONE;
    }

    /** An odd ring, a blossom, becomes one point. */
    private void contract(int one, int other, ArrayDeque<Integer> queue) {
        int common = common(one, other);
        var blossom = new boolean[size];
        mark(one, common, other, blossom);
        mark(other, common, one, blossom);
        for (int i = 0; i < size; i++) {
            if (!blossom[base[i]]) continue;
            base[i] = common;
            if (!seen[i]) {
                seen[i] = true;
                queue.add(i);
            }
        }
    }

    private int common(int one, int other) {
        var passed = new boolean[size];
        int at = base[one];
        passed[at] = true;
        while (mate[at] != NONE) {
            at = base[parent[mate[at]]];
            passed[at] = true;
        }
        at = base[other];
        while (!passed[at]) at = base[parent[mate[at]]];
        return at;
    }

    private void mark(int from, int common, int child, boolean[] blossom) {
        int at = from;
        int below = child;
        while (base[at] != common) {
            blossom[base[at]] = true;
            blossom[base[mate[at]]] = true;
            parent[at] = below;
            below = mate[at];
            at = parent[mate[at]];
        }
    }
}
