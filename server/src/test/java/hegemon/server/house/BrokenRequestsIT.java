package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.slf4j.LoggerFactory;

import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What cannot be read is answered in the reader's language, and is no mistake of ours: no log. */
class BrokenRequestsIT {
    private static final String UNREAD = "Das konnten wir nicht lesen";

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    private final ListAppender<ILoggingEvent> heard = new ListAppender<>();
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

    @BeforeEach
    void listen() {
        heard.start();
        root.addAppender(heard);
    }

    @AfterEach
    void nothingWasLogged() {
        root.detachAppender(heard);
        assertThat(heard.list).isEmpty();
    }

    private static HttpRequest.Builder german(String path) {
        return HOUSE.to(path).header("Accept", "text/html").header("Accept-Language", "de");
    }

    private static HttpResponse<String> form(String type, String body) throws Exception {
        var request =
                german("/sign-in")
                        .header("Content-Type", type)
                        .header("X-CSRF-Token", HOUSE.tokenFor(HOUSE.to("/sign-in")));
        return HOUSE.bare(request.POST(BodyPublishers.ofString(body)));
    }

    private static void isRefused(HttpResponse<String> answer, int status, String words) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).contains("<h1>" + words + "</h1>");
    }

    @Test
    void aFormThatCannotBeRead() throws Exception {
        var form = "application/x-www-form-urlencoded";
        isRefused(form(form, "name=%zz&password=%"), 400, UNREAD);
        isRefused(form(form, "name=%ff%fe"), 400, UNREAD);
        isRefused(form(form, "a=b&".repeat(20_000)), 400, UNREAD);
        isRefused(form("multipart/form-data; boundary=x", "--x\r\ngarbage"), 415, UNREAD);
        var tooLong = form(form, "name=" + "x".repeat(5_000_000));
        isRefused(tooLong, 413, "Zu lang");
        assertThat(tooLong.body()).contains("länger als 2 MB");
    }

    @Test
    void anAddressThatCannotBeRead() throws Exception {
        isRefused(HOUSE.bare(german("/lobby?game=%ff")), 400, UNREAD);
        isRefused(HOUSE.bare(german("/games/nowhere?entry=many")), 400, UNREAD);
    }

    @Test
    void aFormOfAnswerThatWeDoNotHave() throws Exception {
        for (String wanted : List.of("text/xml", "image/png", "no type at all")) {
            for (String path : List.of("/api/games/none", "/nowhere", "/api/nowhere")) {
                var answer =
                        HOUSE.bare(
                                HOUSE.to(path)
                                        .header("Accept", wanted)
                                        .header("Accept-Language", "de"));
                assertThat(answer.statusCode()).as(wanted + path).isBetween(400, 406);
                assertThat(answer.body()).as(wanted + path).isNotEmpty();
            }
            var api = HOUSE.bare(HOUSE.to("/api/bulletin").header("Accept", wanted));
            assertThat(api.statusCode()).isEqualTo(406);
            assertThat(api.body()).contains("as a page or as JSON");
        }
    }

    /** No page of ours is asked then, and nobody knows the language. */
    @Test
    void anAddressThatIsNone() throws Exception {
        var port = HOUSE.to("/").build().uri().getPort();
        try (var line = new Socket("localhost", port)) {
            line.getOutputStream()
                    .write(
                            "GET /games/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.US_ASCII));
            var answer = new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer)
                    .startsWith("HTTP/1.1 400")
                    .contains(UNREAD, "We could not read that", "Requête illisible")
                    .doesNotContain("Tomcat", "HTTP Status");
        }
    }
}
