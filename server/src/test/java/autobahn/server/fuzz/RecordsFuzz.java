package autobahn.server.fuzz;

import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.nio.charset.StandardCharsets;

/** Records of games: what can be read is written as it was, and what is replayed comes to an end. */
public final class RecordsFuzz {
    private RecordsFuzz() {}

    public static void fuzzerTestOneInput(byte[] input) {
        try {
            GameRecord record = Records.read(new String(input, StandardCharsets.UTF_8));
            if (!Records.read(Records.write(record)).equals(record)) {
                throw new AssertionError("written and read again it is another record");
            }
            Records.replay(FuzzTarget.BOX, record);
        } catch (FormatException e) {
            Refusals.check(e.getMessage());
        }
    }
}
