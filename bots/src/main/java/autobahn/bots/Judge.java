package autobahn.bots;

import autobahn.engine.Game;
import autobahn.engine.edition.Edition;

/** Weighs positions: what a bot strives for. Judges keep scratch space: one instance per thread. */
public interface Judge {
    /** The edition whose games it weighs. */
    Edition edition();

    /** How a seat stands against the others; in a unit of the judge's own, the more the better. */
    double lead(Game game, int seat);

    /** The chance to win, from 0 to 1, that such a lead means at this moment of a game. */
    double chance(Game game, double lead);
}
