package autobahn.engine;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat, or a watcher, may see (TURN-9): a {@link Position} without its hidden part.
 *
 * @param seat who looks; null for a watcher
 * @param toMove the seat that decides; null when the game is over
 * @param decision what kind of decision is due
 * @param deckSize face-down action cards
 * @param handSizes by seat, also where the hand itself is not shown
 * @param autobot what lies open beside Autobot's board, in the solo game
 * @param autobotDecks how many cards Autobot's decks hold, in the solo game
 * @param moves the legal moves if it is for this seat to decide, else none
 * @param scores what each seat would score now, as far as this seat can tell
 * @param reckoning what follows from all this by the rules, so that nobody who shows it has to know them
 */
public record View(
        Options options,
        @Nullable Integer seat,
        @Nullable Integer toMove,
        @Nullable String decision,
        Position.Table table,
        int deckSize,
        List<Position.Player> players,
        List<Integer> handSizes,
        Position.@Nullable Autobot autobot,
        @Nullable DeckSizes autobotDecks,
        Position.Turn turn,
        List<Position.Pending> agenda,
        List<String> moves,
        List<Score> scores,
        Reckoning reckoning) {

    /**
     * @param cityValues by city, of those that are worth something (CITY-1)
     * @param routes of the route cards that players have, and of those that can be taken
     * @param officeSeats how many employees each office holds
     * @param limits by seat, how many cards each action space takes (TURN-4); none for Autobot
     * @param budgets what each office would divide if the era ended now (BUDGET-1)
     */
    public record Reckoning(
            Map<String, Integer> cityValues,
            List<Route> routes,
            Prices prices,
            Map<Colour, Integer> officeSeats,
            List<Map<ActionSpace, Integer>> limits,
            Map<Colour, Budget> budgets) {}

    /**
     * How a route card stands (ROUTE-1).
     *
     * @param status of the best connection; null as long as there is none
     * @param missing sections of the way that are not built
     * @param rewards those that it would bring now, by their places in the edition's list, counted from 0
     * @param way the links of the best connection, or of the one that lacks least
     */
    public record Route(String route, @Nullable Integer status, int missing, List<Integer> rewards, List<String> way) {}

    /**
     * What a section costs to build, and a link to upgrade, before anything is taken off (BUILD-2, UPG-2).
     *
     * @param build on links of one section and of two
     * @param upgrade links of one section and of two
     */
    public record Prices(List<Integer> build, List<Integer> upgrade) {}

    /**
     * @param cityValues of the cities on the autobahn that the network touches, together
     * @param each what every employee there would earn; nothing where nobody sits
     */
    public record Budget(int cityValues, int each) {}

    /** Face-down cards of Autobot; tasks and advanced tasks together are those that lie nowhere open. */
    public record DeckSizes(int colours, int tasks, int advancedTasks) {}
}
