package hegemon.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.Signature;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.InvalidKeySpecException;
import java.time.Instant;
import java.util.Base64;

/** Held to the examples of RFC 8291 (section 5 and appendix A) and RFC 8292 (section 2.4). */
class PushCryptoTest {
    private static final String READER =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    private static final String SENDER_SECRET = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
    private static final String SENDER =
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
    private static final String SEALED =
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

    private static byte[] bytes(String base64) {
        return Base64.getUrlDecoder().decode(base64);
    }

    private static BigInteger number(String base64) {
        return new BigInteger(1, bytes(base64));
    }

    @Test
    void sealsTheExampleAsItIsSealedThere() throws GeneralSecurityException {
        var secret =
                KeyFactory.getInstance("EC")
                        .generatePrivate(new ECPrivateKeySpec(number(SENDER_SECRET), Curve.P256));
        var sealed =
                Sealing.seal(
                        "When I grow up, I want to be a watermelon"
                                .getBytes(StandardCharsets.UTF_8),
                        bytes(READER),
                        bytes("BTBZMqHH6r4Tts7J_aSIgg"),
                        new KeyPair(Curve.key(bytes(SENDER)), secret),
                        bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(sealed))
                .isEqualTo(SEALED);
    }

    @Test
    void findsThePublicKeyOfASecretOne() {
        assertThat(new PushKey(number(SENDER_SECRET), "https://x/").open()).isEqualTo(SENDER);
    }

    @Test
    void takesNoPointOffTheCurve() {
        var wrong = bytes(READER);
        wrong[64] ^= 1;
        assertThatThrownBy(() -> Curve.key(wrong)).isInstanceOf(InvalidKeySpecException.class);
        assertThatThrownBy(() -> Curve.key(new byte[10]))
                .isInstanceOf(InvalidKeySpecException.class);
    }

    @Test
    void aPushServiceSeesWhoCalls() throws GeneralSecurityException {
        var example =
                "vapid"
                    + " t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA,"
                    + " k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
        assertThat(claims(example)).contains("push@example.com");
        var own =
                new PushKey(number(SENDER_SECRET), "mailto:push@example.com")
                        .authorization(
                                URI.create("https://push.example.net/a/b"),
                                Instant.ofEpochSecond(1453523768 - 12 * 3600));
        assertThat(claims(own)).isEqualTo(claims(example));
    }

    /** What the header says, if its key has signed it. */
    static String claims(String header) throws GeneralSecurityException {
        var parts = header.replaceAll("vapid t=|k=", "").split("[., ]+");
        var check = Signature.getInstance("SHA256withECDSAinP1363Format");
        check.initVerify(Curve.key(bytes(parts[3])));
        check.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        assertThat(check.verify(bytes(parts[2]))).isTrue();
        return new String(bytes(parts[1]), StandardCharsets.UTF_8);
    }
}
