package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A month drawn from a seed: a world, and orders as rulers would write them. */
abstract class DrawnMonth {
    private final long seed;
    private final Map<Integer, List<String>> lines = new TreeMap<>();
    final SplittableRandom random;

    DrawnMonth(long seed) {
        this.seed = seed;
        this.random = new SplittableRandom(seed);
    }

    final boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    final void write(int realm, String line) {
        lines.computeIfAbsent(realm, it -> new ArrayList<>()).add(line);
    }

    /** All fields, as they are now. */
    static KnownMap all(List<Field> fields, Date date) {
        return KnownMap.EMPTY.seeing(
                IntStream.range(0, fields.size()).toArray(), at -> Known.of(fields.get(at), date));
    }

    final SortedMap<Integer, Sheet> sheets() {
        var sheets = new TreeMap<Integer, Sheet>();
        lines.forEach(
                (realm, text) -> {
                    var reading = Parser.read(String.join("\n", text));
                    assertThat(reading.faults()).as("%s", text).isEmpty();
                    sheets.put(realm, reading.sheet());
                });
        return sheets;
    }

    /** What a failure is told with: the seed, what there was, and the answers to all orders. */
    final String story(Evaluation month) {
        var text = new StringBuilder("seed " + seed + "\n");
        told().forEach(line -> text.append(line).append('\n'));
        for (var report : month.reports())
            report.orders()
                    .forEach(it -> text.append(report.realm() + " ").append(it).append('\n'));
        return text.toString();
    }

    /** What there was, if it helps. */
    List<String> told() {
        return List.of();
    }
}
