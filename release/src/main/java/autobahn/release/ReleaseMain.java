package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Makes all that a release consists of from a checkout that is built; the launcher's {@code release} does both. */
public final class ReleaseMain {
    /** For hosts, beside the image. */
    static final List<String> COMPOSE = List.of("compose.yaml", "compose.postgres.yaml");

    private ReleaseMain() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        Locale.setDefault(Locale.ROOT);
        try {
            if (args.length > 0 && args[0].equals("check")) {
                ReleaseCheck.run(Path.of(args[1]), Path.of(args[2]), Path.of(args[3]), args[4], System.out);
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
            Map<Target, Path> others = others(options.jmods());
            JavaRuntime.link(null, runtime);
            made.add(Bundle.make(product, here, runtime, options.out()));
            for (Map.Entry<Target, Path> other : others.entrySet()) {
                Path linked = work.resolve("runtime-" + other.getKey());
                JavaRuntime.link(other.getValue(), linked);
                made.add(Bundle.make(product, other.getKey(), linked, options.out()));
            }
            if (options.image()) {
                List<Image.Layer> layers = ImageLayers.of(product, here, runtime, work.resolve("packages"));
                made.add(new Image(product, here).make(layers, options.out()));
            }
            made.add(Site.make(product, work.resolve("site"), options.out()));
            made.add(Libraries.make(product, options.out()));
            made.add(Wheel.make(product, options.out()));
            for (String compose : COMPOSE) {
                Path file = product.root().resolve("deploy").resolve(compose);
                made.add(Files.copy(file, options.out().resolve(compose)));
            }
            made.add(BillOfMaterials.make(product, options.out()));
            sums(made, options.out().resolve("SHA256SUMS"));
            for (Path file : made) {
                out.printf("%,13d bytes  %s%n", Files.size(file), file.getFileName());
            }
        } finally {
            delete(work);
        }
    }

    /** Looked at before anything is made: a wrong folder is told at once. */
    private static Map<Target, Path> others(List<Path> folders) {
        Map<Target, Path> others = new LinkedHashMap<>();
        for (Path jmods : folders) {
            Target target = JavaRuntime.target(jmods);
            if (target.equals(Target.here()) || others.put(target, jmods) != null) {
                throw new ReleaseException("--jmods " + jmods + ": there is a bundle for " + target + " already");
            }
        }
        return others;
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
