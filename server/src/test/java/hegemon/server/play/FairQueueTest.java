package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.FairQueue.Asker;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;

class FairQueueTest {
    @Test
    void nobodyStarvesTheOthers() throws InterruptedException {
        var queue = new FairQueue<String>(10, 4);
        for (int i = 1; i <= 4; i++) queue.add(Asker.of(new PersonId("greedy")), "g" + i);
        queue.add(Asker.of(new PersonId("modest")), "m1");
        queue.add(Asker.of(new PersonId("other")), "o1");
        var served = new ArrayList<String>();
        while (queue.size() > 0) served.add(queue.take());
        assertThat(served).containsExactly("g1", "m1", "o1", "g2", "g3", "g4");
    }

    @Test
    void manyGuestsOfOnePlaceShareWhatOnePlaceGets() throws InterruptedException {
        var queue = new FairQueue<String>(100, 50);
        for (int i = 1; i <= 30; i++)
            queue.add(new Asker("rude", new PersonId("guest" + i)), "r" + i);
        queue.add(new Asker("other", new PersonId("guest")), "o1");
        assertThat(queue.take()).isEqualTo("r1");
        assertThat(queue.take()).isEqualTo("o1");
        assertThat(queue.take()).isEqualTo("r2");
    }

    @Test
    void whatIsTooMuchIsNotTaken() {
        var queue = new FairQueue<String>(3, 2);
        assertThat(queue.add(Asker.of(new PersonId("one")), "a")).isTrue();
        assertThat(queue.add(Asker.of(new PersonId("one")), "b")).isTrue();
        assertThat(queue.add(Asker.of(new PersonId("one")), "c")).isFalse();
        assertThat(queue.add(Asker.of(new PersonId("two")), "d")).isTrue();
        assertThat(queue.add(Asker.of(new PersonId("three")), "e")).isFalse();
        assertThat(queue.remove(Asker.of(new PersonId("one")), "a")).isTrue();
        assertThat(queue.remove(Asker.of(new PersonId("one")), "a")).isFalse();
        assertThat(queue.add(Asker.of(new PersonId("three")), "e")).isTrue();
    }

    @Test
    void shortThoughtsComeFirstAndLongOnesAreNotForgotten() throws InterruptedException {
        var queue = new ThoughtQueue();
        for (int i = 1; i <= 3; i++)
            queue.add(Asker.of(new PersonId("strong")), new TableId("long" + i), true);
        for (int i = 1; i <= 4; i++)
            queue.add(Asker.of(new PersonId("weak")), new TableId("short" + i), false);
        var served = new ArrayList<TableId>();
        for (int i = 1; i <= 7; i++) served.add(queue.take());
        assertThat(served)
                .containsExactly(
                        new TableId("short1"),
                        new TableId("short2"),
                        new TableId("short3"),
                        new TableId("long1"),
                        new TableId("short4"),
                        new TableId("long2"),
                        new TableId("long3"));
    }
}
