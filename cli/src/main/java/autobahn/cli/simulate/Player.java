package autobahn.cli.simulate;

import autobahn.engine.Game;

/** Whoever decides for a seat of a simulated game. */
public interface Player {
    /** A legal move. */
    int choose(Game game);
}
