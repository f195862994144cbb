package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The libraries as somebody gets them who depends on them. */
final class LibrariesCheck {
    private static final List<String> CENTRAL =
            List.of("<name>", "<description>", "<url>", "<license>", "<scm>", "<developer>");

    private LibrariesCheck() {}

    /** @param maven the program that builds with Maven */
    static void run(Path zip, String maven, Path work, PrintStream out) throws IOException, InterruptedException {
        Path repository = Files.createDirectories(work.resolve("repository"));
        Commands.run(repository, List.of(Commands.java("jar"), "-xf", zip.toString()));
        List<Path> jars = new ArrayList<>();
        List<Path> all;
        try (Stream<Path> found = Files.walk(repository)) {
            all = found.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : all) {
            String name = file.getFileName().toString();
            if (name.endsWith("-javadoc.jar")) {
                look(file, "index.html", "internal/");
            } else if (name.endsWith("-sources.jar")) {
                look(file, ".java", ".class");
            } else if (name.endsWith(".jar")) {
                jars.add(file);
                named(file);
                beside(file, "-sources.jar");
                beside(file, "-javadoc.jar");
            } else if (name.startsWith("autobahn-parent-") && name.endsWith(".pom")) {
                String pom = Files.readString(file);
                CENTRAL.stream().filter(part -> !pom.contains(part)).findFirst().ifPresent(part -> {
                    throw new ReleaseException(name + " lacks " + part + ", which public repositories want");
                });
            }
            Path sum = file.resolveSibling(name + ".sha256");
            if (Files.exists(sum) && !Files.readString(sum).equals(Digest.of(Digest.SHA256, file))) {
                throw new ReleaseException(name + " has another checksum than stands beside it");
            }
        }
        Path project = work.resolve("project");
        EmbedderProject.write(project, repository);
        EmbedderProject.modules(project, jars);
        EmbedderProject.maven(project, repository, maven);
        out.println(zip.getFileName() + ": " + jars.size()
                + " libraries with sources, Javadoc, checksums and module names; a project of its own plays a game with them,"
                + " on the module path and built by Maven from this repository");
    }

    private static void look(Path jar, String wanted, String unwanted) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            boolean found = false;
            for (var entries = file.entries(); entries.hasMoreElements(); ) {
                String name = entries.nextElement().getName();
                found |= name.endsWith(wanted);
                if (name.contains(unwanted)) {
                    throw new ReleaseException(jar.getFileName() + " has " + name);
                }
            }
            if (!found) {
                throw new ReleaseException(jar.getFileName() + " has no " + wanted);
            }
        }
    }

    private static void beside(Path jar, String kind) {
        String name = jar.getFileName().toString().replace(".jar", kind);
        if (!Files.exists(jar.resolveSibling(name))) {
            throw new ReleaseException(name + " is missing");
        }
    }

    private static void named(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String name = file.getManifest().getMainAttributes().getValue("Automatic-Module-Name");
            if (name == null || !name.matches("autobahn\\.[a-z]+")) {
                throw new ReleaseException(jar.getFileName() + " has no name as a module");
            }
        }
    }
}
