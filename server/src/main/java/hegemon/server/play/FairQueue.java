package hegemon.server.play;

import hegemon.server.id.PersonId;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;

/**
 * Work that waits, shared fairly: the places from which somebody asks take turns, and in a place
 * its people, however much each of them wants. What is too much is not taken.
 */
public final class FairQueue<T> {
    /**
     * Who wants something done.
     *
     * @param place where the request came from; a person's own id where that is known and trusted
     */
    public record Asker(String place, PersonId person) {
        public static Asker of(PersonId person) {
            return new Asker(person.value(), person);
        }
    }

    private final int most;
    private final int mostOfOne;
    private final Map<String, Map<PersonId, Queue<T>>> waiting = new LinkedHashMap<>();
    private int size = 0;

    /**
     * @param most how much may wait
     * @param mostOfOne how much of one place
     */
    public FairQueue(int most, int mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
    }

    /** False if too much waits already. */
    public synchronized boolean add(Asker asker, T work) {
        var place = waiting.getOrDefault(asker.place(), Map.of());
        int own = place.values().stream().mapToInt(Queue::size).sum();
        if (size >= most || own >= mostOfOne) return false;
        waiting.computeIfAbsent(asker.place(), ignored -> new LinkedHashMap<>())
                .computeIfAbsent(asker.person(), ignored -> new ArrayDeque<>())
                .add(work);
        size++;
        notifyAll();
        return true;
    }

    /** Waits for work; whoever got some goes to the end of the row. */
    public synchronized T take() throws InterruptedException {
        while (size == 0) wait();
        return poll().orElseThrow();
    }

    /** The next one, if anything waits. */
    public synchronized Optional<T> poll() {
        if (size == 0) return Optional.empty();
        var place = first(waiting);
        var people = place.getValue();
        var own = first(people);
        var work = own.getValue().remove();
        people.remove(own.getKey());
        waiting.remove(place.getKey());
        if (!own.getValue().isEmpty()) people.put(own.getKey(), own.getValue());
        if (!people.isEmpty()) waiting.put(place.getKey(), people);
        size--;
        return Optional.of(work);
    }

    private static <K, V> Map.Entry<K, V> first(Map<K, V> row) {
        return row.entrySet().iterator().next();
    }

    /** Nobody waits for it any more; false if it has been taken. */
    public synchronized boolean remove(Asker asker, T work) {
        var people = waiting.getOrDefault(asker.place(), Map.of());
        var own = people.get(asker.person());
        if (own == null || !own.remove(work)) return false;
        if (own.isEmpty()) people.remove(asker.person());
        if (people.isEmpty()) waiting.remove(asker.place());
        size--;
        return true;
    }

    public synchronized int size() {
        return size;
    }
}
