package hegemon.server.push;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;

import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Seals a message so that only one browser can read it (RFC 8291 with the coding of RFC 8188). */
final class Sealing {
    /** What push services take at least (RFC 8291, 4). */
    static final int LONGEST = 3993;

    private static final int RECORD = 4096;
    private static final int SALT = 16;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final byte LAST_RECORD = 2;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Sealing() {}

    static byte[] seal(byte[] text, byte[] reader, byte[] auth) throws GeneralSecurityException {
        var salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        var pairs = KeyPairGenerator.getInstance("EC");
        pairs.initialize(Curve.P256);
        return seal(text, reader, auth, pairs.generateKeyPair(), salt);
    }

    static byte[] seal(byte[] text, byte[] reader, byte[] auth, KeyPair own, byte[] salt)
            throws GeneralSecurityException {
        if (text.length > LONGEST) throw new IllegalArgumentException("too long for a push");
        var agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(own.getPrivate());
        agreement.doPhase(Curve.key(reader), true);
        var sender = Curve.bytes((ECPublicKey) own.getPublic());
        var info = joined("WebPush: info\0".getBytes(StandardCharsets.US_ASCII), reader, sender);
        var shared = derived(agreement.generateSecret(), auth, info, 32);
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.ENCRYPT_MODE,
                new SecretKeySpec(derived(shared, salt, coding("aes128gcm"), KEY), "AES"),
                new GCMParameterSpec(TAG_BITS, derived(shared, salt, coding("nonce"), NONCE)));
        var head = ByteBuffer.allocate(SALT + 5).put(salt).putInt(RECORD).put((byte) sender.length);
        return joined(head.array(), sender, cipher.doFinal(joined(text, new byte[] {LAST_RECORD})));
    }

    private static byte[] coding(String what) {
        return ("Content-Encoding: " + what + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] derived(byte[] secret, byte[] salt, byte[] info, int length)
            throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(
                        HKDFParameterSpec.ofExtract()
                                .addIKM(secret)
                                .addSalt(salt)
                                .thenExpand(info, length));
    }

    private static byte[] joined(byte[]... parts) {
        var all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) all.put(part);
        return all.array();
    }
}
