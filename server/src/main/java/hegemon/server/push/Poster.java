package hegemon.server.push;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Optional;

/**
 * Sends to addresses that strangers have named. Of an answer only the head is waited for: a time
 * limit ends with it, and who then says something without end would hold up all others.
 */
final class Poster implements AutoCloseable {
    static final Duration PATIENCE = Duration.ofSeconds(5);

    private Optional<HttpClient> http = Optional.empty();

    /** The status of the answer. */
    int send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var answer = http().send(request.timeout(PATIENCE).build(), BodyHandlers.ofInputStream());
        answer.body().close();
        return answer.statusCode();
    }

    /** When first needed: it reads every certificate that Java believes in. */
    private synchronized HttpClient http() {
        var made = http.orElseGet(Poster::make);
        http = Optional.of(made);
        return made;
    }

    private static HttpClient make() {
        return HttpClient.newBuilder()
                .connectTimeout(PATIENCE)
                .followRedirects(HttpClient.Redirect.NEVER)
                .build();
    }

    @Override
    public synchronized void close() {
        http.ifPresent(HttpClient::shutdownNow);
    }
}
