package hegemon.server;

import hegemon.server.id.TableId;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.env.Environment;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What the first reader of a long game would wait for after a start: the house makes the game's
 * part of a page for nobody, and asks itself for its pages as a stranger would. A page that was
 * never made costs ten times as much as the next one.
 */
record ReadAhead(Environment settings) {
    private static final Logger LOG = LoggerFactory.getLogger(ReadAhead.class);

    /** Java needs to see a thing more than once. */
    private static final int TIMES = 3;

    private static final int PATIENCE = 10_000;

    /**
     * @param rehearsal makes what the game sends to the page of this table
     */
    void read(TableId table, Runnable rehearsal) {
        try {
            for (int i = 0; i < TIMES; i++) {
                rehearsal.run();
                for (var path : List.of("/", "/games/" + table, "/api/games/" + table)) ask(path);
            }
        } catch (IOException | RuntimeException e) {
            LOG.info("not read ahead, so that the first reader will wait: {}", e.toString());
        }
    }

    /** By a plain socket: whatever else asks costs more than what it asks for. */
    private void ask(String path) throws IOException {
        int port = settings.getRequiredProperty("local.server.port", Integer.class);
        var bound = settings.getProperty("server.address");
        var host = bound == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(bound);
        var question = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        try (var house = new Socket(host, port)) {
            house.setSoTimeout(PATIENCE);
            house.getOutputStream().write(question.getBytes(StandardCharsets.US_ASCII));
            house.getInputStream().transferTo(OutputStream.nullOutputStream());
        }
    }
}
