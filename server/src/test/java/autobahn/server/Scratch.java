package autobahn.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** Folders for what outlives a single test; they go when the tests end. */
public final class Scratch {
    private static final Path ROOT = make();

    private Scratch() {}

    public static Path folder() {
        try {
            return Files.createTempDirectory(ROOT, "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path make() {
        try {
            Path root = Files.createTempDirectory("autobahn-tests");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(root)));
            return root;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(path -> path.toFile().delete());
        } catch (IOException | UncheckedIOException e) {
            // a server that is still being stopped may take its files away first
        }
    }
}
