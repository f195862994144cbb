package autobahn.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The Python package as pip installs it: an archive with the sources, what {@code pyproject.toml} says of them, and a list of
 * all files with their checksums.
 */
final class Wheel {
    private static final Pattern WORD = Pattern.compile("(?m)^([a-z-]+) = \"([^\"]*)\"$");
    private static final Pattern LIST = Pattern.compile("(?m)^([a-z]+) = \\[\"([^\"]*)\"]$");

    private final Product product;
    private final Path folder;
    private final String project;
    private final String version;

    private Wheel(Product product) throws IOException {
        this.product = product;
        version = product.version().replace("-SNAPSHOT", ".dev0");
        folder = product.root().resolve("python");
        project = Files.readString(folder.resolve("pyproject.toml"));
    }

    static Path make(Product product, Path out) throws IOException {
        return new Wheel(product).make(out);
    }

    private Path make(Path out) throws IOException {
        String name = word("name").replace('-', '_') + "-" + version;
        String about = name + ".dist-info/";
        FileTree tree = new FileTree();
        try (Stream<Path> sources = Files.list(folder.resolve("autobahn"))) {
            for (Path source : sources.filter(each -> each.toString().endsWith(".py"))
                    .sorted()
                    .toList()) {
                tree.file("autobahn/" + source.getFileName(), source, FileTree.READ);
            }
        }
        tree.text(about + "METADATA", metadata(), FileTree.READ)
                .text(
                        about + "WHEEL",
                        "Wheel-Version: 1.0\nGenerator: autobahn\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
                        FileTree.READ)
                .file(about + "licenses/LICENSE", product.root().resolve("LICENSE"), FileTree.READ)
                .file(about + "licenses/NOTICE", product.root().resolve("NOTICE"), FileTree.READ);
        tree.text(about + "RECORD", sums(tree) + about + "RECORD,,\n", FileTree.READ);
        return new ArchiveWriter(product.time()).zip(tree, out.resolve(name + "-py3-none-any.whl"));
    }

    private String metadata() throws IOException {
        StringBuilder text = new StringBuilder("Metadata-Version: 2.1\n");
        text.append("Name: ").append(word("name")).append('\n');
        text.append("Version: ").append(version).append('\n');
        text.append("Summary: ").append(word("description")).append('\n');
        text.append("License: Apache-2.0\n");
        text.append("Requires-Python: ").append(word("requires-python")).append('\n');
        Matcher lists = LIST.matcher(project);
        while (lists.find()) {
            String extra = lists.group(1);
            switch (extra) {
                case "requires", "packages" -> {}
                case "dependencies" ->
                    text.append("Requires-Dist: ").append(lists.group(2)).append('\n');
                default ->
                    text.append("Provides-Extra: " + extra + "\nRequires-Dist: " + lists.group(2) + "; extra == '"
                            + extra + "'\n");
            }
        }
        return text.append("Description-Content-Type: text/markdown\n\n")
                .append(Files.readString(folder.resolve("README.md")))
                .toString();
    }

    private String word(String key) {
        Matcher words = WORD.matcher(project);
        while (words.find()) {
            if (words.group(1).equals(key)) {
                return words.group(2);
            }
        }
        throw new ReleaseException("python/pyproject.toml has no " + key);
    }

    /** A line for each file: its path, checksum and size. */
    private static String sums(FileTree tree) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Map.Entry<String, FileTree.Entry> each : tree.entries().entrySet()) {
            if (each.getValue() instanceof FileTree.Content content) {
                byte[] bytes = content.read();
                byte[] sum = HexFormat.of().parseHex(Digest.of(Digest.SHA256, bytes));
                lines.append(String.join(
                                ",",
                                List.of(
                                        each.getKey(),
                                        "sha256="
                                                + Base64.getUrlEncoder()
                                                        .withoutPadding()
                                                        .encodeToString(sum),
                                        String.valueOf(bytes.length))))
                        .append('\n');
            }
        }
        return lines.toString();
    }
}
