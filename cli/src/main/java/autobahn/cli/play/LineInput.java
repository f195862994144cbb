package autobahn.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Where the person's lines come from. */
public interface LineInput extends AutoCloseable {
    /** The next line; null when there are no more. */
    @Nullable
    String read(String prompt);

    @Override
    default void close() {}

    /** Lines of a stream that is no terminal. */
    static LineInput of(InputStream in, PrintWriter out) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return prompt -> {
            out.print(prompt);
            out.flush();
            try {
                String line = reader.readLine();
                out.println(line == null ? "" : line);
                return line;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }
}
