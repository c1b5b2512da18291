package hegemon.cli;

import java.io.IOException;
import java.net.URI;

/**
 * Visits a server that was started only to learn which classes a start needs: its first page, and
 * the desk of a practice campaign, which needs most of them.
 */
final class Training {
    private Training() {}

    static int visit(int port) throws InterruptedException {
        try (var visitor = new Newcomer()) {
            var page = visitor.practises(URI.create("http://127.0.0.1:" + port + "/"), 2);
            visitor.page(Newcomer.desk(page));
            visitor.asks(URI.create(Newcomer.desk(page) + "/forecast"), "{\"text\": \"\"}");
            return ExitCode.OK;
        } catch (IOException e) {
            throw Complaint.cannot("the server does not answer on port " + port + ".");
        }
    }
}
