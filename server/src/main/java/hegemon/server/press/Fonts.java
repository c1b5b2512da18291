package hegemon.server.press;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The fonts of all prints: packaged, so that a print is the same on every machine. */
enum Fonts {
    REGULAR("DejaVuSansCondensed.ttf", 400),
    BOLD("DejaVuSansCondensed-Bold.ttf", 700);

    /** As style sheets and pictures call it. */
    static final String FAMILY = "Hegemon";

    private final String file;
    private final int weight;

    Fonts(String file, int weight) {
        this.file = file;
        this.weight = weight;
    }

    int weight() {
        return weight;
    }

    InputStream open() {
        var path = "/net/sf/jasperreports/fonts/dejavu/" + file;
        var stream = Fonts.class.getResourceAsStream(path);
        if (stream == null)
            throw new UncheckedIOException(new IOException(path + " is not packaged"));
        return stream;
    }
}
