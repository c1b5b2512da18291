package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;

class FairQueueTest {
    @Test
    void nobodyStarvesTheOthers() throws InterruptedException {
        var queue = new FairQueue<String>();
        for (int i = 1; i <= 4; i++) queue.add("greedy", "g" + i);
        queue.add("modest", "m1");
        queue.add("other", "o1");
        var served = new ArrayList<String>();
        while (queue.size() > 0) served.add(queue.take());
        assertThat(served).containsExactly("g1", "m1", "o1", "g2", "g3", "g4");
    }
}
