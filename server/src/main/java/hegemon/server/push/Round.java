package hegemon.server.push;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import hegemon.server.id.PersonId;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** So many calls at a time: those of one person one after the other, several people's together. */
final class Round {
    static final int MOST = 100;

    /** Whoever has a thousand tables, and a slow program, does not fill the round. */
    static final int MOST_OF_ONE = 10;

    private static final int AT_ONCE = 8;

    private Round() {}

    /** Comes back when all are made. */
    static <C> void make(
            List<C> due, Function<C, PersonId> whose, BiConsumer<PersonId, List<C>> make) {
        try (var hands = Executors.newFixedThreadPool(AT_ONCE, Thread.ofVirtual().factory())) {
            due.stream()
                    .collect(groupingBy(whose, LinkedHashMap::new, toList()))
                    .forEach((person, calls) -> hands.execute(() -> make.accept(person, calls)));
        }
    }
}
