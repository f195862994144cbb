package autobahn.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The game as a folder of files for any web space, as the command {@code site} writes it. */
final class Site {
    private Site() {}

    /** @param work where it is laid out before it is packed */
    static Path make(Product product, Path work, Path folder) throws IOException, InterruptedException {
        String name = "autobahn-" + product.version() + "-site";
        Commands.run(
                product.root(),
                List.of(
                        Commands.java("java"),
                        "-jar",
                        product.root().resolve("cli/target/autobahn.jar").toString(),
                        "site",
                        "-o",
                        work.toString()));
        FileTree tree = new FileTree()
                .all(name, work)
                .file(name + "/LICENSE.txt", product.root().resolve("LICENSE"), FileTree.READ)
                .file(name + "/NOTICE.txt", product.root().resolve("NOTICE"), FileTree.READ);
        return new ArchiveWriter(product.time()).zip(tree, folder.resolve(name + ".zip"));
    }
}
