package hegemon.server.nodes;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.PageToken;
import hegemon.server.ServerSettings;
import hegemon.server.house.TestHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;

/** One server behind nginx as the documents set it up, on a port that is not the usual one. */
class ProxyIT {
    @TempDir private Path folder;

    @Test
    void whoeverSignsUpIsLedOnAtTheSamePort() throws Exception {
        var data = Files.createDirectory(folder.resolve("data"));
        try (var house = new TestHouse(ServerSettings.in(data, 0));
                var nginx = new Nginx(folder, URI.create(house.address()).getPort());
                var http = HttpClient.newHttpClient()) {
            var form =
                    HttpRequest.newBuilder(URI.create(nginx.address() + "/sign-up"))
                            .header("Content-Type", "application/x-www-form-urlencoded")
                            .header("Origin", nginx.address())
                            .POST(BodyPublishers.ofString("name=Ada&password=eight+legs+and+more"));
            var answer = http.send(PageToken.on(http, form), BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(302);
            var next = answer.uri().resolve(answer.headers().firstValue("Location").orElseThrow());
            assertThat(next.toString()).startsWith(nginx.address());
            var cookies = String.join("; ", answer.headers().allValues("Set-Cookie"));
            assertThat(cookies).contains("hegemon-guest=");
        }
    }

    /** Nobody types https. */
    @Test
    void whoeverComesWithoutTlsIsLedToIt() throws Exception {
        try (var nginx = new Nginx(folder, 9);
                var http = HttpClient.newHttpClient()) {
            var asked = URI.create(nginx.plain() + "/sparta?lang=de");
            var answer =
                    http.send(HttpRequest.newBuilder(asked).build(), BodyHandlers.discarding());
            assertThat(answer.statusCode()).isEqualTo(301);
            assertThat(answer.headers().firstValue("Location"))
                    .hasValue("https://127.0.0.1/sparta?lang=de");
        }
    }
}
