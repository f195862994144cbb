package autobahn.server.fuzz;

import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.Records;
import java.nio.charset.StandardCharsets;

/** Editions: one that is taken can be played with. */
public final class EditionsFuzz {
    private static final int MOVES = 30;

    private EditionsFuzz() {}

    /** What is loaded only once counts for no input. */
    public static void fuzzerInitialize() {
        fuzzerTestOneInput(Editions.standardText().getBytes(StandardCharsets.UTF_8));
    }

    public static void fuzzerTestOneInput(byte[] input) {
        try {
            EditionFile file = Editions.read(new String(input, StandardCharsets.UTF_8));
            Options options = Records.options("{\"players\":2}");
            Playthrough played = Playthrough.begin(new Box(file.edition()), options, 1);
            for (int i = 0; i < MOVES && !played.game().isOver(); i++) {
                Game game = played.game();
                played = played.play(game.move(i % game.moveCount()));
            }
        } catch (EditionException e) {
            Refusals.check(e.getMessage());
        } catch (FormatException e) {
            throw new AssertionError(e);
        }
    }
}
