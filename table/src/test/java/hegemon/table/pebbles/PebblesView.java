package hegemon.table.pebbles;

import java.util.List;
import java.util.Map;

/**
 * What a seat knows.
 *
 * @param stones the stones this seat may know, by seat
 */
record PebblesView(
        int heap, Map<String, Integer> taken, Map<String, Integer> stones, List<String> moves) {}
