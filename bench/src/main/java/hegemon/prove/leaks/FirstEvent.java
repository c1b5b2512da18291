package hegemon.prove.leaks;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/** The first that a stream tells; what follows is not awaited. */
final class FirstEvent implements BodySubscriber<byte[]> {
    private static final String DATA = "\ndata:";
    private static final String END = "\n\n";

    private final ByteArrayOutputStream told = new ByteArrayOutputStream();
    private final CompletableFuture<byte[]> all = new CompletableFuture<>();
    private Optional<Subscription> stream = Optional.empty();

    @Override
    public CompletionStage<byte[]> getBody() {
        return all;
    }

    @Override
    public void onSubscribe(Subscription subscription) {
        stream = Optional.of(subscription);
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> parts) {
        for (ByteBuffer part : parts) {
            var bytes = new byte[part.remaining()];
            part.get(bytes);
            told.writeBytes(bytes);
        }
        var text = told.toString(StandardCharsets.ISO_8859_1);
        if (!text.contains(DATA) || !text.endsWith(END)) return;
        onComplete();
        stream.orElseThrow().cancel();
    }

    @Override
    public void onError(Throwable failure) {
        all.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        all.complete(told.toByteArray());
    }
}
