package autobahn.engine;

import autobahn.engine.internal.state.State;

/** Lets tests outside this package look into a game. */
public final class EngineAccess {
    private EngineAccess() {}

    public static State state(Game game) {
        return game.state();
    }
}
