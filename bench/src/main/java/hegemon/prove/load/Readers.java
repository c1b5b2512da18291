package hegemon.prove.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Strangers who look on, all on one thread, which counts what they hear. */
final class Readers implements AutoCloseable {
    private static final byte[] EVENT = "\ndata:".getBytes(StandardCharsets.US_ASCII);

    private final AtomicLong events = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private final AtomicLong lost = new AtomicLong();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(65_536);
    private final Selector selector = Selector.open();
    private volatile boolean closed = false;

    Readers() throws IOException {
        var _ = Thread.ofPlatform().daemon().name("readers").start(this::listen);
    }

    /** How far somebody has come in reading {@link #EVENT}. */
    private static final class Place {
        private int at = 0;
    }

    long events() {
        return events.get();
    }

    /** Of all answers, heads included. */
    long bytes() {
        return bytes.get();
    }

    /** How many streams have ended. */
    long lost() {
        return lost.get();
    }

    /** One more. The older HTTP knows no chunks: what is heard is the stream alone. */
    void open(String house, String game) throws IOException {
        var place = URI.create(house);
        var channel = SocketChannel.open(new InetSocketAddress(place.getHost(), place.getPort()));
        var ask =
                "GET /api/games/%s/live?news HTTP/1.0\r\nHost: %s\r\nX-Forwarded-For: 192.0.2.2\r\n\r\n"
                        .formatted(game, place.getAuthority());
        channel.write(ByteBuffer.wrap(ask.getBytes(StandardCharsets.US_ASCII)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, new Place());
        selector.wakeup();
    }

    private void listen() {
        try {
            while (!closed) {
                selector.select(this::hear);
            }
            for (var key : selector.keys()) key.channel().close();
            selector.close();
        } catch (IOException e) {
            lost.incrementAndGet();
        }
    }

    private void hear(SelectionKey key) {
        try {
            buffer.clear();
            int read = ((SocketChannel) key.channel()).read(buffer);
            if (read < 0) throw new IOException("ended");
            bytes.addAndGet(read);
            buffer.flip();
            count((Place) key.attachment());
        } catch (IOException e) {
            lost.incrementAndGet();
            key.cancel();
        }
    }

    private void count(Place place) {
        int at = place.at;
        while (buffer.hasRemaining()) {
            byte next = buffer.get();
            if (next == EVENT[at]) at++;
            else at = next == EVENT[0] ? 1 : 0;
            if (at == EVENT.length) {
                events.incrementAndGet();
                at = 0;
            }
        }
        place.at = at;
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
    }
}
