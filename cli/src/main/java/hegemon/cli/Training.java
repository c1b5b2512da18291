package hegemon.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/** Visits the first page of a server that was started only to learn which classes a start needs. */
final class Training {
    private Training() {}

    static int visit(int port) throws InterruptedException {
        try (var browser = HttpClient.newHttpClient()) {
            var home = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/")).build();
            int status = browser.send(home, BodyHandlers.discarding()).statusCode();
            return status == 200 ? ExitCode.OK : ExitCode.NO;
        } catch (IOException e) {
            throw Complaint.cannot("the server does not answer on port " + port + ".");
        }
    }
}
