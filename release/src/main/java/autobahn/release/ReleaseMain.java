package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Makes all that a release consists of from a checkout that is built; the launcher's {@code release} does both. */
public final class ReleaseMain {
    private ReleaseMain() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        try {
            if (args.length > 0 && args[0].equals("check")) {
                ReleaseCheck.run(Path.of(args[1]), Path.of(args[2]), System.out);
            } else {
                make(ReleaseOptions.parse(List.of(args)), System.out);
            }
        } catch (ReleaseException e) {
            System.err.println("autobahn: " + e.getMessage());
            System.exit(2);
        }
    }

    static void make(ReleaseOptions options, PrintStream out) throws IOException, InterruptedException {
        Product product = options.product();
        Files.createDirectories(options.out());
        Path work = Files.createTempDirectory("autobahn-release");
        try {
            List<Path> made = new ArrayList<>();
            Target here = Target.here();
            Path runtime = work.resolve("runtime");
            JavaRuntime.link(null, runtime);
            made.add(Bundle.make(product, here, runtime, options.out()));
            for (Path jmods : options.jmods()) {
                Target there = JavaRuntime.target(jmods);
                Path linked = work.resolve("runtime-" + there);
                JavaRuntime.link(jmods, linked);
                made.add(Bundle.make(product, there, linked, options.out()));
            }
            if (options.image()) {
                List<Image.Layer> layers = ImageLayers.of(product, here, runtime, work.resolve("packages"));
                made.add(new Image(product, here).make(layers, options.out()));
            }
            made.add(Libraries.make(product, options.out()));
            made.add(BillOfMaterials.make(product, options.out()));
            sums(made, options.out().resolve("SHA256SUMS"));
            for (Path file : made) {
                out.printf("%,13d bytes  %s%n", Files.size(file), file.getFileName());
            }
        } finally {
            delete(work);
        }
    }

    /** As sha256sum reads them. */
    private static void sums(List<Path> files, Path sums) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : files.stream().sorted().toList()) {
            lines.append(Digest.of(Digest.SHA256, file))
                    .append("  ")
                    .append(file.getFileName())
                    .append('\n');
        }
        Files.writeString(sums, lines, StandardCharsets.UTF_8);
    }

    static void delete(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
