package hegemon.server.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.InvalidKeySpecException;
import java.util.Arrays;
import java.util.HexFormat;

/** The curve P-256, and its points in the form of 65 bytes in which they travel. */
final class Curve {
    static final ECParameterSpec P256 = p256();

    private static final BigInteger PRIME = ((ECFieldFp) P256.getCurve().getField()).getP();
    private static final BigInteger A = P256.getCurve().getA();
    private static final int SIZE = 32;
    private static final byte UNCOMPRESSED = 4;

    private Curve() {}

    private static ECParameterSpec p256() {
        try {
            var parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has P-256", e);
        }
    }

    static byte[] bytes(ECPublicKey key) {
        var bytes = new byte[1 + 2 * SIZE];
        bytes[0] = UNCOMPRESSED;
        put(key.getW().getAffineX(), bytes, 1);
        put(key.getW().getAffineY(), bytes, 1 + SIZE);
        return bytes;
    }

    private static void put(BigInteger number, byte[] into, int at) {
        var digits = HexFormat.of().parseHex(String.format("%064x", number));
        System.arraycopy(digits, 0, into, at, SIZE);
    }

    /**
     * @throws InvalidKeySpecException for anything but a point of the curve
     */
    static ECPublicKey key(byte[] bytes) throws GeneralSecurityException {
        if (bytes.length != 1 + 2 * SIZE || bytes[0] != UNCOMPRESSED)
            throw new InvalidKeySpecException("not a point");
        var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + SIZE));
        var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + SIZE, bytes.length));
        var right = x.pow(3).add(A.multiply(x)).add(P256.getCurve().getB());
        if (x.max(y).compareTo(PRIME) >= 0 || y.pow(2).subtract(right).mod(PRIME).signum() != 0)
            throw new InvalidKeySpecException("not on the curve");
        return key(new ECPoint(x, y));
    }

    private static ECPublicKey key(ECPoint point) throws GeneralSecurityException {
        return (ECPublicKey)
                KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, P256));
    }

    /** The public key that belongs to a secret one. */
    static ECPublicKey of(BigInteger secret) throws GeneralSecurityException {
        var point = ECPoint.POINT_INFINITY;
        for (int bit = secret.bitLength() - 1; bit >= 0; bit--) {
            point = sum(point, point);
            if (secret.testBit(bit)) point = sum(point, P256.getGenerator());
        }
        return key(point);
    }

    private static ECPoint sum(ECPoint one, ECPoint other) {
        if (one.equals(ECPoint.POINT_INFINITY)) return other;
        if (other.equals(ECPoint.POINT_INFINITY)) return one;
        var x = one.getAffineX();
        var slope =
                one.equals(other)
                        ? quotient(
                                x.pow(2).multiply(BigInteger.valueOf(3)).add(A),
                                one.getAffineY().shiftLeft(1))
                        : quotient(
                                other.getAffineY().subtract(one.getAffineY()),
                                other.getAffineX().subtract(x));
        var sum = slope.pow(2).subtract(x).subtract(other.getAffineX()).mod(PRIME);
        return new ECPoint(
                sum, slope.multiply(x.subtract(sum)).subtract(one.getAffineY()).mod(PRIME));
    }

    private static BigInteger quotient(BigInteger above, BigInteger below) {
        return above.multiply(below.modInverse(PRIME)).mod(PRIME);
    }
}
