package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.US_ASCII;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.ServletResponseWrapper;
import jakarta.servlet.WriteListener;

import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockAsyncContext;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;

/** An answer without a thread: who reads slowly holds up nobody and misses nothing. */
class OpenLineTest {
    private final Narrow out = new Narrow();
    private final AtomicBoolean closing = new AtomicBoolean();
    private final AtomicBoolean left = new AtomicBoolean();
    private final OpenLine line =
            new OpenLine(
                    new OpenLine.Telling() {
                        @Override
                        public byte[] first() {
                            return bytes("first");
                        }

                        @Override
                        public byte[] next(long ring) {
                            if (ring == 13) throw new IllegalStateException("the thirteenth");
                            return bytes("ring" + ring);
                        }

                        @Override
                        public boolean mayHear(long ring) {
                            return ring != 17;
                        }

                        @Override
                        public byte[] closed() {
                            return bytes("closed");
                        }

                        @Override
                        public byte[] nothing() {
                            return bytes("nothing");
                        }
                    },
                    closing::get);

    private static byte[] bytes(String text) {
        return (text + " ").getBytes(US_ASCII);
    }

    /** A line that takes so much at once, as that of a connection. */
    private static final class Narrow extends ServletOutputStream {
        private final StringBuilder taken = new StringBuilder();
        private int room = Integer.MAX_VALUE;
        private boolean gone = false;

        @Override
        public boolean isReady() {
            return room > 0;
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            // Whoever tests says when it can be written.
        }

        @Override
        public void write(int one) throws IOException {
            if (room <= 0) throw new IllegalStateException("not asked whether it is ready");
            if (gone) throw new IOException("gone");
            taken.append((char) one);
        }

        @Override
        public void write(byte[] text) throws IOException {
            super.write(text);
            room--;
        }

        @Override
        public void flush() {
            if (room <= 0) throw new IllegalStateException("not asked whether it is ready");
            room--;
        }
    }

    private final AtomicBoolean complete = new AtomicBoolean();

    private void open() throws IOException {
        line.begin(5, () -> assertThat(left.getAndSet(true)).as("left twice").isFalse());
        line.open(
                new MockHttpServletRequest() {
                    @Override
                    public AsyncContext startAsync() {
                        return new MockAsyncContext(this, new MockHttpServletResponse()) {
                            @Override
                            public ServletResponse getResponse() {
                                return new ServletResponseWrapper(new MockHttpServletResponse()) {
                                    @Override
                                    public ServletOutputStream getOutputStream() {
                                        return out;
                                    }
                                };
                            }

                            @Override
                            public void complete() {
                                complete.set(true);
                            }
                        };
                    }
                });
    }

    @Test
    void nothingIsWrittenBeforeTheLineTakesItAndThenInOrder() throws Exception {
        open();
        line.hear(6);
        assertThat(out.taken).isEmpty();
        line.onWritePossible();
        assertThat(out.taken).hasToString("first ring6 ");
        line.hear(6);
        line.hear(8);
        line.hear(7);
        assertThat(out.taken).hasToString("first ring6 nothing ring8 nothing ");
    }

    @Test
    void whoReadsSlowlyIsToldTheLatestAndNoQueueGrows() throws Exception {
        open();
        line.onWritePossible();
        out.room = 0;
        for (int ring = 6; ring < 1_000_000; ring++) if (ring != 13) line.hear(ring);
        assertThat(out.taken).hasToString("first ");
        out.room = 1;
        line.onWritePossible();
        assertThat(out.taken).hasToString("first ring999999 ");
        out.room = 1;
        line.onWritePossible();
        assertThat(out.room).as("sent, too").isZero();
    }

    @Test
    void whoHasGoneIsForgottenOnce() throws Exception {
        open();
        line.onWritePossible();
        out.gone = true;
        line.hear(6);
        assertThat(left).isTrue();
        line.hear(7);
        line.onError(new IOException("gone"));
        assertThat(out.taken).hasToString("first ");
        assertThat(complete).as("the container ends it").isFalse();
    }

    @Test
    void itEndsWhenTheHouseCloses() throws Exception {
        open();
        line.onWritePossible();
        closing.set(true);
        line.hear(6);
        assertThat(left).isTrue();
        assertThat(complete).isTrue();
    }

    @Test
    void whoMayHearNoMoreIsToldSoAndLeaves() throws Exception {
        open();
        line.onWritePossible();
        out.room = 1;
        line.hear(17);
        assertThat(complete).as("the last word is still on its way").isFalse();
        line.hear(18);
        out.room = 2;
        line.onWritePossible();
        assertThat(out.taken).hasToString("first closed ");
        assertThat(left).isTrue();
        assertThat(complete).isTrue();
    }

    @Test
    void aDefectEndsItSoThatTheReaderComesBack() throws Exception {
        open();
        line.onWritePossible();
        line.hear(13);
        assertThat(left).isTrue();
        assertThat(complete).isTrue();
        assertThat(out.taken).hasToString("first ");
    }
}
