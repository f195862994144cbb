package autobahn.bots;

import autobahn.engine.Game;

/**
 * Sees to it that games end. The rules let players earn for ever without building, and two bots that both gain by it would:
 * after so many own turns in which nobody has built a section, only turns that build are considered.
 */
final class Patience {
    private static final int TURNS = 8;

    private int sections = -1;
    private int turns;

    /** To be asked once a turn. */
    boolean isSpent(Game game) {
        int built = game.facts().sectionsBuilt();
        turns = built == sections ? turns + 1 : 0;
        sections = built;
        return turns > TURNS;
    }
}
