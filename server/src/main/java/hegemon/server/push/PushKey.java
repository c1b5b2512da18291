package hegemon.server.push;

import hegemon.server.accounts.HouseKey;

import org.springframework.util.function.SingletonSupplier;

import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;

/**
 * By what push services know the house (VAPID, RFC 8292). Derived from the key of the house: all
 * its servers have the same, and an export takes it along.
 */
public final class PushKey {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final Duration HOLDS = Duration.ofHours(12);

    /** Computed when somebody is called for the first time: the start has no time for it. */
    private final SingletonSupplier<Pair> pair;

    private final String house;

    private record Pair(PrivateKey secret, ECPublicKey open) {}

    /**
     * @param house where whoever runs a push service finds whoever runs this house
     */
    public PushKey(HouseKey key, String house) {
        this(number(key.sign("push", "key")), house);
    }

    PushKey(BigInteger secret, String house) {
        this.pair = SingletonSupplier.of(() -> pair(secret));
        this.house = house;
    }

    private static Pair pair(BigInteger secret) {
        try {
            var keys = KeyFactory.getInstance("EC");
            return new Pair(
                    keys.generatePrivate(new ECPrivateKeySpec(secret, Curve.P256)),
                    Curve.of(secret));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has P-256", e);
        }
    }

    private static BigInteger number(String signature) {
        var drawn = new BigInteger(1, Base64.getUrlDecoder().decode(signature));
        return drawn.mod(Curve.P256.getOrder().subtract(BigInteger.ONE)).add(BigInteger.ONE);
    }

    /** As browsers ask for it. */
    public String open() {
        return BASE64.encodeToString(Curve.bytes(pair.obtain().open()));
    }

    /** The header that shows a push service who calls. */
    String authorization(URI endpoint, Instant now) throws GeneralSecurityException {
        var claims =
                "{\"aud\":\"%s://%s\",\"exp\":%d,\"sub\":\"%s\"}"
                        .formatted(
                                endpoint.getScheme(),
                                endpoint.getAuthority(),
                                now.plus(HOLDS).getEpochSecond(),
                                house);
        var said = text("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + text(claims);
        var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(pair.obtain().secret());
        signature.update(said.getBytes(StandardCharsets.US_ASCII));
        return "vapid t=" + said + "." + BASE64.encodeToString(signature.sign()) + ", k=" + open();
    }

    private static String text(String json) {
        return BASE64.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }
}
