package autobahn.bots;

import autobahn.engine.Game;

/** A player made of code. */
public interface Bot {
    /**
     * Chooses one of the legal moves of {@code game.seatToMove()}.
     *
     * @param game the bot's own copy, in which all that the seat cannot see has been dealt anew: it may be played on
     * @param budget how long to think; a bot that knows no better than its first idea may ignore it
     */
    int choose(Game game, Budget budget);

    /** The same, for whoever wants it a little at a time; the game must stay as it is until then. */
    default Pondering begin(Game game, Budget budget) {
        return Pondering.over(choose(game, budget));
    }

    /** The bot is not asked any more: what it holds outside this program can go. */
    default void leave() {}
}
