package autobahn.server.notice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A message that only one browser can read (RFC 8291, with the encoding aes128gcm of RFC 8188): one record. */
final class PushMessage {
    private static final int SALT = 16;
    private static final int KEY = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final int RECORD = 4096;
    private static final SecureRandom RANDOM = new SecureRandom();

    private PushMessage() {}

    /**
     * @param receiver the browser's public key
     * @param auth the secret that it shares with us
     */
    static byte[] encrypted(byte[] text, byte[] receiver, byte[] auth) throws GeneralSecurityException {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        return encrypted(text, receiver, auth, PushKeys.pair(), salt);
    }

    static byte[] encrypted(byte[] text, byte[] receiver, byte[] auth, KeyPair sender, byte[] salt)
            throws GeneralSecurityException {
        byte[] own = PushKeys.point((ECPublicKey) sender.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(sender.getPrivate());
        agreement.doPhase(PushKeys.read(receiver), true);
        byte[] info = ByteBuffer.allocate(14 + 2 * PushKeys.POINT)
                .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
                .put(receiver)
                .put(own)
                .array();
        byte[] secret = expand(hmac(auth, agreement.generateSecret()), info, 32);
        byte[] pseudo = hmac(salt, secret);
        byte[] key = expand(pseudo, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), KEY);
        byte[] nonce = expand(pseudo, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), NONCE);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        byte[] padded = Arrays.copyOf(text, text.length + 1);
        padded[text.length] = 2; // the last record
        byte[] sealed = cipher.doFinal(padded);
        return ByteBuffer.allocate(SALT + 4 + 1 + own.length + sealed.length)
                .put(salt)
                .putInt(RECORD)
                .put((byte) own.length)
                .put(own)
                .put(sealed)
                .array();
    }

    private static byte[] hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return mac.doFinal();
    }

    /** HKDF-Expand for what fits into one block. */
    private static byte[] expand(byte[] pseudo, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(pseudo, info, new byte[] {1}), length);
    }
}
