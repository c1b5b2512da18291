package hegemon.prove.load;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A line to the house that is kept open, for one request after the other. It costs as little as it
 * can, so that what is measured is the house and not whoever asks.
 */
final class Line implements AutoCloseable {
    private static final int BUFFER = 16_384;
    private static final String LENGTH = "Content-Length:";

    private final URI house;
    private Socket socket;
    private InputStream in;

    Line(String house) throws IOException {
        this.house = URI.create(house);
        connect();
    }

    private void connect() throws IOException {
        socket = new Socket(house.getHost(), house.getPort());
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream(), BUFFER);
    }

    /**
     * Sends it and reads the answer to its end. A house that hangs up meanwhile is called again: it
     * must know a repetition.
     *
     * @param headers lines, each with its end
     * @return the status
     */
    int post(String path, String headers, String json) throws IOException {
        var head =
                "POST %s HTTP/1.1\r\nHost: %s\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s"
                        .formatted(path, house.getAuthority(), headers, json.length(), json);
        var request = head.getBytes(StandardCharsets.ISO_8859_1);
        try {
            return ask(request);
        } catch (IOException e) {
            connect();
            return ask(request);
        }
    }

    private int ask(byte[] request) throws IOException {
        socket.getOutputStream().write(request);
        var status = Integer.parseInt(line().split(" ")[1]);
        long length = -1;
        boolean last = false;
        for (var header = line(); !header.isEmpty(); header = line()) {
            if (header.regionMatches(true, 0, LENGTH, 0, LENGTH.length()))
                length = Long.parseLong(header.substring(LENGTH.length()).strip());
            last |= header.equalsIgnoreCase("Connection: close");
        }
        if (length >= 0) in.skipNBytes(length);
        else skipChunks();
        if (last) {
            close();
            connect();
        }
        return status;
    }

    private void skipChunks() throws IOException {
        for (long size = size(); size > 0; size = size()) {
            in.skipNBytes(size);
            line();
        }
        line();
    }

    private long size() throws IOException {
        return Long.parseLong(line(), 16);
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        while (true) {
            int next = in.read();
            if (next < 0) throw new EOFException("the house has hung up");
            if (next == '\n') return line.toString();
            if (next != '\r') line.append((char) next);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
