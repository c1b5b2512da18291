package hegemon.server.house;

import hegemon.server.PageToken;
import hegemon.server.ServerSettings;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.util.FileSystemUtils;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A house that is open while the tests of a class run, for those who visit it with browsers. */
public final class OpenHouse implements BeforeAllCallback, AfterAllCallback {
    /** What a test wants of its house, given an empty data folder. */
    @FunctionalInterface
    public interface Wishes {
        ServerSettings in(Path data) throws IOException;
    }

    private final Wishes wishes;
    private Optional<Path> data = Optional.empty();
    private Optional<TestHouse> house = Optional.empty();

    public OpenHouse() {
        this(data -> ServerSettings.in(data, 0));
    }

    public OpenHouse(Wishes wishes) {
        this.wishes = wishes;
    }

    @Override
    public void beforeAll(ExtensionContext tests) throws IOException {
        var folder = Files.createTempDirectory("hegemon-house");
        data = Optional.of(folder);
        house = Optional.of(new TestHouse(wishes.in(folder)));
    }

    @Override
    public void afterAll(ExtensionContext tests) throws IOException {
        house.ifPresent(TestHouse::close);
        if (data.isPresent()) FileSystemUtils.deleteRecursively(data.get());
    }

    private TestHouse house() {
        return house.orElseThrow();
    }

    public <T> T part(Class<T> kind) {
        return house().part(kind);
    }

    /** The browser of somebody whom nobody knows yet. */
    public Browser browser() {
        return new Browser(this);
    }

    public HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create(house().address() + path));
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return bare(to(path));
    }

    /** As a page of the house would send it. */
    public HttpResponse<String> send(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return held(send(request, BodyHandlers.ofString()));
    }

    public <T> HttpResponse<T> send(HttpRequest.Builder request, HttpResponse.BodyHandler<T> reader)
            throws IOException, InterruptedException {
        return house().http().send(PageToken.on(house().http(), request), reader);
    }

    /** As somebody would send it who never saw a page of the house. */
    public HttpResponse<String> bare(HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return held(house().http().send(request.build(), BodyHandlers.ofString()));
    }

    /** Every answer is also held to the description of the interface. */
    private static HttpResponse<String> held(HttpResponse<String> answer) {
        Described.hold(answer);
        return answer;
    }

    /** The token that a page bears which is shown to whoever sends this request. */
    public String tokenFor(HttpRequest.Builder request) throws IOException, InterruptedException {
        return PageToken.shownTo(house().http(), request.build());
    }
}
