package hegemon.server.web.gate;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import org.springframework.util.unit.DataSize;

/**
 * The one limit of what is sent here, forms and imported games included. An exported log of a long
 * campaign is the longest thing that anybody sends.
 */
@Component("requestLimit")
public class RequestLimit {
    private final DataSize largest;

    RequestLimit(@Value("${hegemon.largest-request}") DataSize largest) {
        this.largest = largest;
    }

    long bytes() {
        return largest.toBytes();
    }

    /** For the page that refuses. */
    public long megabytes() {
        return largest.toMegabytes();
    }
}
