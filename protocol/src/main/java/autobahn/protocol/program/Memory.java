package autobahn.protocol.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much memory processes hold. Only Linux tells without further ado; elsewhere the answer is 0. */
final class Memory {
    private static final Pattern RESIDENT = Pattern.compile("(?m)^VmRSS:\\s+(\\d+) kB$");

    private Memory() {}

    /** Resident bytes of a process and all that it has started. */
    static long of(ProcessHandle process) {
        return one(process.pid())
                + process.descendants().mapToLong(child -> one(child.pid())).sum();
    }

    private static long one(long pid) {
        try {
            Matcher resident = RESIDENT.matcher(Files.readString(Path.of("/proc/" + pid + "/status")));
            return resident.find() ? Long.parseLong(resident.group(1)) << 10 : 0;
        } catch (IOException | RuntimeException e) {
            return 0; // gone, or another system
        }
    }
}
