package autobahn.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What an archive holds, in the order of its paths. Owners, times and rights are ours and not those of the disk: the same
 * tree gives the same bytes on every machine.
 */
final class FileTree {
    static final int RUN = 0755;
    static final int READ = 0644;

    /** Rights are as Unix writes them. */
    sealed interface Entry {
        int mode();
    }

    record Folder(int mode, int owner) implements Entry {}

    record Content(Source source, int mode) implements Entry {
        byte[] read() throws IOException {
            return source.read();
        }
    }

    /** Where content comes from; files are read when they are written, for they may be large. */
    interface Source {
        byte[] read() throws IOException;
    }

    record Link(String target) implements Entry {
        @Override
        public int mode() {
            return 0777;
        }
    }

    private final TreeMap<String, Entry> entries = new TreeMap<>();

    Map<String, Entry> entries() {
        return entries;
    }

    FileTree folder(String path, int mode, int owner) {
        parents(path);
        entries.put(path, new Folder(mode, owner));
        return this;
    }

    FileTree text(String path, String text, int mode) {
        return bytes(path, text.getBytes(StandardCharsets.UTF_8), mode);
    }

    FileTree file(String path, Path file, int mode) {
        return content(path, () -> Files.readAllBytes(file), mode);
    }

    FileTree bytes(String path, byte[] bytes, int mode) {
        return content(path, () -> bytes, mode);
    }

    private FileTree content(String path, Source source, int mode) {
        parents(path);
        entries.put(path, new Content(source, mode));
        return this;
    }

    FileTree link(String path, String target) {
        parents(path);
        entries.put(path, new Link(target));
        return this;
    }

    /** A folder of the disk with all that is in it; what may be run there may be run from here. */
    FileTree all(String path, Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path each : found.sorted().toList()) {
                String name = folder.relativize(each).toString().replace('\\', '/');
                String at = name.isEmpty() ? path : path.isEmpty() ? name : path + "/" + name;
                if (Files.isSymbolicLink(each)) {
                    link(at, Files.readSymbolicLink(each).toString());
                } else if (Files.isRegularFile(each)) {
                    file(at, each, Files.isExecutable(each) ? RUN : READ);
                } else if (!at.isEmpty()) {
                    folder(at, RUN, 0);
                }
            }
        }
        return this;
    }

    private void parents(String path) {
        for (int at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            entries.putIfAbsent(path.substring(0, at), new Folder(RUN, 0));
        }
    }
}
