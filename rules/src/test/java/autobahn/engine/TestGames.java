package autobahn.engine;

import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.State;

/** Lets tests look into a game and set up a position by hand: reaches what the engine keeps to itself. */
public final class TestGames {
    private TestGames() {}

    public static Figures figures(Box box) {
        return box.figures();
    }

    public static State state(Game game) {
        return game.state();
    }

    /** A game that goes on from a position. */
    public static Game resume(Box box, State state) {
        return new Game(box, state);
    }

    /** Whether notation can write a move. */
    public static boolean isWritable(Box box, int move) {
        return box.notation().misfit(move) == null;
    }
}
