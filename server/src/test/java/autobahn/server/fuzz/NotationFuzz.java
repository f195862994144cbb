package autobahn.server.fuzz;

import autobahn.engine.IllegalMoveException;
import autobahn.engine.Notation;
import java.nio.charset.StandardCharsets;

/** Moves in notation: what can be read is written in one way, which reads as the same move. */
public final class NotationFuzz {
    private NotationFuzz() {}

    public static void fuzzerTestOneInput(byte[] input) {
        Notation notation = FuzzTarget.BOX.notation();
        try {
            int move = notation.parse(new String(input, StandardCharsets.UTF_8));
            if (notation.parse(notation.format(move)) != move) {
                throw new AssertionError("written and read again it is another move: " + notation.format(move));
            }
        } catch (IllegalMoveException e) {
            Refusals.check(e.getMessage());
        }
    }
}
