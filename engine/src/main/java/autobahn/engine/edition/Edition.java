package autobahn.engine.edition;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One printing of the game, as data. The engine compiles it into arrays; the {@code edition} module reads it from
 * JSON and checks it, so code here may take it to be consistent.
 *
 * @param id a short name such as {@code standard}
 * @param hash content hash; two editions with the same hash play the same
 */
public record Edition(
        String id,
        String hash,
        Board board,
        Dashboard dashboard,
        PlayerBoard playerBoard,
        Trade trade,
        Cards cards,
        Administration administration,
        Solo solo,
        Modules modules,
        Rulings rulings) {

    /** The road network and what is printed on it. */
    public record Board(
            List<City> cities,
            List<Link> links,
            List<Section> startSections,
            List<Section> roadblocks,
            List<Section> bonusSpaces,
            List<Section> developSpaces,
            List<Depot> depots) {}

    /**
     * @param country the country of a foreign city, null for a German one
     * @param value the fixed value of a foreign city, 0 for a German one
     * @param east whether it lies in the former East Germany
     */
    public record City(
            String name, @Nullable String country, int value, boolean east, double latitude, double longitude) {}

    /** A stretch of one autobahn between two cities, of one or two sections. */
    public record Link(Colour colour, String from, String to, int sections) {}

    /** The section of the link between two cities that lies next to {@code near}. */
    public record Section(String near, String far) {}

    public record Depot(String city, Colour colour, Goods goods) {}

    /**
     * @param spareSections sections beside the board for building past the third era's stack
     * @param startMoney DM divided among the players
     */
    public record Dashboard(List<Era> eras, int spareSections, int startMoney) {}

    /**
     * @param sections sections that players build in this era
     * @param buildSingle cost of the section of a one-section link
     * @param buildDouble cost of a section of a two-section link
     * @param upgrade cost of upgrading, per section
     */
    public record Era(
            String years, int sections, int buildSingle, int buildDouble, int upgrade, int truckSteps, int funding) {}

    /**
     * @param limits cards an action space takes at first, from left to right
     * @param unlockTokens colours that have an unlock token
     * @param columns three technology columns of four locks: first level, second level and the two third-level ones
     * @param firstRow bonus when all columns have their first technology
     * @param secondRow bonus when all columns have their second technology
     */
    public record PlayerBoard(
            int employees,
            Map<ActionSpace, Integer> limits,
            Set<Colour> unlockTokens,
            int extraUnlockTokens,
            List<Column> columns,
            Bonus firstRow,
            Bonus secondRow,
            List<StationSpace> stations) {}

    public record Column(Department department, List<Technology> technologies) {}

    public record Technology(TechnologyKind kind, int amount) {}

    /**
     * The bonus below one station space.
     *
     * @param larger the larger DM amount where the bonus is DM (its amount is the smaller one), else 0
     */
    public record StationSpace(Bonus bonus, int larger) {}

    /**
     * @param countries in the order of the delivery boards, top to bottom
     * @param tilesPerCountry delivery tiles a country gets with 2, 3 and 4 players
     */
    public record Trade(
            List<Country> countries,
            List<DeliveryBoard> boards,
            List<TileCount> tiles,
            List<Integer> tilesPerCountry) {}

    /**
     * @param money DM when goods other than the preferred ones arrive
     * @param pharmaceuticals bonus for the first pharmaceuticals delivered there
     */
    public record Country(String name, int money, Bonus pharmaceuticals) {}

    /** Preferred goods and their bonus, country by country. */
    public record DeliveryBoard(String name, List<Wish> wishes) {}

    public record Wish(Goods goods, Bonus bonus) {}

    /** @param stretch whether these tiles join the game only with the stretch content */
    public record TileCount(Bonus bonus, int count, boolean stretch) {}

    /** @param displaySize cards that lie open */
    public record Cards(
            List<ActionCard> actionCards, int displaySize, List<RouteCard> routes, List<RouteReward> routeRewards) {}

    /** @param id the card's name in notation, such as {@code red} or {@code red-I1} */
    public record ActionCard(String id, CardDeck deck, CardKind kind, Set<Colour> colours) {}

    public record RouteCard(String from, String to) {}

    /** @param status highest status that earns it; null when any connection does */
    public record RouteReward(@Nullable Integer status, Bonus bonus) {}

    /**
     * @param officeSeats seats of each office with 2, 3 and 4 players
     * @param track one entry per space of the development track, null where it is empty
     * @param loop the space to which a token goes that leaves the last one
     */
    public record Administration(
            Map<Colour, List<Integer>> officeSeats,
            int floors,
            int seatsPerFloor,
            int lobbyPoints,
            int financeUnit,
            List<@Nullable Bonus> track,
            int loop) {}

    /** @param pharmaceuticalsOrder countries in the order in which Autobot offers them pharmaceuticals
     * @param centre the city at the heart of the black autobahn, by which Autobot breaks ties */
    public record Solo(
            List<Task> tasks,
            SoloBoard easy,
            SoloBoard hard,
            List<Integer> promotions,
            List<List<Integer>> harderPromotions,
            List<String> pharmaceuticalsOrder,
            String centre) {}

    /**
     * @param advanced whether it starts among the advanced ones
     * @param action BUILD stands for build-or-upgrade
     */
    public record Task(
            int value,
            boolean advanced,
            ActionSpace action,
            @Nullable Bonus bonus) {}

    public record SoloBoard(List<Bonus> stations, List<Bonus> slots) {}

    /** @param wineTokens promotions of the wine delivery tokens with 2, 3 and 4 players */
    public record Modules(
            List<WineCard> wineCards, List<List<Integer>> wineTokens, int trafficTokens, List<Bonus> improvements) {}

    public record WineCard(String country, String destination, Colour colour) {}
}
