package autobahn.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads lines from somebody who may send anything: a line that is too long is skipped, and never held in memory. */
public final class Lines {
    /**
     * One line.
     *
     * @param text without its end; empty if it was too long
     * @param fault what is wrong with it; null if nothing is
     */
    public record Line(String text, @Nullable String fault) {}

    private final InputStream in;
    private final int most;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    /** @param most bytes of a line */
    public Lines(InputStream in, int most) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.most = most;
    }

    /** The next line; null at the end. */
    public @Nullable Line next() throws IOException {
        line.reset();
        boolean tooLong = false;
        int c = in.read();
        if (c < 0) {
            return null;
        }
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.size() < most) {
                line.write(c);
            } else {
                tooLong = true;
            }
        }
        if (tooLong) {
            return new Line("", "a line of more than " + most + " bytes was skipped");
        }
        String text = line.toString(StandardCharsets.UTF_8).strip();
        return new Line(text, c < 0 ? "the last line '" + shorten(text) + "' has no end and was ignored" : null);
    }

    /** What somebody sent, to be quoted on one line. */
    public static String shorten(String text) {
        String plain = text.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]", "?");
        return plain.length() <= 60 ? plain : plain.substring(0, 60) + "…";
    }
}
