package autobahn.protocol.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory processes hold. Only Linux tells without further ado; elsewhere the answer is 0. */
final class Memory {
    private static final long PAGE = 4096;

    private Memory() {}

    /** Resident bytes of a process and all that it has started. */
    static long of(ProcessHandle process) {
        return one(process.pid())
                + process.descendants().mapToLong(child -> one(child.pid())).sum();
    }

    private static long one(long pid) {
        try {
            String[] pages =
                    Files.readString(Path.of("/proc/" + pid + "/statm")).split(" ", -1);
            return Long.parseLong(pages[1]) * PAGE;
        } catch (IOException | RuntimeException e) {
            return 0; // gone, or another system
        }
    }
}
