package hegemon.server.web.gate;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

import java.util.List;

/**
 * The limit of what is sent here, forms and imported games included. An exported log of a long
 * campaign is the longest text that anybody sends; a scanned letter may be larger.
 */
@Component("requestLimit")
public class RequestLimit {
    private static final DataSize UPLOAD = DataSize.ofMegabytes(5);

    private final DataSize largest;
    private final List<Uploads> uploads;

    RequestLimit(@Value("${hegemon.largest-request}") DataSize largest, List<Uploads> uploads) {
        this.largest = largest;
        this.uploads = uploads;
    }

    long bytes(HttpServletRequest request) {
        return (isUpload(request) ? UPLOAD : largest).toBytes();
    }

    /** Where pictures are sent: a game says at which path it takes them. */
    boolean isUpload(HttpServletRequest request) {
        return uploads.stream()
                .anyMatch(each -> each.path().matcher(request.getRequestURI()).matches());
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
