package autobahn.release;

import java.io.IOException;
import java.nio.file.Path;

/** A folder that runs by itself: the program, a Java of its own, and something to double-click. */
final class Bundle {
    private Bundle() {}

    static Path make(Product product, Target target, Path runtime, Path folder) throws IOException {
        String name = "autobahn-" + product.version() + "-" + target;
        FileTree tree = new FileTree();
        product.program(tree, name + "/app")
                .all(name + "/runtime", runtime)
                .file(name + "/LICENSE", product.root().resolve("LICENSE"), FileTree.READ)
                .file(name + "/NOTICE", product.root().resolve("NOTICE"), FileTree.READ)
                .text(name + "/README.txt", product.text("README.txt"), FileTree.READ);
        ArchiveWriter archives = new ArchiveWriter(product.time());
        if (target.isWindows()) {
            tree.text(name + "/autobahn.cmd", windowsLines(product.text("autobahn.cmd")), FileTree.READ)
                    .text(name + "/README.txt", windowsLines(product.text("README.txt")), FileTree.READ);
            return archives.zip(tree, folder.resolve(name + ".zip"));
        }
        tree.text(name + "/autobahn", product.text("autobahn.sh"), FileTree.RUN);
        String clicked = target.system().equals("macos") ? "Autobahn.command" : "Autobahn.desktop";
        tree.text(name + "/" + clicked, product.text(clicked), FileTree.RUN);
        return archives.tarGz(tree, folder.resolve(name + ".tar.gz"));
    }

    private static String windowsLines(String text) {
        return text.replace("\n", "\r\n");
    }
}
