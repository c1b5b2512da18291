package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;
import hegemon.server.id.PersonId;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What one client cannot have, and what one proxy is not believed. */
class LimitsIT {
    private static final String SPARTA = "game=sparta&setup=standard&opponent=";
    private static final List<String> DANCE = List.of("e2-e3", "e9-e8", "e3-e2", "e8-e9");

    @TempDir private Path data;
    private Optional<TestHouse> house = Optional.empty();

    @AfterEach
    void close() {
        house.ifPresent(TestHouse::close);
    }

    private TestHouse open(HostSettings host) {
        var opened = new TestHouse(ServerSettings.in(data, 0).with(host));
        house = Optional.of(opened);
        return opened;
    }

    private TestHouse open(Limit limit, int most) {
        return open(HostSettings.DEFAULTS.with(Limits.DEFAULTS.with(limit, most)));
    }

    private static HttpResponse<String> german(TestHouse house, String path, String fields)
            throws IOException, InterruptedException {
        var request =
                house.request(TestHouse.NOBODY, path)
                        .header("Accept-Language", "de")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(fields));
        return house.http()
                .send(hegemon.server.PageToken.on(house.http(), request), BodyHandlers.ofString());
    }

    private static void isTooMany(HttpResponse<String> answer, String words) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(429);
        assertThat(answer.headers().firstValueAsLong("Retry-After").orElse(0)).isPositive();
        assertThat(answer.body()).contains(words);
    }

    @Test
    void onePlaceGetsSoManyGuestsAnHour() throws Exception {
        var house = open(Limit.GUESTS_PER_HOUR, 2);
        for (int i = 0; i < 2; i++)
            assertThat(german(house, "/games", SPARTA + "self").statusCode()).isEqualTo(302);
        isTooMany(german(house, "/games", SPARTA + "self"), "zu oft versucht");
    }

    @Test
    void onePlaceGetsSoManyAccountsAnHour() throws Exception {
        var house = open(Limit.ACCOUNTS_PER_HOUR, 2);
        for (int i = 0; i < 2; i++)
            assertThat(signUp(house, "Anna" + i).statusCode()).isEqualTo(302);
        isTooMany(signUp(house, "Anna"), "2 accounts");
        var ada = house.member("Ada");
        for (int i = 0; i < 6; i++)
            assertThat(house.get(ada, "/profile/data.zip").statusCode()).isEqualTo(200);
        isTooMany(house.get(ada, "/profile/data.zip"), "too often");
    }

    private static HttpResponse<String> signUp(TestHouse house, String name) throws Exception {
        return house.form(house.guest(), "/sign-up", "name=" + name + "&password=long+enough+7");
    }

    @Test
    void onePlaceGetsSoManyTablesAnHourAndAMemberHisOwn() throws Exception {
        var house = open(Limit.TABLES_PER_HOUR, 2);
        var guest = house.guest();
        for (int i = 0; i < 2; i++)
            assertThat(house.form(guest, "/games", SPARTA + "self").statusCode()).isEqualTo(302);
        isTooMany(house.form(house.guest(), "/tables", "game=sparta&rest=self"), "too often");
        isTooMany(house.form(guest, "/tables/import", "log=x"), "too often");
        var api = "{\"game\":\"sparta\",\"setup\":\"standard\",\"opponent\":\"self\"}";
        var told = house.json(guest, "/api/games", api);
        isTooMany(told, "too often");
        assertThat(TestHouse.read(told).path("message").asString()).contains("too often");
        assertThat(house.json(house.member("Ada"), "/api/games", api).statusCode()).isEqualTo(201);
    }

    @Test
    void oneGuestHasSoManyGamesThatAreNotOver() throws Exception {
        var house = open(Limit.TABLES_PER_GUEST, 1);
        var guest = house.guest();
        assertThat(house.form(guest, "/games", SPARTA + "self").statusCode()).isEqualTo(302);
        isTooMany(house.form(guest, "/games", SPARTA + "self"), "a guest may have 1");
    }

    @Test
    void oneGuestHasSoManySeats() throws Exception {
        var house = open(Limit.SEATS_PER_GUEST, 2);
        var guest = house.guest();
        assertThat(house.form(guest, "/games", SPARTA + "self").statusCode()).isEqualTo(302);
        isTooMany(house.form(guest, "/games", SPARTA + "self"), "2 seats");
    }

    @Test
    void aLevelThatNobodyPlaysIsNoOpponent() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        var told =
                house.json(
                        house.guest(),
                        "/api/games",
                        "{\"game\":\"sparta\",\"setup\":\"standard\",\"opponent\":\"bot:99\"}");
        assertThat(told.statusCode()).isEqualTo(422);
        assertThat(told.body()).contains("bot:99");
    }

    @Test
    void onePlaceHasSoManyStreams() throws Exception {
        var house = open(Limit.STREAMS_PER_ADDRESS, 2);
        var guest = house.guest();
        var endless = SPARTA.replace("standard", "standard+repetition%3Doff") + "self";
        var id = house.form(guest, "/games", endless).headers().firstValue("Location");
        var live = "/api" + id.orElseThrow() + "/live";
        List<HttpResponse<java.io.InputStream>> open = new ArrayList<>();
        // Who asks for its head alone would never be missed.
        for (int i = 0; i < 3; i++) {
            var head = house.request(guest, live).method("HEAD", BodyPublishers.noBody()).build();
            assertThat(house.http().send(head, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(200);
        }
        for (int i = 0; i < 2; i++)
            open.add(
                    house.http()
                            .send(
                                    house.request(guest, live).build(),
                                    BodyHandlers.ofInputStream()));
        isTooMany(house.get(guest, live), "Too many pages");
        for (var each : open) each.body().close();
        // That somebody has gone is found out when there is something to tell.
        var again = status(house, guest, live);
        for (int entry = 0; again == 429; entry++) {
            var move = "{\"entry\":%d,\"text\":\"%s\"}".formatted(entry, DANCE.get(entry % 4));
            assertThat(house.json(guest, live.replace("/live", "/moves"), move).statusCode())
                    .isEqualTo(200);
            again = status(house, guest, live);
        }
        assertThat(again).isEqualTo(200);
    }

    private static int status(TestHouse house, TestHouse.Visitor guest, String stream)
            throws Exception {
        var request = house.request(guest, stream).build();
        var answer = house.http().send(request, BodyHandlers.ofInputStream());
        answer.body().close();
        return answer.statusCode();
    }

    @Test
    void nobodyIsAskedAboutTheHostButTheSettings() throws Exception {
        var base = URI.create("https://games.example.org:8443");
        var house = open(HostSettings.DEFAULTS.withBase(base));
        var guest = house.guest();
        var request =
                house.request(guest, "/games")
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .header("Origin", base.toString())
                        .header("X-Forwarded-Host", "evil.example")
                        .POST(BodyPublishers.ofString(SPARTA + "friend"));
        var answer =
                house.http()
                        .send(
                                hegemon.server.PageToken.on(house.http(), request),
                                BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(302);
        var game = answer.headers().firstValue("Location").orElseThrow();
        assertThat(game).startsWith("/games/");
        var page = house.request(guest, game).header("X-Forwarded-Host", "evil.example").build();
        assertThat(house.http().send(page, BodyHandlers.ofString()).body())
                .contains(base + game)
                .doesNotContain("evil.example");
    }

    /** As many as come, whoever they say they are, if the proxy is not one that is trusted. */
    @Test
    void onlyATrustedProxySaysForWhomItSpeaks() throws Exception {
        var limits = Limits.DEFAULTS.with(Limit.GUESTS_PER_HOUR, 1);
        var house = open(HostSettings.DEFAULTS.with(limits).behind(List.of("10.0.0.1")));
        assertThat(from(house, "203.0.113.1").statusCode()).isEqualTo(302);
        assertThat(from(house, "203.0.113.2").statusCode()).isEqualTo(429);
        close();
        house = open(HostSettings.DEFAULTS.with(limits));
        assertThat(from(house, "203.0.113.3").statusCode()).isEqualTo(302);
        assertThat(from(house, "203.0.113.3").statusCode()).isEqualTo(429);
        assertThat(from(house, "203.0.113.4").statusCode()).isEqualTo(302);
    }

    private static HttpResponse<String> from(TestHouse house, String address) throws Exception {
        HttpRequest.Builder request =
                house.request(TestHouse.NOBODY, "/games")
                        .header("X-Forwarded-For", address)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(SPARTA + "self"));
        return house.http()
                .send(hegemon.server.PageToken.on(house.http(), request), BodyHandlers.ofString());
    }

    /** The first answer was lost, and its cookie with it: the page is proof enough. */
    @Test
    void aWishThatIsSentTwiceMakesOneTable() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        var page = house.request(TestHouse.NOBODY, "/").build();
        var token = hegemon.server.PageToken.shownTo(house.http(), page);
        var fields =
                SPARTA + "self&_csrf=" + java.net.URLEncoder.encode(token, StandardCharsets.UTF_8);
        var lost = bare(house, "/games", fields, Optional.empty());
        var again = bare(house, "/games", fields, Optional.empty());
        assertThat(again.headers().firstValue("Location"))
                .isEqualTo(lost.headers().firstValue("Location"))
                .isPresent();
        var game = again.headers().firstValue("Location").orElseThrow();
        var owner = new TestHouse.Visitor(PersonId.NOBODY, Browser.given(again));
        var table = TestHouse.read(house.get(owner, "/api" + game));
        assertThat(table.path("seat").asString()).isEqualTo("South");
        var moved = house.json(owner, "/api" + game + "/moves", "{\"entry\":0,\"text\":\"e2-e4\"}");
        assertThat(moved.statusCode()).as(moved.body()).isEqualTo(200);
    }

    @Test
    void aProgramThatAsksTwiceGetsOneTable() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        var guest = house.guest();
        var first = asked(house, guest, "one");
        assertThat(asked(house, guest, "one")).isEqualTo(first);
        assertThat(asked(house, guest, "two")).isNotEqualTo(first);
        assertThat(asked(house, house.guest(), "one")).isNotEqualTo(first);
    }

    private static String asked(TestHouse house, TestHouse.Visitor guest, String key)
            throws Exception {
        var request =
                house.request(guest, "/api/games")
                        .header("Content-Type", "application/json")
                        .header("Idempotency-Key", key)
                        .POST(
                                BodyPublishers.ofString(
                                        "{\"game\":\"sparta\",\"setup\":\"standard\",\"opponent\":\"self\"}"));
        var answer =
                house.http()
                        .send(
                                hegemon.server.PageToken.on(house.http(), request),
                                BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return TestHouse.read(answer).path("id").asString();
    }

    private static HttpResponse<String> bare(
            TestHouse house, String path, String fields, Optional<String> cookie) throws Exception {
        var request =
                house.request(new TestHouse.Visitor(PersonId.NOBODY, cookie), path)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(fields));
        return house.http().send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void theErrorPageIsNoPageOfItsOwn() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        assertThat(house.get(TestHouse.NOBODY, "/error").statusCode()).isEqualTo(404);
    }

    @Test
    void aLengthThatIsNoneIsTheSendersMistake() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        for (String length : List.of("-5", "99999999999999999999", "5, 6", "x")) {
            var answer =
                    told(
                            house,
                            "POST /language HTTP/1.1\r\nHost: localhost\r\nContent-Length: "
                                    + length
                                    + "\r\n\r\n");
            assertThat(answer).as(length).startsWith("HTTP/1.1 400").contains("<p lang=\"de\">");
        }
    }

    private static String told(TestHouse house, String request) throws IOException {
        try (var line = new Socket("localhost", URI.create(house.address()).getPort())) {
            line.setSoTimeout(30_000);
            line.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(line.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void onePlaceHasSoManyConnectionsUnlessItIsAProxy() throws Exception {
        var limits = Limits.DEFAULTS.with(Limit.CONNECTIONS_PER_ADDRESS, 3);
        var house = open(HostSettings.DEFAULTS.with(limits).behind(List.of("192.0.2.1")));
        var port = URI.create(house.address()).getPort();
        var lines = new ArrayList<Socket>();
        try {
            for (int i = 0; i < 3; i++)
                lines.add(new Socket(InetAddress.getLoopbackAddress(), port));
            try (var refused = new Socket(InetAddress.getLoopbackAddress(), port)) {
                assertThat(isHungUp(refused)).isTrue();
            }
        } finally {
            for (Socket line : lines) line.close();
        }
        house.close();
        var proxied = open(HostSettings.DEFAULTS.with(limits));
        for (int i = 0; i < 5; i++)
            lines.add(
                    new Socket(
                            InetAddress.getLoopbackAddress(),
                            URI.create(proxied.address()).getPort()));
        assertThat(proxied.get(TestHouse.NOBODY, "/health/live").statusCode()).isEqualTo(200);
        for (Socket line : lines) line.close();
    }

    private static boolean isHungUp(Socket line) throws IOException {
        line.setSoTimeout(30_000);
        try {
            return line.getInputStream().read() < 0;
        } catch (java.net.SocketException e) {
            return true;
        }
    }

    /** A list that nobody would write by hand is not read to its end. */
    @Test
    void anObjectOfManyThousandFieldsIsNotRead() throws Exception {
        var house = open(HostSettings.DEFAULTS);
        var guest = house.guest();
        var many = new StringBuilder("{");
        for (int i = 0; i < 100_000; i++) many.append("\"k").append(i).append("\":1,");
        var answer = house.json(guest, "/api/sparta/text", many.append("\"z\":1}").toString());
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(TestHouse.read(answer).path("message").asString()).contains("too much");
    }

    /** A byte now and then keeps no connection: the end of the stream is the proof. */
    @Test
    void whoeverSendsHisRequestTooSlowlyIsCutOff() throws Exception {
        var house = open(Limit.REQUEST_SECONDS, 1);
        var port = URI.create(house.address()).getPort();
        assertThat(dripped(port, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")).isTrue();
        assertThat(
                        dripped(
                                port,
                                "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type:"
                                        + " application/x-www-form-urlencoded\r\nContent-Length:"
                                        + " 100000\r\n\r\nname="))
                .isTrue();
    }

    /** Whether the other side hangs up while a byte is sent ten times a second. */
    private static boolean dripped(int port, String begin) throws IOException {
        try (var line = new Socket("localhost", port)) {
            line.setSoTimeout(100);
            line.getOutputStream().write(begin.getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 300; i++) {
                line.getOutputStream().write('x');
                if (isClosed(line)) return true;
            }
            return false;
        } catch (java.net.SocketException e) {
            return true;
        }
    }

    private static boolean isClosed(Socket line) throws IOException {
        try {
            return line.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            return false;
        }
    }
}
