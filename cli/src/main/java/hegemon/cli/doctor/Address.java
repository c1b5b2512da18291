package hegemon.cli.doctor;

import hegemon.server.HostSettings;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.X509Certificate;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;

/** The way that players come: the address they see, its certificate, and the proxy behind it. */
public final class Address {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration RENEWED_BEFORE = Duration.ofDays(14);
    private static final String PROXY = "proxy";

    private final HostSettings host;
    private final int port;
    private final Clock clock;

    public Address(HostSettings host, int port, Clock clock) {
        this.host = host;
        this.port = port;
        this.clock = clock;
    }

    /** Whether or not the server runs. */
    public List<Finding> look() {
        var all = new ArrayList<Finding>();
        all.add(base());
        boolean runs = ask(host.here(port) + "/health/live") instanceof Said.Answer;
        all.add(runs ? serving() : stopped());
        if (runs) host.base().ifPresent(base -> all.addAll(outside(base)));
        return all;
    }

    private Finding base() {
        var base = host.base();
        if (base.isEmpty())
            return Finding.look(
                    "base",
                    "is not set: no letters, and no passkeys but on this machine",
                    "set base to the address that players see, such as https://games.example.org");
        boolean https = "https".equals(base.get().getScheme());
        if (https || isHere(base.get().getHost())) return Finding.ok("base", base.get().toString());
        return Finding.bad(
                "base",
                base.get() + " is not HTTPS: passwords travel readable, passkeys do not work",
                "put a proxy with a certificate in front and set base to https://…");
    }

    private Finding stopped() {
        return Finding.look(
                "server",
                "does not run on port " + port + "; proxy and certificate were not looked at",
                "start it, then ask again");
    }

    private Finding serving() {
        return switch (ask(host.here(port) + "/health/ready")) {
            case Said.Answer(var answer) when answer.statusCode() == 200 ->
                    Finding.ok("server", "runs on port " + port + " and is ready");
            case Said.Answer(var answer) ->
                    Finding.bad(
                            "server",
                            "runs on port " + port + " but is not ready: " + answer.body(),
                            "look at its log; is the disk full, does the database answer?");
            case Said.Nothing(var why) -> Finding.bad("server", why, "look at its log");
        };
    }

    private List<Finding> outside(URI base) {
        return switch (ask(base + "/health/seen")) {
            case Said.Answer(var answer) when answer.statusCode() == 200 -> arrived(base, answer);
            case Said.Answer(var answer) ->
                    List.of(
                            Finding.bad(
                                    PROXY,
                                    base + " answers " + answer.statusCode(),
                                    "is it this house that answers there? See nginx.conf in the"
                                            + " documents"));
            case Said.Nothing(var why) ->
                    List.of(
                            Finding.bad(
                                    PROXY,
                                    base + ": " + why,
                                    "look at the name, the proxy and the firewall; some networks do"
                                            + " not lead back to their own address"));
        };
    }

    private List<Finding> arrived(URI base, HttpResponse<String> answer) {
        var all = new ArrayList<Finding>();
        all.add(Headers.judged(base, JsonMapper.shared().readTree(answer.body())));
        certificate(answer).ifPresent(each -> all.add(until(each.getNotAfter().toInstant())));
        return all;
    }

    private static Optional<X509Certificate> certificate(HttpResponse<String> answer) {
        return answer.sslSession()
                .flatMap(
                        session -> {
                            try {
                                return session.getPeerCertificates()[0] instanceof X509Certificate x
                                        ? Optional.of(x)
                                        : Optional.empty();
                            } catch (SSLPeerUnverifiedException e) {
                                return Optional.empty();
                            }
                        });
    }

    private Finding until(Instant end) {
        var left = Duration.between(clock.instant(), end);
        return left.compareTo(RENEWED_BEFORE) > 0
                ? Finding.ok("tls", "the certificate holds for " + left.toDays() + " days")
                : Finding.look(
                        "tls",
                        "the certificate ends in " + left.toDays() + " days",
                        "see that it is renewed by itself (certbot renew --dry-run)");
    }

    /** What came back. */
    private sealed interface Said {
        record Answer(HttpResponse<String> answer) implements Said {}

        record Nothing(String why) implements Said {}
    }

    private static Said ask(String address) {
        try (var client = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var request = HttpRequest.newBuilder(URI.create(address)).timeout(PATIENCE).build();
            return new Said.Answer(client.send(request, HttpResponse.BodyHandlers.ofString()));
        } catch (IOException e) {
            return new Said.Nothing(why(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Said.Nothing("was interrupted");
        }
    }

    /** In words of a host, not of a library. */
    static String why(IOException failure) {
        return switch (failure) {
            case SSLException tls when cause(tls) instanceof CertificateExpiredException ->
                    "its certificate has expired (certbot renew, then reload the proxy)";
            case SSLException tls when String.valueOf(tls.getMessage()).startsWith("No ") ->
                    "its certificate is for another name (" + tls.getMessage() + ")";
            case SSLException tls when String.valueOf(tls.getMessage()).contains("PKIX path") ->
                    "browsers do not trust its certificate: it is one of your own making, or the"
                            + " proxy sends it without those that vouch for it (name"
                            + " fullchain.pem, not cert.pem)";
            case SSLException tls -> "no secure connection (" + tls.getMessage() + ")";
            case HttpTimeoutException ignored -> "nobody answers in time";
            case ConnectException refused when refused.getCause() instanceof ConnectException ->
                    "nobody answers there, or the name is not known";
            case ConnectException ignored -> "nobody answers there";
            default -> failure.getClass().getSimpleName() + " " + failure.getMessage();
        };
    }

    private static Throwable cause(Throwable failure) {
        var last = failure;
        while (last.getCause() != null) last = last.getCause();
        return last;
    }

    static boolean isHere(String name) {
        try {
            return InetAddress.getByName(name).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** What the house has seen of a request that came through the proxy. */
    static final class Headers {
        private Headers() {}

        static Finding judged(URI base, JsonNode seen) {
            var scheme = seen.path("scheme").asString("");
            var address = seen.path("address").asString("");
            if ("ignored".equals(seen.path("forwarded").asString("")))
                return Finding.bad(
                        PROXY,
                        "X-Forwarded-… comes from " + address + " and is not believed",
                        "add this address to trusted-proxies");
            if (!scheme.equals(base.getScheme()))
                return Finding.bad(
                        PROXY,
                        "the house takes " + base.getScheme() + " for " + scheme,
                        "let the proxy send X-Forwarded-Proto");
            if (!seen.path("host").asString("").equals(base.getAuthority()))
                return Finding.look(
                        PROXY,
                        "Host arrives as " + seen.path("host").asString(""),
                        "let the proxy pass Host on as the browser sent it");
            if (isHere(address) && !isHere(base.getHost()))
                return Finding.bad(
                        PROXY,
                        "everybody seems to come from " + address + " and shares its limits",
                        "let the proxy send X-Forwarded-For");
            return Finding.ok(PROXY, "passes on who asks (" + address + "), scheme and host");
        }
    }
}
