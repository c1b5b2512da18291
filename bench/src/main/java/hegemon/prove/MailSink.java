package hegemon.prove;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;

/** A mail server that takes every letter and keeps it. */
public final class MailSink implements AutoCloseable {
    /**
     * @param to the address on the envelope
     * @param id the same if it was sent twice
     */
    public record Letter(String to, String id) {}

    private final ServerSocket entrance;
    private final List<Letter> letters = new CopyOnWriteArrayList<>();

    public MailSink() throws IOException {
        entrance = new ServerSocket(0, 20, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::answer);
    }

    public int port() {
        return entrance.getLocalPort();
    }

    public List<Letter> letters() {
        return List.copyOf(letters);
    }

    private void answer() {
        while (!entrance.isClosed())
            try {
                var line = entrance.accept();
                Thread.startVirtualThread(() -> speak(line));
            } catch (IOException e) {
                // Closed.
            }
    }

    private void speak(Socket line) {
        try (line;
                var in =
                        new BufferedReader(
                                new InputStreamReader(
                                        line.getInputStream(), StandardCharsets.UTF_8));
                var out = line.getOutputStream()) {
            Writer says = new java.io.OutputStreamWriter(out, StandardCharsets.UTF_8);
            say(says, "220 sink");
            var to = "";
            for (var word = in.readLine(); word != null; word = in.readLine()) {
                var order = word.toUpperCase(Locale.ROOT);
                if (order.startsWith("RCPT TO:")) to = word.replaceAll(".*<|>.*", "");
                if (order.equals("DATA")) {
                    say(says, "354 go on");
                    letters.add(new Letter(to, id(in)));
                }
                say(says, order.equals("QUIT") ? "221 bye" : "250 ok");
            }
        } catch (IOException e) {
            // Hung up in the midst of it: that letter was not taken.
        }
    }

    /** Reads to the end of the letter. */
    private static String id(BufferedReader in) throws IOException {
        var id = "";
        for (var line = in.readLine(); !".".equals(line); line = in.readLine()) {
            if (line == null) throw new IOException("no end");
            if (line.toLowerCase(Locale.ROOT).startsWith("message-id:")) id = line.substring(11);
        }
        return id.strip();
    }

    private static void say(Writer out, String word) throws IOException {
        out.write(word + "\r\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        entrance.close();
    }
}
