package autobahn.cli.bot;

import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.bots.Player;
import autobahn.bots.Thinking;
import autobahn.bots.match.Entrant;
import autobahn.bots.match.Roster;
import autobahn.cli.console.BadInput;
import autobahn.engine.Game;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Bots at the seats of one game, named by their levels; with fewer names than seats the last one takes all seats left. */
public final class BotSeats implements ToIntFunction<Game> {
    private final List<Entrant> entrants;
    private final Roster roster;
    private final long seed;
    private final boolean live;
    private final PrintWriter faults;
    private final Map<Integer, Player> players = new HashMap<>();

    /** @param live whether bots think for a time, as people expect, instead of so many iterations */
    public BotSeats(List<Level> levels, long seed, boolean live, PrintWriter faults) {
        this(levels.stream().map(Level::id).map(Entrant::parse).toList(), Roster.LEVELS, seed, live, faults);
    }

    /** @param roster where bots come from that are no levels */
    public BotSeats(List<Entrant> entrants, Roster roster, long seed, boolean live, PrintWriter faults) {
        this.entrants = entrants;
        this.roster = roster;
        this.seed = seed;
        this.live = live;
        this.faults = faults;
    }

    /** @param option the option that names them, for messages */
    public static List<Level> levels(String option, List<String> names) {
        try {
            return names.stream().map(Level::of).toList();
        } catch (IllegalArgumentException e) {
            throw new BadInput(option + ": " + e.getMessage());
        }
    }

    /** What {@code --budget} says. */
    public static Thinking thinking(String budget) {
        try {
            return Thinking.parse(budget);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--budget: " + e.getMessage());
        }
    }

    @Override
    public int applyAsInt(Game game) {
        int seat = game.seatToMove();
        Entrant entrant = entrants.get(Math.min(seat, entrants.size() - 1));
        Player player = players.computeIfAbsent(
                seat,
                s -> new Player(
                        roster.bot(entrant, game.box(), game.options(), seed + s), game, seed + s, faults::println));
        return player.choose(game, budget(entrant));
    }

    private Budget budget(Entrant entrant) {
        long millis = live && entrant.recipe() instanceof Level level ? level.millis() : 0;
        return entrant.budget(new Thinking(millis, 0), Budget.Clock.WALL);
    }
}
