package hegemon.server.web.gate;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

import java.util.regex.Pattern;

/**
 * The limit of what is sent here, forms and imported games included. An exported log of a long
 * campaign is the longest text that anybody sends; a scanned letter may be larger.
 */
@Component("requestLimit")
public class RequestLimit {
    private static final Pattern UPLOADS =
            Pattern.compile("/api/pygma/[^/]{1,40}/realms/\\d{1,3}/scans");
    private static final DataSize UPLOAD = DataSize.ofMegabytes(5);

    private final DataSize largest;

    RequestLimit(@Value("${hegemon.largest-request}") DataSize largest) {
        this.largest = largest;
    }

    long bytes(HttpServletRequest request) {
        return (isUpload(request) ? UPLOAD : largest).toBytes();
    }

    /** The one place where pictures are sent: letters on paper that a game master scanned. */
    static boolean isUpload(HttpServletRequest request) {
        return UPLOADS.matcher(request.getRequestURI()).matches();
    }

    /** Of one picture. */
    public long uploadMegabytes() {
        return UPLOAD.toMegabytes();
    }

    /** For the page that refuses. */
    public long megabytes() {
        return largest.toMegabytes();
    }
}
