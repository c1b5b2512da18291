package hegemon.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The chance of one game: every draw follows from a secret of 256 bits, the purpose, and the number
 * of the log entry or, for a key, its occasion. The commitment is shown when the game starts, the
 * secret when it ends; then anyone can compute every draw again ({@link DiceProof}).
 */
public final class Chance {
    public static final int SECRET_BYTES = 32;
    private static final HexFormat HEX = HexFormat.of();

    private final byte[] secret;

    private Chance(byte[] secret) {
        if (secret.length != SECRET_BYTES)
            throw new IllegalArgumentException("a secret has 32 bytes, not " + secret.length);
        this.secret = secret.clone();
    }

    public static Chance of(byte[] secret) {
        return new Chance(secret);
    }

    public static Chance from(SecureRandom random) {
        var secret = new byte[SECRET_BYTES];
        random.nextBytes(secret);
        return new Chance(secret);
    }

    public static Chance ofHex(String hex) {
        return new Chance(HEX.parseHex(hex));
    }

    /** The secret: never leaves the server before the game is over. */
    public String hex() {
        return HEX.formatHex(secret);
    }

    /** SHA-256 of the secret, in hexadecimal digits. */
    public String commitment() {
        return HEX.formatHex(sha256(secret));
    }

    /** The result of a draw for the entry with this number, in the game's notation. */
    public String draw(int entry, Draw draw) {
        return draw(String.valueOf(entry), draw);
    }

    /** The same for an occasion that the game names: see {@link State#occasion}. */
    public String draw(String occasion, Draw draw) {
        var label = occasion + " " + draw.purpose();
        return switch (draw) {
            case Draw.Dice(var purpose, var count, var sides) ->
                    draw.text(dice(label, count, sides));
            case Draw.Pick(var purpose, var from, var count) -> draw.text(pick(label, from, count));
            case Draw.Key(var purpose, var once) -> purpose + " " + key(purpose + " " + once);
        };
    }

    private String key(String label) {
        return HEX.formatHex(Lots.hmac(secret, label.getBytes(StandardCharsets.UTF_8)));
    }

    private List<Integer> dice(String label, int count, int sides) {
        var lots = Lots.of(secret, label);
        var dice = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) dice.add(lots.die(sides));
        return dice;
    }

    private List<Integer> pick(String label, List<Integer> from, int count) {
        var lots = Lots.of(secret, label);
        var left = new ArrayList<>(from);
        var picked = new ArrayList<Integer>();
        for (int i = 0; i < count; i++)
            picked.add(left.remove(/* index */ lots.below(left.size())));
        return picked;
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
