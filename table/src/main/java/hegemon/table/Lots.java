package hegemon.table;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A stream of lots drawn from a key and a label: 32-bit words of HMAC-SHA-256(key, label, block
 * number), the blocks counted from 0. The same key and label give the same lots on every machine.
 */
public final class Lots {
    private static final long WORDS = 1L << 32;

    private final byte[] key;
    private final String label;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private int blocks = 0;

    private Lots(byte[] key, String label) {
        this.key = key.clone();
        this.label = label;
    }

    public static Lots of(byte[] key, String label) {
        return new Lots(key, label);
    }

    /** A die with this many sides: 1 to {@code sides}. */
    public int die(int sides) {
        return below(sides) + 1;
    }

    /**
     * A number from 0 to {@code bound - 1}, each as likely: words beyond the last full round are
     * drawn again.
     */
    public int below(int bound) {
        if (bound < 1) throw new IllegalArgumentException("no number below " + bound);
        long fair = WORDS - WORDS % bound;
        long word = word();
        while (word >= fair) word = word();
        return (int) (word % bound);
    }

    private long word() {
        if (!block.hasRemaining()) {
            block =
                    ByteBuffer.wrap(
                            hmac(key, (label + " " + blocks).getBytes(StandardCharsets.UTF_8)));
            blocks++;
        }
        return Integer.toUnsignedLong(block.getInt());
    }

    static byte[] hmac(byte[] key, byte[] message) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }
}
