package autobahn.server.table;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A browser that messages are pushed to: the other side of RFC 8291 and 8292, written apart from the server's. */
final class PushedBrowser {
    private final KeyPair keys;
    private final byte[] auth = "sixteen letters!".getBytes(StandardCharsets.US_ASCII);

    PushedBrowser() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        keys = generator.generateKeyPair();
    }

    String receiver() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(point());
    }

    String auth() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(auth);
    }

    private byte[] point() {
        ECPoint w = ((ECPublicKey) keys.getPublic()).getW();
        ByteBuffer all = ByteBuffer.allocate(65).put((byte) 4);
        for (BigInteger each : new BigInteger[] {w.getAffineX(), w.getAffineY()}) {
            byte[] raw = each.toByteArray();
            int length = Math.min(32, raw.length);
            all.put(new byte[32 - length]).put(raw, raw.length - length, length);
        }
        return all.array();
    }

    private ECPublicKey read(byte[] point) throws GeneralSecurityException {
        BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
        BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
        return (ECPublicKey) KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), ((ECPublicKey) keys.getPublic()).getParams()));
    }

    String decrypt(byte[] body) throws GeneralSecurityException {
        ByteBuffer in = ByteBuffer.wrap(body);
        byte[] salt = new byte[16];
        in.get(salt);
        in.getInt();
        byte[] sender = new byte[in.get()];
        in.get(sender);
        byte[] sealed = new byte[in.remaining()];
        in.get(sealed);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(keys.getPrivate());
        agreement.doPhase(read(sender), true);
        byte[] first = mac(auth, agreement.generateSecret());
        byte[] secret =
                mac(first, "WebPush: info\0".getBytes(StandardCharsets.US_ASCII), point(), sender, new byte[] {1});
        byte[] second = mac(salt, secret);
        byte[] key = mac(second, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), new byte[] {1});
        byte[] nonce = mac(second, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), new byte[] {1});
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(Arrays.copyOf(key, 16), "AES"),
                new GCMParameterSpec(128, Arrays.copyOf(nonce, 12)));
        String text = new String(cipher.doFinal(sealed), StandardCharsets.UTF_8);
        return text.substring(0, text.lastIndexOf('\u0002'));
    }

    private static byte[] mac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return mac.doFinal();
    }

    /** The claims of a header Authorization, if its signature is that of its key. */
    String claims(String authorization) throws GeneralSecurityException {
        String[] parts = authorization.substring("vapid t=".length()).split(", k=", 2);
        int dot = parts[0].lastIndexOf('.');
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(read(Base64.getUrlDecoder().decode(parts[1])));
        signature.update(parts[0].substring(0, dot).getBytes(StandardCharsets.US_ASCII));
        if (!signature.verify(Base64.getUrlDecoder().decode(parts[0].substring(dot + 1)))) {
            throw new GeneralSecurityException("a forged signature");
        }
        return new String(
                Base64.getUrlDecoder().decode(parts[0].substring(parts[0].indexOf('.') + 1, dot)),
                StandardCharsets.UTF_8);
    }
}
