package autobahn.protocol.program;

import autobahn.protocol.Lines;
import java.io.IOException;
import java.io.InputStream;

/** What a program writes to its error stream: read so that it never waits, and forgotten but for the last line. */
final class Complaints {
    private final Thread reader;
    private volatile String last = "";

    Complaints(InputStream stream) {
        reader = Thread.ofPlatform().name("program-complaints").daemon().start(() -> {
            Lines lines = new Lines(stream, ProgramLimits.LONGEST_LINE);
            try {
                for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
                    last = line.text().isBlank() ? last : line.text();
                }
            } catch (IOException e) {
                // it has ended
            }
        });
    }

    /** The last line, to be put behind a sentence; empty if there is none. */
    String last() {
        try {
            reader.join(ProgramLimits.GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return last.isEmpty() ? "" : ": " + Lines.shorten(last);
    }
}
