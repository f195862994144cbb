package autobahn.server.crash;

import autobahn.server.Scratch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * A folder on a disk that keeps what was synced, and of everything else only what it pleases. A small library in C, preloaded
 * into the programs that use the folder, writes down what was synced (forgetful.c).
 */
final class ForgetfulDisk {
    /** Disks write these as a whole. */
    private static final int SECTOR = 512;

    private static final class Library {
        static final Path FILE = PreloadedLibrary.compile("forgetful.c");
    }

    private final Path folder;
    private final Path disk;

    /** @param folder what it holds now has been synced */
    ForgetfulDisk(Path folder) throws IOException {
        this.folder = folder.toRealPath();
        this.disk = Scratch.folder().toRealPath();
        copy(this.folder, disk);
    }

    /** What stands before a command whose files are to be below this folder. */
    List<String> before() {
        return List.of("env", "LD_PRELOAD=" + Library.FILE, "FORGETFUL_FOLDER=" + folder, "FORGETFUL_DISK=" + disk);
    }

    /** Nothing but what was synced is left. Whoever used the folder must be dead. */
    void forget() throws IOException {
        empty(folder);
        copy(disk, folder);
    }

    /** Of what was not synced each sector is there or not, as the disk was about to write it. */
    void forgetSome(RandomGenerator random) throws IOException {
        for (String name : files()) {
            Path kept = disk.resolve(name);
            Path written = folder.resolve(name);
            if (!Files.exists(written)) {
                Files.deleteIfExists(kept); // it was taken away by a name of its folder, which is not followed here
            } else if (Files.exists(kept) || random.nextBoolean()) {
                Files.createDirectories(kept.getParent());
                Files.write(kept, mixed(Files.exists(kept) ? kept : null, written, random));
            }
        }
        forget();
    }

    private static byte[] mixed(Path kept, Path written, RandomGenerator random) throws IOException {
        byte[] old = kept == null ? new byte[0] : Files.readAllBytes(kept);
        byte[] young = Files.readAllBytes(written);
        byte[] mixed = Arrays.copyOf(old, random.nextBoolean() ? old.length : young.length);
        for (int at = 0; at < Math.min(mixed.length, young.length); at += SECTOR) {
            if (random.nextBoolean()) {
                System.arraycopy(young, at, mixed, at, Math.min(SECTOR, Math.min(mixed.length, young.length) - at));
            }
        }
        return mixed;
    }

    private Set<String> files() throws IOException {
        Set<String> names = new TreeSet<>();
        for (Path root : List.of(folder, disk)) {
            try (Stream<Path> all = Files.walk(root)) {
                all.filter(Files::isRegularFile)
                        .forEach(file -> names.add(root.relativize(file).toString()));
            }
        }
        return names;
    }

    private static void copy(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(from)) {
            all = walk.toList();
        }
        for (Path file : all) {
            Path place = to.resolve(from.relativize(file));
            if (Files.isDirectory(file)) {
                Files.createDirectories(place);
            } else if (Files.isRegularFile(file)) {
                Files.copy(file, place);
            }
        }
    }

    /** The folders stay as they are: with their owners and rights, and as places for files that come back. */
    private static void empty(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(folder)) {
            all = walk.filter(file -> !Files.isDirectory(file))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
        for (Path file : all) {
            Files.delete(file);
        }
    }
}
