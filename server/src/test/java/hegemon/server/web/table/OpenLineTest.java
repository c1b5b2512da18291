package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.US_ASCII;

import org.junit.jupiter.api.Test;

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
    private static final class Narrow implements OpenLine.Wire {
        private final StringBuilder taken = new StringBuilder();
        private int room = Integer.MAX_VALUE;
        private boolean gone = false;
        private boolean hungUp = false;

        @Override
        public boolean send(byte[] words) throws IOException {
            if (room <= 0) throw new IllegalStateException("what went before is not sent");
            if (gone) throw new IOException("gone");
            taken.append(new String(words, US_ASCII));
            return --room > 0;
        }

        @Override
        public void hangUp() {
            hungUp = true;
        }
    }

    private void begin() {
        line.begin(5, () -> assertThat(left.getAndSet(true)).as("left twice").isFalse());
    }

    private void open() {
        begin();
        line.open(out);
    }

    @Test
    void nothingIsWrittenBeforeTheLineTakesItAndThenInOrder() {
        begin();
        line.hear(6);
        assertThat(out.taken).isEmpty();
        line.open(out);
        assertThat(out.taken).hasToString("first ring6 ");
        line.hear(6);
        line.hear(8);
        line.hear(7);
        assertThat(out.taken).hasToString("first ring6 nothing ring8 nothing ");
    }

    @Test
    void whoReadsSlowlyIsToldTheLatestAndNoQueueGrows() throws Exception {
        out.room = 1;
        open();
        for (int ring = 6; ring < 1_000_000; ring++) if (ring != 13) line.hear(ring);
        assertThat(out.taken).hasToString("first ");
        assertThat(line.onward(() -> false)).as("something is still unsent").isTrue();
        assertThat(out.taken).hasToString("first ");
        out.room = 2;
        assertThat(line.onward(() -> true)).isTrue();
        assertThat(out.taken).hasToString("first ring999999 ");
    }

    @Test
    void whoHasGoneIsForgottenOnce() throws Exception {
        open();
        out.gone = true;
        line.hear(6);
        assertThat(left).isTrue();
        assertThat(out.hungUp).isTrue();
        line.hear(7);
        line.leave();
        assertThat(line.onward(() -> true)).as("somebody is there").isFalse();
        assertThat(out.taken).hasToString("first ");
    }

    @Test
    void itEndsWhenTheHouseCloses() {
        open();
        closing.set(true);
        line.hear(6);
        assertThat(left).isTrue();
        assertThat(out.hungUp).isTrue();
    }

    @Test
    void whoMayHearNoMoreIsToldSoAndLeaves() throws Exception {
        open();
        out.room = 1;
        line.hear(17);
        assertThat(out.hungUp).as("the last word is still on its way").isFalse();
        line.hear(18);
        out.room = 2;
        line.onward(() -> true);
        assertThat(out.taken).hasToString("first closed ");
        assertThat(left).isTrue();
        assertThat(out.hungUp).isTrue();
    }

    @Test
    void aDefectEndsItSoThatTheReaderComesBack() {
        open();
        line.hear(13);
        assertThat(left).isTrue();
        assertThat(out.hungUp).isTrue();
        assertThat(out.taken).hasToString("first ");
    }
}
