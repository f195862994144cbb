package autobahn.release;

import java.io.File;
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

    static void run(Path zip, Path work, PrintStream out) throws IOException, InterruptedException {
        Files.createDirectories(work);
        Path java = Path.of(System.getProperty("java.home"), "bin");
        Commands.run(work, List.of(java.resolve("jar").toString(), "-xf", zip.toString()));
        List<Path> jars = new ArrayList<>();
        List<Path> all;
        try (Stream<Path> found = Files.walk(work)) {
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
        Path example = Files.writeString(work.resolve("Example.java"), EXAMPLE);
        StringBuilder path = new StringBuilder();
        jars.forEach(jar -> path.append(jar).append(File.pathSeparator));
        String said = Commands.run(
                work, List.of(java.resolve("java").toString(), "-cp", path.toString(), example.toString()));
        if (!said.startsWith("1. ")) {
            throw new ReleaseException("the example for embedding says: " + said);
        }
        out.println(
                zip.getFileName() + ": " + jars.size()
                        + " libraries with sources, Javadoc, checksums and module names; the example for embedding plays a game");
    }

    private static final String EXAMPLE = """
            import autobahn.bots.Level;
            import autobahn.bots.Budget;
            import autobahn.edition.Editions;
            import autobahn.engine.*;
            import autobahn.format.Positions;

            class Example {
                public static void main(String[] args) {
                    Game game = new Box(Editions.standard()).newGame(Options.players(3), 42);
                    var bot = Level.of("greedy").bot(game.box(), game.options(), 1);
                    while (!game.isOver()) {
                        game.play(bot.choose(game.seenBy(game.seatToMove(), 7), Budget.iterations(0)));
                    }
                    if (Positions.line(game).isEmpty()) throw new AssertionError();
                    game.scores().stream().sorted(java.util.Comparator.comparing(s -> s.place()))
                            .forEach(score -> System.out.println(score.place() + ". " + score));
                }
            }
            """;

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

    private static void named(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            String name = file.getManifest().getMainAttributes().getValue("Automatic-Module-Name");
            if (name == null || !name.matches("autobahn\\.[a-z]+")) {
                throw new ReleaseException(jar.getFileName() + " has no name as a module");
            }
        }
    }
}
