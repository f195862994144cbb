import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Fetches Maven for {@code mvnw}: {@code java FetchMaven.java URL SHA256 FOLDER}. In Java, because a JDK is there and
 * curl, unzip and sha256sum may not be. The folder appears whole or not at all.
 */
final class FetchMaven {
    private FetchMaven() {}

    public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
        Path folder = Path.of(args[2]);
        byte[] zip;
        try (InputStream in = URI.create(args[0]).toURL().openStream()) {
            zip = in.readAllBytes();
        } catch (IOException e) {
            throw fail("cannot be fetched (" + e + "). Install Maven 3.8 or newer, or set MVNW_REPOURL to a Maven repository.");
        }
        String sum = String.format("%064x", new BigInteger(1, MessageDigest.getInstance("SHA-256").digest(zip)));
        if (!sum.equals(args[1])) {
            throw fail("is not the file that was expected: its SHA-256 is " + sum + ", not " + args[1] + ".");
        }
        Files.createDirectories(folder.getParent());
        Path unpacked = Files.createTempDirectory(folder.getParent(), "unpacking-");
        unpack(zip, unpacked);
        try {
            Files.move(unpacked, folder);
        } catch (FileAlreadyExistsException e) {
            // Somebody else was faster, with the same file.
        }
    }

    /** Without the one folder that everything in the file is in. */
    private static void unpack(byte[] zip, Path folder) throws IOException {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path path = Path.of(entry.getName());
                if (entry.isDirectory() || path.getNameCount() < 2) {
                    continue;
                }
                Path file = folder.resolve(path.subpath(1, path.getNameCount()).toString());
                Files.createDirectories(file.getParent());
                Files.copy(in, file);
                if (file.getParent().endsWith("bin")) {
                    file.toFile().setExecutable(true, false);
                }
            }
        }
    }

    private static RuntimeException fail(String what) {
        System.err.println("mvnw: Maven " + what);
        System.exit(1);
        return new IllegalStateException(what);
    }
}
