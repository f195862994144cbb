package autobahn.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The little that a Java needs of a system: the C library, its UTF-8 locale, and who made it. No shell, no package manager,
 * nothing that a break-in could use. The packages are the distribution's own, and what they are stands in the image as it
 * does on any Debian without one, so that scanners find them.
 */
final class DebianBase {
    static final List<String> PACKAGES = List.of("base-files", "libc-bin", "libc6");

    /** Libraries that Java and SQLite load, the loader, names of hosts, the locale, licences. */
    private static final Pattern NEEDED = Pattern.compile("(usr/)?lib(64)?/([^/]+/)?"
            + "(ld-linux-[^/]+|lib(c|m|dl|pthread|rt|resolv|nss_files|nss_dns|gcc_s)\\.so\\.\\d+)"
            + "|usr/lib/locale/C\\.utf8/.*|usr/lib/os-release|usr/share/doc/[^/]+/copyright");

    private DebianBase() {}

    /** Adds the base to a tree; `folder` is for what is fetched. */
    static void add(FileTree tree, Path folder) throws IOException, InterruptedException {
        unpack(tree, folder, PACKAGES, NEEDED);
        tree.link("lib", "usr/lib").link("lib64", "usr/lib64").folder("usr/lib64", FileTree.RUN, 0);
        tree.link("etc/os-release", "../usr/lib/os-release");
        tree.text("etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files dns\n", FileTree.READ);
        tree.folder("proc", 0555, 0).folder("sys", 0555, 0).folder("dev", FileTree.RUN, 0);
        tree.folder("tmp", 01777, 0);
    }

    /** Packages of the distribution, as much of them as is wanted, all below usr. */
    static void unpack(FileTree tree, Path folder, List<String> packages, Pattern wanted)
            throws IOException, InterruptedException {
        Files.createDirectories(folder);
        List<String> fetch = new ArrayList<>(List.of("apt-get", "-q", "download"));
        fetch.addAll(packages);
        Commands.run(folder, fetch);
        for (Path archive : list(folder)) {
            if (!archive.toString().endsWith(".deb")) {
                continue;
            }
            Path unpacked = folder.resolve(archive.getFileName() + ".unpacked");
            Commands.run(folder, List.of("dpkg-deb", "-x", archive.toString(), unpacked.toString()));
            String control = Commands.run(folder, List.of("dpkg-deb", "-f", archive.toString()));
            String name = archive.getFileName().toString().replaceFirst("_.*", "");
            tree.text("var/lib/dpkg/status.d/" + name, control, FileTree.READ);
            try (Stream<Path> found = Files.walk(unpacked)) {
                for (Path file : found.sorted().toList()) {
                    take(tree, unpacked.relativize(file).toString(), file, wanted);
                }
            }
        }
    }

    private static void take(FileTree tree, String path, Path file, Pattern wanted) throws IOException {
        if (!wanted.matcher(path).matches()) {
            return;
        }
        String at = path.startsWith("usr/") ? path : "usr/" + path;
        if (Files.isSymbolicLink(file)) {
            tree.link(at, Files.readSymbolicLink(file).toString());
        } else if (Files.isRegularFile(file)) {
            tree.file(at, file, Files.isExecutable(file) ? FileTree.RUN : FileTree.READ);
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
