package autobahn.engine;

import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.chapter.era.Routes;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Building;
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
    private final SeatFacts[] seats;
    private final MapFacts map;

    Facts(State state) {
        s = state;
        seats = new SeatFacts[s.seatCount];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = new SeatFacts(s, seat);
        }
        map = new MapFacts(s.figures);
    }

    /** What lies in front of a seat. */
    public SeatFacts seat(int seat) {
        return seats[seat];
    }

    public MapFacts map() {
        return map;
    }

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

    /** Floors without an empty seat. */
    public int fullFloors() {
        return Promotions.full(s);
    }

    public int buildPrice(int section) {
        return Building.price(s, section, 0);
    }

    /** Employees in an office. */
    public int employees(int colour) {
        return Employees.count(s.offices[colour]);
    }

    /** A seat's employees in an office. */
    public int employees(int colour, int seat) {
        return Employees.countOf(s.offices[colour], seat);
    }
}
