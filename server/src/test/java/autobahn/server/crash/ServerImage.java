package autobahn.server.crash;

import autobahn.server.Scratch;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * The server as a thing that starts fast: its classes in jars, and an archive of those that a server uses. A hundred
 * servers are started here, and reading and checking classes is nearly half of what a start costs.
 */
final class ServerImage {
    /** From JDK 25 on an archive also holds what a JVM has found out about the classes. */
    private static final boolean LEARNS = Runtime.version().feature() >= 25;

    private static final ServerImage IMAGE = make();

    private final String classPath;
    private final Path archive;

    private ServerImage(String classPath, Path archive) {
        this.classPath = classPath;
        this.archive = archive;
    }

    /** How a server is started, without its arguments. */
    static List<String> command() {
        return IMAGE.command((LEARNS ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=") + IMAGE.archive);
    }

    private List<String> command(String archiving) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx256m",
                "-Xlog:disable",
                archiving,
                "-cp",
                classPath,
                "autobahn.server.ServerMain");
    }

    private static ServerImage make() {
        try {
            Path folder = Scratch.folder();
            List<String> entries = new ArrayList<>();
            for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
                Path path = Path.of(entry);
                entries.add(Files.isDirectory(path) ? jar(path, folder, entries.size()) : entry);
            }
            ServerImage image = new ServerImage(String.join(File.pathSeparator, entries), folder.resolve("server.jsa"));
            image.train(folder);
            return image;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Archives hold classes of jars only. */
    private static String jar(Path classes, Path folder, int number) throws IOException {
        Path jar = folder.resolve(number + ".jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(classes)) {
            out.setLevel(0);
            for (Path path : files.filter(path -> !path.equals(classes)).toList()) {
                String name = classes.relativize(path).toString().replace(File.separatorChar, '/');
                if (Files.isDirectory(path)) { // migrations are found by their folder
                    out.putNextEntry(new JarEntry(name + "/"));
                } else {
                    out.putNextEntry(new JarEntry(name));
                    Files.copy(path, out);
                }
            }
        }
        return jar.toString();
    }

    /** Runs a server for a moment; when it stops it writes down which classes it has used. */
    private void train(Path folder) throws IOException, InterruptedException {
        Path data = Files.createDirectory(folder.resolve("data"));
        try (ServerProcess server = new ServerProcess(
                command((LEARNS ? "-XX:AOTCacheOutput=" : "-XX:ArchiveClassesAtExit=") + archive),
                "jdbc:sqlite:" + data.resolve("autobahn.db"),
                folder.resolve("server.log"))) {
            server.start();
            server.await();
            Table table = new Table(1, server.uri());
            Thread follower = Thread.startVirtualThread(new Follower(table, server.uri()));
            table.play(20);
            follower.interrupt();
            server.stop();
        }
        if (!Files.exists(archive)) {
            throw new AssertionError("no archive of classes was written, see " + folder);
        }
    }
}
