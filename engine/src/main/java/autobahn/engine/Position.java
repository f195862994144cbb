package autobahn.engine;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Goods;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A whole game at one moment in words, made to be read, edited and loaded again by {@link Box#load}. Things go by the names
 * that {@link Notation} gives them; seats and positions on the development track count from 0, eras, floors, station spaces
 * and trucks from 1.
 *
 * @param table all that lies open on the table
 * @param players by seat
 * @param autobot what Autobot has beside its seat, exactly in the solo game
 * @param agenda what is to be done, the next first
 * @param hidden what no player sees
 */
public record Position(
        Options options,
        Table table,
        List<Player> players,
        @Nullable Autobot autobot,
        Turn turn,
        List<Pending> agenda,
        Hidden hidden) {

    /**
     * @param sectionsBuilt by players in all eras
     * @param eraTarget sections in all that end this era; if it is not said, as many as the edition says for this era and
     *     those before it
     * @param deadRounds rounds in a row at whose end nobody could build; null for none
     * @param trigger the seat that triggered the end of the era
     * @param turnsLeft turns left in the last round, the current one included
     * @param constructionTiles bonus tiles by the section that they lie on
     * @param deliveryTiles bonus tiles by country
     * @param pharmaceuticals countries that got pharmaceuticals
     * @param display open action cards from left to right
     * @param openRoutes route cards to choose from
     * @param offices the seats whose employees sit in an office, from left to right
     * @param traffic sections with a traffic token; like the next two, exactly when its module is in play
     * @param services improvements of stations
     * @param wineTokens wine delivery tokens left
     */
    public record Table(
            int era,
            int sectionsBuilt,
            @Nullable Integer eraTarget,
            @Nullable Integer deadRounds,
            @Nullable Integer trigger,
            @Nullable Integer turnsLeft,
            int startSeat,
            Roads roads,
            Map<String, String> constructionTiles,
            Map<String, List<String>> deliveryTiles,
            List<String> pharmaceuticals,
            List<String> display,
            List<String> openRoutes,
            Map<Colour, List<Integer>> offices,
            @Nullable List<String> traffic,
            @Nullable Services services,
            @Nullable WineTokens wineTokens) {}

    /**
     * @param left improvements that nobody has built, by number
     * @param improved links whose station has one
     */
    public record Services(List<Integer> left, List<String> improved) {}

    /** Tokens for one and for two promotions. */
    public record WineTokens(int singles, int doubles) {}

    /** @param upgraded links; stations are with their owners */
    public record Roads(List<String> built, List<String> upgraded, List<String> roadblocks) {}

    /**
     * @param supply employees not in play
     * @param departments floors with an employee of this player
     * @param funding eras in which funding was taken; an employee stays on the dashboard for each
     * @param hand null in a view that must not show it
     * @param yellowAside whether the yellow card still waits for the third era
     * @param cones on each action tile; 0 when it was removed
     * @param tokens coloured unlock tokens left
     * @param technologies open locks (1, 2, 3a, 3b) by column
     * @param stations links with a station of this player
     * @param trucks the usable ones
     * @param claimable countries with a token on the goods icon
     * @param claimed countries whose delivery bonus was claimed
     * @param paid countries whose DM icon is used
     * @param tiles bonus tiles held
     * @param tilesTaken bonus tiles taken so far, those used included
     * @param wine exactly when its module is in play
     * @param trafficTokens tokens collected toward a promotion, exactly when the module is in play
     */
    public record Player(
            int money,
            int supply,
            int lobby,
            Map<Department, List<Integer>> departments,
            List<Integer> funding,
            int development,
            @Nullable List<String> hand,
            Map<ActionSpace, List<String>> played,
            boolean yellowAside,
            Map<ActionSpace, Integer> cones,
            List<Colour> tokens,
            int extraTokens,
            Map<Department, List<String>> technologies,
            List<String> stations,
            List<Truck> trucks,
            String deliveryBoard,
            List<String> claimable,
            List<String> claimed,
            List<String> paid,
            List<String> delivered,
            List<String> tiles,
            int tilesTaken,
            @Nullable String route,
            @Nullable Wine wine,
            @Nullable Integer trafficTokens) {}

    /**
     * A player's wine card.
     *
     * @param card such as {@code France-Berlin}; null where it must not be shown, and for Autobot until it has chosen one
     */
    public record Wine(@Nullable String card, WineState state) {}

    /** What became of a wine card. */
    public enum WineState {
        FACE_DOWN,
        /** On its way, or lost there. */
        LOADED,
        DELIVERED
    }

    /**
     * @param at a section, or a depot such as {@code red Hamburg}; null off the board
     * @param destination the country that a truck of Autobot heads for
     */
    public record Truck(
            @Nullable String at,
            @Nullable Goods goods,
            @Nullable String destination) {}

    /**
     * What lies open beside Autobot's board. Tasks go by their values.
     *
     * @param colour the current one
     * @param colourCardsUsed face up; the others are in its deck
     * @param yellowOnTop whether the yellow card lies on top of the colour deck since reunification
     * @param taskQueue tasks that wait to become viable
     * @param advancedTasksSeen advanced tasks that were drawn at least once, so that everybody knows they are in play
     * @param slotsFilled of its board
     * @param wineCards beside its board, turned up with the third era; null in a view before that, and without wine
     */
    public record Autobot(
            Colour colour,
            List<String> colourCardsUsed,
            boolean yellowOnTop,
            List<Integer> taskQueue,
            List<Integer> tasksUsed,
            List<Integer> advancedTasksSeen,
            int slotsFilled,
            @Nullable List<String> wineCards) {}

    /**
     * What is remembered until the turn ends.
     *
     * @param changedColour what a tile makes of the card's colour
     * @param lockedTiles tiles that deliveries of this turn brought: they wait for a later turn
     * @param builtWithCard whether a section was built with the card
     * @param reserved DM that sections being built still cost
     * @param stationBonuses station spaces whose bonus was chosen
     * @param stationsPassed links of the own stations passed
     * @param trucksMoved trucks that have moved in phase 3
     * @param trails places that each truck has left this turn, the last one first
     * @param boostedTruck the truck that an I3 card loaded
     */
    public record Turn(
            int seat,
            @Nullable String card,
            @Nullable ActionSpace space,
            List<Colour> colours,
            @Nullable Colour changedColour,
            boolean mainDone,
            List<String> lockedTiles,
            boolean tileUsed,
            List<Extra> extrasDone,
            boolean builtWithCard,
            int reserved,
            List<Integer> stationBonuses,
            List<String> stationsPassed,
            List<Integer> trucksMoved,
            List<List<String>> trails,
            @Nullable Integer boostedTruck) {}

    /** One entry of the agenda: a step, the seat that it is about, and what else it says. */
    public record Pending(String step, int seat, Map<String, String> arguments) {}

    /**
     * @param deck face-down action cards, the top one first
     * @param random state of the generator that later shuffles draw from
     * @param autobot exactly in the solo game
     */
    public record Hidden(
            List<String> deck, long random, @Nullable Decks autobot) {}

    /**
     * Autobot's face-down cards, the top ones first.
     *
     * @param advancedTasks those that have not joined the task deck
     */
    public record Decks(List<String> colours, List<Integer> tasks, List<Integer> advancedTasks) {}
}
