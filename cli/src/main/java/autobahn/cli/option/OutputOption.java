package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code -o FILE}: where the result goes; standard output if it is not given. */
public final class OutputOption {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the result to this file instead of standard output.")
    private @Nullable Path file;

    @Nullable
    public Path file() {
        return file;
    }

    public void write(String text, PrintWriter out) {
        if (file == null) {
            out.print(text.endsWith("\n") ? text : text + "\n");
        } else {
            save(file, text);
        }
    }

    /** Writes beside the file first, so that a full disk or a crash leaves the old content alone. */
    public static void save(Path file, String text) {
        String content = text.endsWith("\n") ? text : text + "\n";
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.writeString(file, content); // a device or a pipe
                return;
            }
            Path folder = file.toAbsolutePath().getParent();
            Path draft = Files.createTempFile(folder, ".autobahn", ".tmp");
            try {
                Files.writeString(draft, content);
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be written (" + TextFiles.reason(e) + ")");
        }
    }
}
