package autobahn.engine;

import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.chapter.era.Routes;
import autobahn.engine.internal.chapter.era.Scoring;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/**
 * What lies open on the table, in numbers and masks, for programs that weigh positions: nothing here allocates, and it
 * follows the game as it goes on. Sections and links are numbered in the edition's order, and so are cities, depots,
 * countries, cards and tile kinds. What a seat may not see is not here, but for its own wine card.
 */
public final class Facts {
    /** A truck's place when it is off the board; from {@link #DEPOT} on it stands in a depot, else on a section. */
    public static final int OFF = Seat.OFF;

    public static final int DEPOT = Seat.DEPOT;
    public static final int NONE = RoadMap.NONE;
    public static final int FLOORS = Promotions.FLOORS;

    private final State s;

    Facts(State state) {
        this.s = state;
    }

    // --- The table ------------------------------------------------------------------------------------------------

    /** Sections that players have built in all. */
    public int sectionsBuilt() {
        return s.sectionsBuilt;
    }

    /** Sections after which an era (0 to 2) ends, unless a dead end has ended one before it. */
    public int eraEnd(int era) {
        return s.figures.eraEnd[era];
    }

    /** The share of the current era's sections that are built, 0 to 1. */
    public double eraDone() {
        int sections = s.figures.eraSections[s.era];
        return Math.clamp((double) (s.sectionsBuilt - s.eraTarget + sections) / sections, 0, 1);
    }

    /** Who triggered the end of the era, or NONE. */
    public int trigger() {
        return s.trigger;
    }

    /** Turns left in the last round, NONE before it. */
    public int turnsLeft() {
        return s.turnsLeft;
    }

    public boolean isAutobot(int seat) {
        return s.isAutobot(seat);
    }

    /** Whether the seat in turn has done its main action. */
    public boolean mainDone() {
        return s.turn.mainDone;
    }

    public long built() {
        return s.built;
    }

    public long completeLinks() {
        return s.complete;
    }

    public long upgradedLinks() {
        return s.upgraded;
    }

    /** Links with a station of anybody. */
    public long stationLinks() {
        return s.stations;
    }

    public long roadblocks() {
        return s.roadblocks;
    }

    /** Cities that a built section touches. */
    public int touchedCities() {
        return s.touched;
    }

    /** Sections that may be built next, whatever they cost. */
    public long buildable() {
        return Building.reachable(s, RoadMap.ALL_COLOURS);
    }

    /** Employees of an office from left to right, four bits each: seat + 1. */
    public int office(int colour) {
        return s.offices[colour];
    }

    /** What an office's employees would divide if the era ended now. */
    public int budget(int colour) {
        return Eras.budget(s, colour);
    }

    public int officeSeats(int colour) {
        return s.officeSeats[colour];
    }

    /** Countries to which pharmaceuticals were delivered. */
    public int pharmaceuticals() {
        return s.pharmaceuticals;
    }

    public int displaySize() {
        return s.displaySize;
    }

    /** The cards that lie open. */
    public long display() {
        long cards = 0;
        for (int i = 0; i < s.displaySize; i++) {
            cards |= Bits.one(s.display[i]);
        }
        return cards;
    }

    /** Face-down action cards. */
    public int deckSize() {
        return s.deckSize;
    }

    /** Route cards that nobody has taken. */
    public int openRoutes() {
        return s.openRoutes;
    }

    /** Rounds in a row at whose end nobody could build (ERA-5). */
    public int deadRounds() {
        return s.deadRounds;
    }

    /** Sections with a traffic token. */
    public long traffic() {
        return s.traffic;
    }

    /** Links whose station has an improvement. */
    public long improvedLinks() {
        return s.improved;
    }

    /** The colours that the card played this turn has; none before. */
    public int turnColours() {
        return s.turn.colours;
    }

    /** Delivery tiles left in a country. */
    public int deliveryTiles(int country) {
        int count = 0;
        for (int i = 3 * country; i < 3 * country + 3; i++) {
            count += s.deliveryTiles[i] == 0 ? 0 : 1;
        }
        return count;
    }

    /** Status of a route card's best connection, or NONE. */
    public int routeStatus(int route) {
        return Routes.status(s, s.figures.routeFrom[route], s.figures.routeTo[route]);
    }

    // --- One seat -------------------------------------------------------------------------------------------------

    public int money(int seat) {
        return s.seats[seat].money;
    }

    /** Employees not in play. */
    public int supply(int seat) {
        return s.seats[seat].supply;
    }

    public int lobby(int seat) {
        return s.seats[seat].lobby;
    }

    /** Employees in departments, one bit per {@code department * FLOORS + floor}. */
    public int floors(int seat) {
        return s.seats[seat].floors;
    }

    /** Floors that the seat's technology opens. */
    public int access(int seat) {
        return Promotions.access(s, seat);
    }

    /** Floors without an empty seat. */
    public int fullFloors() {
        return Promotions.full(s);
    }

    /** What a department's employees are multiplied by. */
    public int unit(int seat, Department department) {
        return Scoring.unit(s, seat, department);
    }

    /** Employees in all offices. */
    public int inOffices(int seat) {
        return Employees.inOffices(s, seat);
    }

    /** Eras in which funding was taken, as bits. */
    public int funded(int seat) {
        return s.seats[seat].funded;
    }

    public int development(int seat) {
        return s.seats[seat].development;
    }

    public long hand(int seat) {
        return s.seats[seat].hand;
    }

    public long played(int seat) {
        return s.seats[seat].allPlayed();
    }

    /** Cards on one action space. */
    public int playedOn(int seat, int space) {
        return Long.bitCount(s.seats[seat].played[space]);
    }

    /** How often an action space's tile was flipped or removed. */
    public int tileLevel(int seat, int space) {
        return s.seats[seat].tileLevel(space);
    }

    /** Colours whose unlock token is left. */
    public int tokens(int seat) {
        return s.seats[seat].tokens;
    }

    public int extraTokens(int seat) {
        return s.seats[seat].extraTokens;
    }

    /** Unlocked technologies, one bit per {@code column * 4 + lock}. */
    public int technologies(int seat) {
        return s.seats[seat].technologies;
    }

    public int stationsBuilt(int seat) {
        return s.seats[seat].stationsBuilt;
    }

    public long stations(int seat) {
        return s.seats[seat].stations;
    }

    public int usableTrucks(int seat) {
        return s.seats[seat].usableTrucks;
    }

    public int truckPlace(int seat, int truck) {
        return s.seats[seat].truckPlace[truck];
    }

    public int truckGoods(int seat, int truck) {
        return s.seats[seat].truckGoods[truck];
    }

    public int deliveryBoard(int seat) {
        return s.seats[seat].deliveryBoard;
    }

    /** Countries whose bonus waits to be claimed. */
    public int claimable(int seat) {
        return s.seats[seat].claimable;
    }

    public int claimed(int seat) {
        return s.seats[seat].claimed;
    }

    /** Countries whose DM icon is used. */
    public int paid(int seat) {
        return s.seats[seat].paid;
    }

    public int delivered(int seat) {
        return s.seats[seat].delivered;
    }

    /** Bonus tiles held, four bits a kind. */
    public long tiles(int seat) {
        return s.seats[seat].tiles;
    }

    /** The seat's route card, or NONE. */
    public int route(int seat) {
        return s.seats[seat].route;
    }

    /** City where a truck with wine is at home, NONE without the module; only for the seat that sees its card. */
    public int wineGoal(int seat) {
        int card = s.seats[seat].wineCard;
        return card == NONE || s.seats[seat].wine == Wine.DELIVERED ? NONE : s.figures.wineGoal[card];
    }

    // --- What things cost -----------------------------------------------------------------------------------------

    public int buildPrice(int section) {
        return Building.price(s, section, 0);
    }

    public int upgradePrice(int seat, int link) {
        return Upgrading.price(s, seat, link);
    }

    // --- The map, which never changes -----------------------------------------------------------------------------

    public int sections() {
        return s.map.sections;
    }

    public int links() {
        return s.map.links;
    }

    public long sectionAdjacent(int section) {
        return s.map.sectionAdjacent[section];
    }

    public int sectionColour(int section) {
        return s.map.sectionColour[section];
    }

    public int sectionLink(int section) {
        return s.map.sectionLink[section];
    }

    /** Country one step beyond a section, or NONE. */
    public int sectionCountry(int section) {
        return s.map.sectionCountry[section];
    }

    public long citySections(int city) {
        return s.map.citySections[city];
    }

    public long linkSections(int link) {
        return s.map.linkSections[link];
    }

    public int linkColour(int link) {
        return s.map.linkColour[link];
    }

    public int linkFrom(int link) {
        return s.map.linkFrom[link];
    }

    public int linkTo(int link) {
        return s.map.linkTo[link];
    }

    public int depotCity(int depot) {
        return s.map.depotCity[depot];
    }

    public int routeFrom(int route) {
        return s.figures.routeFrom[route];
    }

    public int routeTo(int route) {
        return s.figures.routeTo[route];
    }
}
