package hegemon.server.play;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;

/**
 * Work that waits, shared fairly: those for whom there is work take turns, however much each of
 * them has.
 */
final class FairQueue<T> {
    private final Map<String, Queue<T>> waiting = new LinkedHashMap<>();
    private int size = 0;

    synchronized void add(String person, T work) {
        waiting.computeIfAbsent(person, ignored -> new ArrayDeque<>()).add(work);
        size++;
        notifyAll();
    }

    /** Waits for work; whoever got some goes to the end of the row. */
    synchronized T take() throws InterruptedException {
        while (waiting.isEmpty()) wait();
        var next = waiting.entrySet().iterator().next();
        var person = next.getKey();
        var own = next.getValue();
        waiting.remove(person);
        var work = own.remove();
        if (!own.isEmpty()) waiting.put(person, own);
        size--;
        return work;
    }

    synchronized int size() {
        return size;
    }
}
