package hegemon.server;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;

/** Lets a test send what only pages of the server may send: a request that changes something. */
public final class PageToken {
    private static final Pattern TOKEN =
            Pattern.compile("<meta name=\"csrf-token\" content=\"([^\"]+)\"");

    private PageToken() {}

    /** The request as a page would send it that was shown to the holder of the same cookie. */
    public static HttpRequest on(HttpClient http, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        var bare = request.build();
        if (bare.method().equals("GET")) return bare;
        return request.header("X-CSRF-Token", shownTo(http, bare)).build();
    }

    /** The token on a page that is shown to whoever sends this request. */
    public static String shownTo(HttpClient http, HttpRequest request)
            throws IOException, InterruptedException {
        var page = HttpRequest.newBuilder(request.uri().resolve("/design"));
        request.headers().firstValue("Cookie").ifPresent(held -> page.header("Cookie", held));
        var found = TOKEN.matcher(http.send(page.build(), BodyHandlers.ofString()).body());
        if (!found.find()) throw new AssertionError("no page bears a token");
        return found.group(1);
    }
}
