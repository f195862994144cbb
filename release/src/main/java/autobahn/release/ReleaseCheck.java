package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Whether two runs have made the same, and whether each thing that can be started here works. */
final class ReleaseCheck {
    private ReleaseCheck() {}

    /**
     * @param root the checkout, for its examples
     * @param maven the program that builds with Maven
     * @throws ReleaseException by the first thing that is not as it should be
     */
    static void run(Path root, Path first, Path second, String maven, PrintStream out)
            throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("autobahn-check");
        try {
            same(first, second);
            out.println(
                    "same bytes: both runs have made the same " + names(first).size() + " files");
            Path packages = work.resolve("packages");
            Path bundle =
                    BundleCheck.run(find(first, ".*-linux-[^-]*\\.tar\\.gz"), packages, work.resolve("bundle"), out);
            ImageCheck.run(find(first, ".*-image-linux-.*\\.tar"), work.resolve("image"), out);
            SiteCheck.run(find(first, ".*-site\\.zip"), work.resolve("site"), out);
            LibrariesCheck.run(find(first, ".*-maven\\.zip"), maven, work.resolve("libraries"), out);
            PythonCheck.run(find(first, ".*\\.whl"), bundle, root.resolve("python"), work.resolve("python"), out);
        } finally {
            ReleaseMain.delete(work);
        }
    }

    static void same(Path first, Path second) throws IOException {
        SortedSet<String> all = names(first);
        all.addAll(names(second));
        List<String> other = new ArrayList<>();
        for (String name : all) {
            Path one = first.resolve(name);
            Path two = second.resolve(name);
            if (!Files.exists(one) || !Files.exists(two) || Files.mismatch(one, two) >= 0) {
                other.add(name);
            }
        }
        if (!other.isEmpty()) {
            throw new ReleaseException("two runs differ in " + String.join(", ", other));
        }
    }

    private static SortedSet<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            SortedSet<String> names = new TreeSet<>();
            files.forEach(file -> names.add(file.getFileName().toString()));
            return names;
        }
    }

    private static Path find(Path folder, String pattern) throws IOException {
        return names(folder).stream()
                .filter(name -> name.matches(pattern))
                .findFirst()
                .map(folder::resolve)
                .orElseThrow(() -> new ReleaseException("nothing in " + folder + " is called " + pattern));
    }
}
