package autobahn.engine;

import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Tables;

/** Lets tests look into a game and set up a position by hand: reaches what the engine keeps to itself. */
public final class TestGames {
    private TestGames() {}

    public static Tables tables(Box box) {
        return box.tables();
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
