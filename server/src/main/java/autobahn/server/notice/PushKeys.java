package autobahn.server.notice;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;

/** Points and keys of the curve P-256, as Web Push writes them, and how a server shows who it is (RFC 8292). */
final class PushKeys {
    static final int POINT = 65;
    private static final int NUMBER = 32;
    private static final Base64.Encoder WRITE = Base64.getUrlEncoder().withoutPadding();
    private static final ECParameterSpec CURVE = curve();

    private final ECPrivateKey own;
    /** The public key, as base64url. */
    final String shown;

    private PushKeys(ECPrivateKey own, String shown) {
        this.own = own;
        this.shown = shown;
    }

    private static ECParameterSpec curve() {
        try {
            AlgorithmParameters parameters = AlgorithmParameters.getInstance("EC");
            parameters.init(new ECGenParameterSpec("secp256r1"));
            return parameters.getParameterSpec(ECParameterSpec.class);
        } catch (GeneralSecurityException e) {
            throw impossible(e);
        }
    }

    static IllegalStateException impossible(GeneralSecurityException e) {
        return new IllegalStateException("every Java has the curve P-256, HMAC and AES", e);
    }

    static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(CURVE);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw impossible(e);
        }
    }

    /** New keys as a text, to be kept. */
    static String make() {
        KeyPair pair = pair();
        return WRITE.encodeToString(pair.getPrivate().getEncoded()) + " "
                + WRITE.encodeToString(point((ECPublicKey) pair.getPublic()));
    }

    static PushKeys of(String kept) {
        String[] parts = kept.split(" ", 2);
        try {
            ECPrivateKey own = (ECPrivateKey) KeyFactory.getInstance("EC")
                    .generatePrivate(
                            new PKCS8EncodedKeySpec(Base64.getUrlDecoder().decode(parts[0])));
            return new PushKeys(own, parts[1]);
        } catch (GeneralSecurityException e) {
            throw impossible(e);
        }
    }

    static byte[] point(ECPublicKey key) {
        byte[] point = new byte[POINT];
        point[0] = 4;
        number(key.getW().getAffineX(), point, 1);
        number(key.getW().getAffineY(), point, 1 + NUMBER);
        return point;
    }

    private static void number(BigInteger value, byte[] into, int at) {
        byte[] bytes = value.toByteArray();
        int length = Math.min(bytes.length, NUMBER);
        System.arraycopy(bytes, bytes.length - length, into, at + NUMBER - length, length);
    }

    /**
     * A public key that somebody has sent.
     *
     * @throws GeneralSecurityException if it is none of this curve
     */
    static ECPublicKey read(byte[] point) throws GeneralSecurityException {
        if (point.length != POINT || point[0] != 4) {
            throw new GeneralSecurityException("not an uncompressed point");
        }
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + NUMBER));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 1 + NUMBER, POINT));
        BigInteger prime = new BigInteger("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff", 16);
        BigInteger right = x.pow(3)
                .add(CURVE.getCurve().getA().multiply(x))
                .add(CURVE.getCurve().getB())
                .mod(prime);
        if (x.compareTo(prime) >= 0
                || y.compareTo(prime) >= 0
                || !y.pow(2).mod(prime).equals(right)) {
            throw new GeneralSecurityException("not a point of the curve");
        }
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
    }

    /**
     * What the header Authorization says to a push service.
     *
     * @param audience its origin
     * @param until seconds
     */
    String authorization(String audience, long until, String subject) {
        String head = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
        String claims = "{\"aud\":\"" + audience + "\",\"exp\":" + until + ",\"sub\":\"" + subject + "\"}";
        String signed = WRITE.encodeToString(head.getBytes(StandardCharsets.UTF_8)) + "."
                + WRITE.encodeToString(claims.getBytes(StandardCharsets.UTF_8));
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(own);
            signature.update(signed.getBytes(StandardCharsets.US_ASCII));
            return "vapid t=" + signed + "." + WRITE.encodeToString(signature.sign()) + ", k=" + shown;
        } catch (GeneralSecurityException e) {
            throw impossible(e);
        }
    }
}
