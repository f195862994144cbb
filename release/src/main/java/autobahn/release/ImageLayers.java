package autobahn.release;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What the image holds, what changes least first: an upgrade then fetches little. */
final class ImageLayers {
    /** The user that it runs as; any other without rights will do, as long as the volume is theirs. */
    static final int USER = 10001;

    private static final String HOME = "opt/autobahn/";

    private ImageLayers() {}

    /** @param folder for what is fetched on the way */
    static List<Image.Layer> of(Product product, Target target, Path runtime, Path folder)
            throws IOException, InterruptedException {
        FileTree base = new FileTree();
        DebianBase.add(base, folder);
        String user = "autobahn:x:" + USER + ":" + USER;
        base.text("etc/passwd", "root:x:0:0:root:/:/nologin\n" + user + ":Autobahn:/data:/nologin\n", FileTree.READ)
                .text("etc/group", "root:x:0:\nautobahn:x:" + USER + ":\n", FileTree.READ)
                .folder("data", 0750, USER);
        FileTree java = new FileTree().all(HOME + "runtime", runtime);
        FileTree libraries = new FileTree();
        FileTree own = new FileTree();
        try (Stream<Path> jars = Files.list(product.root().resolve("cli/target/lib"))) {
            for (Path jar : jars.sorted().toList()) {
                String name = jar.getFileName().toString();
                (name.startsWith("autobahn-") ? own : libraries).file(HOME + "lib/" + name, jar, FileTree.READ);
                if (name.startsWith("sqlite-jdbc-")) {
                    // else it would be unpacked at every start, and there is no place to write to
                    libraries.bytes(HOME + "native/libsqlitejdbc.so", sqlite(jar, target), FileTree.RUN);
                }
            }
        }
        own.file(HOME + "autobahn.jar", product.root().resolve("cli/target/autobahn.jar"), FileTree.READ)
                .file(HOME + "LICENSE", product.root().resolve("LICENSE"), FileTree.READ)
                .file(HOME + "NOTICE", product.root().resolve("NOTICE"), FileTree.READ);
        return List.of(
                new Image.Layer("C library of the distribution: " + String.join(", ", DebianBase.PACKAGES), base),
                new Image.Layer("Java, by jlink", java),
                new Image.Layer("libraries", libraries),
                new Image.Layer("Autobahn " + product.version(), own));
    }

    private static byte[] sqlite(Path jar, Target target) throws IOException {
        String machine = target.machine().equals("x64") ? "x86_64" : "aarch64";
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry("org/sqlite/native/Linux/" + machine + "/libsqlitejdbc.so");
            if (entry == null) {
                throw new ReleaseException(jar.getFileName() + " has no SQLite for Linux on " + machine);
            }
            try (InputStream in = zip.getInputStream(entry)) {
                return in.readAllBytes();
            }
        }
    }
}
