package hegemon.server.push;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A push service, and the browser behind it that reads what comes. */
public final class PushService implements AutoCloseable {
    public static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

    /** It is only there: any address may be called. */
    static final Endpoints ANYWHERE =
            new Endpoints() {
                @Override
                public boolean isPlausible(URI endpoint) {
                    return true;
                }

                @Override
                public boolean isOutside(URI endpoint) {
                    return true;
                }
            };

    /** A call as the browser reads it, and the claims of who sent it. */
    public record Came(String path, String text, String claims) {}

    private final HttpServer server;
    private final KeyPair browser;
    private final List<Came> came = new CopyOnWriteArrayList<>();
    private final Map<String, Integer> answers = new ConcurrentHashMap<>();

    public PushService() throws IOException, GeneralSecurityException {
        var pairs = KeyPairGenerator.getInstance("EC");
        pairs.initialize(Curve.P256);
        browser = pairs.generateKeyPair();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    var path = exchange.getRequestURI().getPath();
                    var body = exchange.getRequestBody().readAllBytes();
                    var who = exchange.getRequestHeaders().getFirst("Authorization");
                    int answer = answers.getOrDefault(path, 201);
                    if (answer == 201) came.add(read(path, body, who));
                    exchange.sendResponseHeaders(answer, -1);
                    exchange.close();
                });
        server.start();
    }

    public String endpoint(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    public String key() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(Curve.bytes((ECPublicKey) browser.getPublic()));
    }

    void answer(String path, int status) {
        answers.put(path, status);
    }

    public List<Came> came() {
        return came;
    }

    private Came read(String path, byte[] body, String who) {
        try {
            return new Came(path, opened(body), PushCryptoTest.claims(who));
        } catch (GeneralSecurityException e) {
            throw new UncheckedIOException(new IOException(e));
        }
    }

    /** RFC 8291, 3.4, read from the other side and by other means. */
    private String opened(byte[] body) throws GeneralSecurityException {
        var salt = Arrays.copyOf(body, 16);
        assert ByteBuffer.wrap(body, 16, 4).getInt() == 4096 && body[20] == 65;
        var sender = Arrays.copyOfRange(body, 21, 86);
        var agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.getPrivate());
        agreement.doPhase(Curve.key(sender), true);
        var mixed = hmac(Base64.getUrlDecoder().decode(AUTH), agreement.generateSecret());
        var shared =
                hmac(
                        mixed,
                        "WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
                        Curve.bytes((ECPublicKey) browser.getPublic()),
                        sender,
                        new byte[] {1});
        var drawn = hmac(salt, shared);
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(Arrays.copyOf(coded(drawn, "aes128gcm"), 16), "AES"),
                new GCMParameterSpec(128, Arrays.copyOf(coded(drawn, "nonce"), 12)));
        var text = cipher.doFinal(body, 86, body.length - 86);
        return new String(text, 0, text.length - 1, StandardCharsets.UTF_8);
    }

    private static byte[] coded(byte[] key, String what) throws GeneralSecurityException {
        return hmac(
                key, ("Content-Encoding: " + what + "\0\1").getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) mac.update(part);
        return mac.doFinal();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
