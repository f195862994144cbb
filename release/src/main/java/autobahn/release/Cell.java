package autobahn.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder as the root of a system of its own, as a container has it: nothing is there but what is in it, all of it read-only
 * but for one folder, and who runs there has no rights. Needs root, for the mounts.
 */
final class Cell {
    private static final String SCRIPT = """
            set -e
            root=$1; writable=$2; data=$3; temporary=$4; folder=$5; shift 5
            mount --bind "$root" "$root"
            mount --rbind /dev "$root/dev"
            mount -t proc proc "$root/proc"
            mount -o remount,bind,ro "$root"
            mount --bind "$data" "$root$writable"
            [ "$temporary" = no ] || mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
            exec unshare --root "$root" --wd "$folder" --setgid "$USER_ID" --setuid "$USER_ID" -- "$@"
            """;

    private final Path root;
    private final String writable;
    private final Path data;
    private final boolean temporary;

    /**
     * @param data what is mounted at the one folder that may be written to
     * @param temporary whether there is a folder for temporary files too, as on machines that people use
     */
    Cell(Path root, String writable, Path data, boolean temporary) throws IOException, InterruptedException {
        this.root = root;
        this.writable = writable;
        this.data = data;
        this.temporary = temporary;
        Files.createDirectories(data);
        Commands.run(data, List.of("chown", ImageLayers.USER + ":" + ImageLayers.USER, data.toString()));
    }

    /** Starts a program in an environment that has these variables and no others. */
    Process start(List<String> environment, String folder, List<String> words) throws IOException {
        List<String> all =
                new ArrayList<>(List.of("unshare", "--mount", "--pid", "--fork", "--kill-child", "env", "-i"));
        all.addAll(environment);
        all.add("USER_ID=" + ImageLayers.USER);
        // by its full name, for PATH is that of the cell
        all.addAll(List.of("/bin/sh", "-c", "PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH; " + SCRIPT, "sh"));
        all.addAll(List.of(root.toString(), writable, data.toString(), temporary ? "yes" : "no", folder));
        all.addAll(words);
        return new ProcessBuilder(all).redirectErrorStream(true).start();
    }

    /** Asks the program inside to end, as a supervisor does. */
    static void stop(Process process) {
        process.descendants().reduce((first, last) -> last).ifPresent(ProcessHandle::destroy);
    }
}
