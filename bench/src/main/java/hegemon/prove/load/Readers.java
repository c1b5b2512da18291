package hegemon.prove.load;

import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what all readers hear. */
final class Readers {
    private final AtomicLong events = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();

    long events() {
        return events.get();
    }

    /** How many streams have ended. */
    long lost() {
        return lost.get();
    }

    /** One more, for one stream. */
    Flow.Subscriber<String> hearer() {
        return new Flow.Subscriber<>() {
            @Override
            public void onSubscribe(Flow.Subscription stream) {
                stream.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(String line) {
                if (line.startsWith("data:")) events.incrementAndGet();
            }

            @Override
            public void onError(Throwable failure) {
                lost.incrementAndGet();
            }

            @Override
            public void onComplete() {
                lost.incrementAndGet();
            }
        };
    }
}
