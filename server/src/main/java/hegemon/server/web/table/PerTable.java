package hegemon.server.web.table;

import hegemon.server.id.TableId;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** One thing for each of the tables that were looked at last; none when memory is scarce. */
final class PerTable<V> {
    private static final int TABLES = 1_000;

    private final Map<TableId, SoftReference<V>> kept =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(Map.Entry<TableId, SoftReference<V>> eldest) {
                    return size() > TABLES;
                }
            };

    /** What is kept, if it will do, or else a fresh one, which is kept from now on. */
    synchronized V of(TableId table, Predicate<V> does, Supplier<V> fresh) {
        return Optional.ofNullable(kept.get(table))
                .map(SoftReference::get)
                .filter(does)
                .orElseGet(
                        () -> {
                            var made = fresh.get();
                            kept.put(table, new SoftReference<>(made));
                            return made;
                        });
    }
}
