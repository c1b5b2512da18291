package hegemon.cli;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Somebody who never was in this house and begins to practise, as a browser would ask for it. */
public final class Newcomer implements AutoCloseable {
    private static final Pattern TOKEN =
            Pattern.compile("<meta name=\"csrf-token\" content=\"([^\"]+)\"");

    private final HttpClient http =
            HttpClient.newBuilder()
                    .cookieHandler(new CookieManager())
                    .followRedirects(HttpClient.Redirect.NORMAL)
                    .build();
    private String token = "";

    /** A page; its token lets the next wish change something. */
    public String page(URI address) throws IOException, InterruptedException {
        var body = sent(HttpRequest.newBuilder(address).build()).body();
        var found = TOKEN.matcher(body);
        if (found.find()) token = found.group(1);
        return body;
    }

    /** Begins a practice campaign of PYGMA-ISIS; the address of its page. */
    public URI practises(URI house, int realms) throws IOException, InterruptedException {
        page(house);
        var wish = "game=pygma&opponent=bot:1&setup=realms " + realms + " practice&_csrf=" + token;
        var form =
                HttpRequest.newBuilder(house.resolve("/games"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(encoded(wish)));
        var address = sent(form.build()).uri();
        page(address);
        return address;
    }

    /** Where the desk of a campaign is, given its page. */
    public static URI desk(URI page) {
        return URI.create(page.toString().replace("/games/", "/api/pygma/"));
    }

    private static String encoded(String form) {
        return URLEncoder.encode(form, StandardCharsets.UTF_8)
                .replace("%3D", "=")
                .replace("%26", "&");
    }

    public String asks(URI address, String json) throws IOException, InterruptedException {
        return sent(HttpRequest.newBuilder(address)
                        .header("Content-Type", "application/json")
                        .header("X-CSRF-Token", token)
                        .POST(BodyPublishers.ofString(json))
                        .build())
                .body();
    }

    private HttpResponse<String> sent(HttpRequest request)
            throws IOException, InterruptedException {
        var answer = http.send(request, BodyHandlers.ofString());
        if (answer.statusCode() != 200)
            throw new IOException(answer.uri() + " answers " + answer.statusCode());
        return answer;
    }

    @Override
    public void close() {
        http.close();
    }
}
