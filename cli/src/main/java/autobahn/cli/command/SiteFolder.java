package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A folder with the pages of the game that need no server: those that servers carry, with documents of their own. */
final class SiteFolder {
    private static final String PAGES = "/web/";
    /** Documents for a site, beside those for servers. */
    private static final String SITE = "site/";

    private static final String LOST = "404.html";
    private static final String HASHED = "assets";

    private final Path folder;

    SiteFolder(Path folder) {
        this.folder = folder;
    }

    /** Whether it may be written: nothing is there, or what was written before. */
    boolean isOurs() {
        if (Files.exists(folder.resolve("index.html"))
                && Files.exists(folder.resolve(LOST))
                && Files.exists(folder.resolve("sw.js"))) {
            return true;
        }
        try (Stream<Path> inside = Files.exists(folder) ? Files.list(folder) : Stream.empty()) {
            return inside.findAny().isEmpty();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Writes all files.
     *
     * @param base where the site will lie on its host; empty where that is not known
     * @return how many there are
     */
    int write(String base) throws IOException {
        URL start = SiteFolder.class.getResource(PAGES + SITE + "index.html");
        if (start == null) {
            throw new BadInput("This program was built without the web pages, so there is no site to write.");
        }
        try {
            URI place = start.toURI();
            if (!place.getScheme().equals("jar")) {
                return copy(Path.of(place).resolve("../..").normalize(), base);
            }
            try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                return copy(jar.getPath(PAGES), base);
            }
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    /** The same from a folder of pages. */
    int copy(Path pages, String base) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(pages)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        if (files.stream().noneMatch(file -> file.toString().endsWith(".wasm"))) {
            throw new BadInput("This program was built without the engine for browsers, so there is no site to write.");
        }
        forget(folder.resolve(HASHED));
        int written = 0;
        for (Path file : files) {
            String name = pages.relativize(file).toString().replace('\\', '/');
            boolean own = name.startsWith(SITE);
            String target = own ? name.substring(SITE.length()) : name;
            if (!own && isForServers(name) || isTwin(name)) {
                continue;
            }
            Path to = folder.resolve(target);
            Files.createDirectories(to.getParent());
            if (target.equals(LOST)) {
                Files.writeString(to, Files.readString(file).replace("data-base=\"\"", "data-base=\"" + base + "\""));
            } else {
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            }
            written++;
        }
        return written;
    }

    private static boolean isForServers(String name) {
        return name.equals("index.html") || name.equals("sw.js") || name.startsWith("documents/");
    }

    /** Compressed twins, and maps for whoever debugs: hosts make the first, and nobody wants the second. */
    private static boolean isTwin(String name) {
        return name.endsWith(".br") || name.endsWith(".gz") || name.endsWith(".map");
    }

    /** Names there change with their content: what an earlier version left would stay for ever. */
    private static void forget(Path hashed) throws IOException {
        if (Files.isDirectory(hashed)) {
            try (Stream<Path> old = Files.walk(hashed)) {
                for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
    }
}
