package autobahn.server.fuzz;

import autobahn.engine.Game;
import autobahn.format.FormatException;
import autobahn.format.Positions;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Positions: one that is taken can be written, read again and played on from, whatever the moves. */
public final class PositionsFuzz {
    private static final int MOVES = 30;

    private PositionsFuzz() {}

    public static void fuzzerTestOneInput(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        try {
            Game game = Positions.read(FuzzTarget.BOX, text);
            String written = Positions.write(game);
            if (!Positions.write(Positions.read(FuzzTarget.BOX, written)).equals(written)) {
                throw new AssertionError("written and read again it is another position");
            }
            playOn(game);
        } catch (FormatException e) {
            Refusals.check(e.getMessage());
        }
        try {
            playOn(Positions.resume(FuzzTarget.BOX, text));
        } catch (FormatException e) {
            Refusals.check(e.getMessage());
        }
    }

    private static void playOn(Game game) {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < MOVES && !game.isOver(); i++) {
            if (game.moveCount() == 0) {
                throw new AssertionError("somebody has to decide and has no move");
            }
            game.view(0);
            game.play(game.move(random.nextInt(game.moveCount())));
        }
    }
}
