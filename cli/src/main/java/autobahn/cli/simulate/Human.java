package autobahn.cli.simulate;

import autobahn.engine.Game;
import java.util.Locale;

/** How the human seat plays against Autobot. */
public enum Human {
    RANDOM,
    /** Takes what brings it most at once. */
    GREEDY,
    /** Greedy, and builds whenever it can, so that games are short. */
    HURRIED;

    private static final double HURRY = 15;

    Player player(Game game, long seed) {
        return switch (this) {
            case RANDOM -> new RandomPlayer(seed);
            case GREEDY -> new GreedyPlayer(game, seed, 0);
            case HURRIED -> new GreedyPlayer(game, seed, HURRY);
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
