package autobahn.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Checksums in hexadecimal digits. */
final class Digest {
    static final String SHA256 = "SHA-256";

    private Digest() {}

    static String of(String kind, byte[] bytes) {
        return HexFormat.of().formatHex(digest(kind).digest(bytes));
    }

    static String of(String kind, Path file) throws IOException {
        MessageDigest digest = digest(kind);
        try (InputStream in = Files.newInputStream(file)) {
            byte[] part = new byte[1 << 16];
            for (int count = in.read(part); count >= 0; count = in.read(part)) {
                digest.update(part, 0, count);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest(String kind) {
        try {
            return MessageDigest.getInstance(kind);
        } catch (NoSuchAlgorithmException e) {
            throw new LinkageError("every JDK has " + kind, e);
        }
    }
}
