package autobahn.release;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A small project of somebody else's that plays a game with the libraries. */
final class EmbedderProject {
    private static final String SOURCES = "src/main/java";
    private static final String MAIN = "example.Example";

    private EmbedderProject() {}

    /** @param repository what names the version: the folder of the parent has one for it */
    static void write(Path project, Path repository) throws IOException {
        String version;
        try (Stream<Path> versions =
                Files.list(repository.resolve(Libraries.GROUP).resolve("autobahn-parent"))) {
            version = versions.findFirst().orElseThrow().getFileName().toString();
        }
        Path sources = Files.createDirectories(project.resolve(SOURCES).resolve("example"));
        Files.writeString(sources.resolve("Example.java"), EXAMPLE);
        Files.writeString(project.resolve("pom.xml"), POM.replace("@VERSION@", version));
    }

    /** As a module that names the libraries it needs by their module names. */
    static void modules(Path project, List<Path> jars) throws IOException, InterruptedException {
        String path = joined(jars);
        Path classes = project.resolve("modules/example");
        Path module = Files.writeString(project.resolve("module-info.java"), MODULE);
        Commands.run(
                project,
                List.of(
                        Commands.java("javac"),
                        "--module-path",
                        path,
                        "-d",
                        classes.toString(),
                        module.toString(),
                        project.resolve(SOURCES).resolve("example/Example.java").toString()));
        played(Commands.run(
                project,
                List.of(
                        Commands.java("java"),
                        "--module-path",
                        path + File.pathSeparator + classes.getParent(),
                        "--module",
                        "example/" + MAIN)));
    }

    /**
     * Built by Maven, with a local repository that has the libraries as they are released and nothing else of ours: what
     * their POMs do not name is missing.
     */
    static void maven(Path project, Path repository, String maven) throws IOException, InterruptedException {
        Path local = Files.createDirectories(project.resolve("local"));
        borrow(local, Path.of(System.getProperty("user.home"), ".m2", "repository"), repository);
        List<String> words = new ArrayList<>(List.of("env", "JAVA_HOME=" + System.getProperty("java.home"), maven));
        words.addAll(List.of("-B", "-ntp", "-q", "-Dmaven.repo.local=" + local, "-Dmdep.outputFile=path.txt"));
        words.addAll(List.of("compile", "dependency:build-classpath"));
        Commands.run(project, words);
        String path = Files.readString(project.resolve("path.txt")).strip();
        if (!path.contains("autobahn-json") || path.contains("autobahn-records")) {
            throw new ReleaseException("what Maven takes for an embedder is not what it should be: " + path);
        }
        played(Commands.run(
                project,
                List.of(
                        Commands.java("java"),
                        "-cp",
                        project.resolve("target/classes") + File.pathSeparator + path,
                        MAIN)));
    }

    /** Plugins come from where this machine keeps them, so that they are not fetched for each check; nothing of ours does. */
    private static void borrow(Path local, Path kept, Path released) throws IOException {
        Path here = local;
        Path there = kept;
        for (Path name : Path.of(Libraries.GROUP)) {
            Files.createDirectories(here);
            if (Files.isDirectory(there)) {
                try (Stream<Path> others = Files.list(there)) {
                    for (Path other :
                            others.filter(each -> !each.endsWith(name)).toList()) {
                        Files.createSymbolicLink(here.resolve(other.getFileName()), other);
                    }
                }
            }
            there = there.resolve(name);
            here = here.resolve(name);
        }
        Files.createSymbolicLink(here, released.resolve(Libraries.GROUP));
    }

    private static void played(String said) {
        if (!said.startsWith("1. ")) {
            throw new ReleaseException("the example for embedding says: " + said);
        }
    }

    private static String joined(List<Path> jars) {
        return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static final String EXAMPLE = """
            package example;

            import autobahn.bots.Budget;
            import autobahn.bots.Level;
            import autobahn.edition.Editions;
            import autobahn.engine.*;
            import autobahn.format.Positions;

            public final class Example {
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

    private static final String MODULE = """
            module example {
                requires autobahn.bots;
                requires autobahn.edition;
                requires autobahn.engine;
                requires autobahn.format;
            }
            """;

    /** Names the two libraries that bring the others; plugins are those of our own build. */
    private static final String POM = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>example</groupId>
              <artifactId>example</artifactId>
              <version>1</version>
              <properties>
                <maven.compiler.release>21</maven.compiler.release>
                <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
              </properties>
              <dependencies>
                <dependency>
                  <groupId>io.github.autobahn-game</groupId>
                  <artifactId>autobahn-format</artifactId>
                  <version>@VERSION@</version>
                </dependency>
                <dependency>
                  <groupId>io.github.autobahn-game</groupId>
                  <artifactId>autobahn-bots</artifactId>
                  <version>@VERSION@</version>
                </dependency>
              </dependencies>
              <build>
                <plugins>
                  <plugin>
                    <artifactId>maven-compiler-plugin</artifactId>
                    <version>3.16.0</version>
                  </plugin>
                  <plugin>
                    <artifactId>maven-resources-plugin</artifactId>
                    <version>3.5.0</version>
                  </plugin>
                  <plugin>
                    <artifactId>maven-dependency-plugin</artifactId>
                    <version>3.11.0</version>
                  </plugin>
                </plugins>
              </build>
            </project>
            """;
}
