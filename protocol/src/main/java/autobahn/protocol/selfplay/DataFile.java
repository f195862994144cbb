package autobahn.protocol.selfplay;

import java.io.Closeable;
import java.io.IOException;
import java.util.Set;

/**
 * A file to which games are added one after the other. A game counts when it is whole: what a crash has left of the last one
 * is cut off when the file is opened again.
 */
public interface DataFile extends Closeable {
    /** The numbers of the games that are there. */
    Set<Integer> games();

    void add(SelfPlayedGame game) throws IOException;

    /** The file is of another data set, of none, or in the hands of another process. */
    final class NotTheSame extends IOException {
        private static final long serialVersionUID = 1L;

        NotTheSame(String message) {
            super(message);
        }
    }
}
