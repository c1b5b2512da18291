package hegemon.server;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;

import org.junit.jupiter.api.Test;
import org.springframework.mock.env.MockEnvironment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

class ReadAheadTest {
    private static final TableId TABLE = new TableId("abc");

    @Test
    void theHouseAsksItselfForThePagesOfTheLastLongGame() throws Exception {
        var asked = new CopyOnWriteArrayList<String>();
        var rehearsed = new AtomicInteger();
        try (var door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            var porter = Thread.ofVirtual().start(() -> answer(door, asked));
            new ReadAhead(at(door.getLocalPort())).read(TABLE, rehearsed::incrementAndGet);
            porter.interrupt();
        }
        assertThat(asked).hasSize(9).startsWith("GET / HTTP/1.1");
        assertThat(asked.subList(6, 9))
                .isEqualTo(
                        List.of(
                                "GET / HTTP/1.1",
                                "GET /games/abc HTTP/1.1",
                                "GET /api/games/abc HTTP/1.1"));
        assertThat(rehearsed).hasValue(3);
    }

    @Test
    void aHouseThatDoesNotHearItselfIsOpenAllTheSame() throws Exception {
        int closed;
        try (var door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            closed = door.getLocalPort();
        }
        var rehearsed = new AtomicInteger();
        new ReadAhead(at(closed)).read(TABLE, rehearsed::incrementAndGet);
        assertThat(rehearsed).hasValue(1);
    }

    private static MockEnvironment at(int port) {
        return new MockEnvironment().withProperty("local.server.port", "" + port);
    }

    private static void answer(ServerSocket door, List<String> asked) {
        while (!door.isClosed())
            try (var guest = door.accept();
                    var in =
                            new BufferedReader(
                                    new InputStreamReader(
                                            guest.getInputStream(), StandardCharsets.US_ASCII))) {
                asked.add(in.lines().takeWhile(line -> !line.isEmpty()).toList().getFirst());
                guest.getOutputStream()
                        .write("HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            } catch (IOException e) {
                if (!door.isClosed()) throw new UncheckedIOException(e);
            }
    }
}
