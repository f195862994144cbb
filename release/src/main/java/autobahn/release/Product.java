package autobahn.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * What is released: the built checkout.
 *
 * @param root the folder of the checkout
 * @param revision the commit it was made from
 * @param time what all files are dated by, so that the same commit gives the same bytes
 */
record Product(Path root, String version, String revision, Instant time) {
    /** The command with all libraries, as the build has left it. */
    FileTree program(FileTree tree, String at) throws IOException {
        Path built = root.resolve("cli/target");
        if (!Files.isRegularFile(built.resolve("autobahn.jar"))) {
            throw new ReleaseException("cli/target/autobahn.jar is not built");
        }
        return tree.file(at + "/autobahn.jar", built.resolve("autobahn.jar"), FileTree.READ)
                .all(at + "/lib", built.resolve("lib"));
    }

    /** A file that the release brings along. */
    String text(String name) throws IOException {
        try (InputStream in = Product.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException("the release has no file " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("@VERSION@", version);
        }
    }
}
