package hegemon.server.web.pygma;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a scanned letter may be, told by how it begins: what its sender says does not count. */
enum ScanKind {
    JPEG("image/jpeg", "\u00ff\u00d8\u00ff"),
    PNG("image/png", "\u0089PNG\r\n\u001a\n"),
    PDF("application/pdf", "%PDF-");

    private final String type;
    private final String beginning;

    /**
     * @param beginning its bytes, each a character
     */
    ScanKind(String type, String beginning) {
        this.type = type;
        this.beginning = beginning;
    }

    static Optional<ScanKind> of(byte[] picture) {
        var first =
                new String(picture, 0, Math.min(picture.length, 16), StandardCharsets.ISO_8859_1);
        return Arrays.stream(values()).filter(kind -> first.startsWith(kind.beginning)).findFirst();
    }

    String type() {
        return type;
    }

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
