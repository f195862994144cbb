package autobahn.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The libraries as a Maven repository has them, with checksums: what a public repository takes as an upload once each file
 * has a signature beside it.
 */
final class Libraries {
    static final List<String> MODULES = List.of("json", "engine", "edition", "format", "bots");

    static final String GROUP = "io/github/autobahn-game/";

    private Libraries() {}

    static Path make(Product product, Path folder) throws IOException {
        FileTree tree = new FileTree();
        add(tree, product, "parent", ".pom", product.root().resolve("pom.xml"));
        for (String module : MODULES) {
            add(tree, product, module, ".pom", product.root().resolve(module).resolve("pom.xml"));
            for (String kind : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
                Path jar = product.root()
                        .resolve(module)
                        .resolve("target")
                        .resolve("autobahn-" + module + "-" + product.version() + kind);
                if (!Files.isRegularFile(jar)) {
                    throw new ReleaseException(product.root().relativize(jar) + " is not built");
                }
                add(tree, product, module, kind, jar);
            }
        }
        return new ArchiveWriter(product.time())
                .zip(tree, folder.resolve("autobahn-" + product.version() + "-maven.zip"));
    }

    private static void add(FileTree tree, Product product, String module, String kind, Path file) throws IOException {
        String name = "autobahn-" + module;
        String path = GROUP + name + "/" + product.version() + "/" + name + "-" + product.version() + kind;
        tree.file(path, file, FileTree.READ)
                .text(path + ".md5", Digest.of("MD5", file), FileTree.READ)
                .text(path + ".sha1", Digest.of("SHA-1", file), FileTree.READ)
                .text(path + ".sha256", Digest.of(Digest.SHA256, file), FileTree.READ);
    }
}
