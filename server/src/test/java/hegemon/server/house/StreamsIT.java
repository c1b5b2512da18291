package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a stream of a table costs that stays open, and when its place is free again. */
class StreamsIT {
    private static final int MANY = 300;
    private static final int MOST_BYTES = 45_000; // it was some 100,000

    @TempDir private Path data;
    private final List<Socket> lines = new ArrayList<>();
    private TestHouse house;
    private TestHouse.Visitor guest;
    private String game;

    @BeforeEach
    void open() throws Exception {
        var limits = Limits.DEFAULTS.with(Limit.STREAMS_PER_ADDRESS, MANY);
        house = new TestHouse(ServerSettings.in(data, 0).with(HostSettings.DEFAULTS.with(limits)));
        guest = house.guest();
        var answer = house.form(guest, "/games", "game=sparta&setup=standard&opponent=self");
        game = "/api" + answer.headers().firstValue("Location").orElseThrow();
    }

    @AfterEach
    void close() throws IOException {
        for (var line : lines) line.close();
        house.close();
    }

    /** Somebody who asks to look on. */
    private BufferedReader listen() throws IOException {
        var line = new Socket("localhost", URI.create(house.address()).getPort());
        lines.add(line);
        line.setSoTimeout(30_000);
        var ask = "GET %s/live?news HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(game);
        line.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
        return new BufferedReader(
                new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Up to an empty line. */
    private static String part(BufferedReader in) throws IOException {
        var part = new StringBuilder();
        for (var line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine())
            part.append(line).append('\n');
        return part.toString();
    }

    /** Somebody more, up to the first event. */
    private BufferedReader opened() throws IOException {
        var in = listen();
        assertThat(part(in)).startsWith("HTTP/1.1 200");
        assertThat(part(in)).startsWith("retry:");
        assertThat(part(in)).contains("event: table");
        return in;
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    @Test
    void manyWhoWaitTakeLittleMemory() throws Exception {
        opened(); // what is loaded once
        long before = used();
        for (int i = 1; i < MANY; i++) opened();
        assertThat((used() - before) / MANY).isLessThan(MOST_BYTES);
    }

    @Test
    void whoLooksOnHearsEachMoveAndWhoSpeaksSlowlyStays() throws Exception {
        var in = opened();
        lines.getFirst().getOutputStream().write("\r\nHm.".getBytes(StandardCharsets.US_ASCII));
        move(0, "e2-e4");
        assertThat(part(in)).contains("event: news").contains("e2-e4");
        move(1, "e9-e7");
        assertThat(part(in)).contains("event: news").contains("e9-e7");
    }

    private void move(int entry, String text) throws Exception {
        var json = "{\"entry\":%d,\"text\":\"%s\"}".formatted(entry, text);
        assertThat(house.json(guest, game + "/moves", json).statusCode()).isEqualTo(200);
    }

    /** Nothing happens at the table meanwhile. */
    @Test
    void whoGoesLeavesTheirPlaceToTheNext() throws Exception {
        for (int i = 0; i < MANY; i++) opened();
        assertThat(part(listen())).startsWith("HTTP/1.1 429");
        for (var line : lines) line.close();
        String next;
        do next = part(listen());
        while (next.startsWith("HTTP/1.1 429"));
        assertThat(next).startsWith("HTTP/1.1 200");
    }

    @Test
    void whoTalksOnIsHungUpOn() throws Exception {
        var in = opened();
        var much = "x".repeat(20_000).getBytes(StandardCharsets.US_ASCII);
        lines.getFirst().getOutputStream().write(much);
        assertThat(ends(in)).isTrue();
    }

    private static boolean ends(BufferedReader in) {
        try {
            return in.readLine() == null;
        } catch (IOException e) {
            return true; // reset, since not all was heard
        }
    }
}
