package autobahn.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Programs of the system, each with a limit of time. */
final class Commands {
    private static final long MINUTES = 10;

    private Commands() {}

    /** A tool of the JDK that this runs on. */
    static String java(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    /** What a program says; it must succeed. */
    static String run(Path folder, List<String> words) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(words)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            throw new ReleaseException("'" + words.getFirst() + "' cannot be started: " + e.getMessage());
        }
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new ReleaseException("'" + String.join(" ", words) + "' has not come to an end");
        }
        if (process.exitValue() != 0) {
            throw new ReleaseException(
                    "'" + String.join(" ", words) + "' failed with " + process.exitValue() + ": " + said.strip());
        }
        return said;
    }
}
