package autobahn.server.bot;

import autobahn.bots.Budget;
import autobahn.bots.GreedyBot;
import autobahn.bots.Player;
import autobahn.engine.Game;
import autobahn.format.Planned;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.table.Advisable;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Moves tried on a private copy of a table. The copy is dealt anew from what the seat may see, the same way for the same
 * version, so that plans can be gone back and forth in and tell nothing that is hidden.
 */
public final class Planner {
    /** Longer than any plan that somebody keeps in mind. */
    public static final int MOST_MOVES = 200;

    private final Advisable tables;

    public Planner(Advisable tables) {
        this.tables = tables;
    }

    /**
     * Plays moves one after the other, as far as they are possible.
     *
     * @param skip whether others then play, as a simple bot would, until this seat decides again
     */
    public Planned plan(String id, Person person, int seat, int version, List<String> moves, boolean skip) {
        Advisable.Asked asked = tables.plan(id, person, seat);
        if (asked.version() != version) {
            throw new Problem(409, "stale", "The game has gone on.").with("version", asked.version());
        }
        Game game = asked.game();
        Player others = new Player(new GreedyBot(game.box(), game.options()), game, 1, fault -> {});
        ToIntFunction<Game> guess = now -> others.choose(now, Budget.iterations(1));
        return Planned.of(game, seat, version, moves, skip ? guess : null);
    }
}
