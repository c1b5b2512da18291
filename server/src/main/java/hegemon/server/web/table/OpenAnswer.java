package hegemon.server.web.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * An answer that stays open. What is written goes out when it is asked whether anybody still hears.
 */
final class OpenAnswer {
    private final OutputStream out;
    private boolean gone = false;

    OpenAnswer(OutputStream out) {
        this.out = out;
    }

    void write(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            gone = true;
        }
    }

    /** Sends what has been written; says whether somebody was there. */
    boolean isHeard() {
        try {
            if (!gone) out.flush();
        } catch (IOException e) {
            gone = true;
        }
        return !gone;
    }
}
