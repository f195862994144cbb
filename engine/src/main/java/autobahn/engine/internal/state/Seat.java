package autobahn.engine.internal.state;

import autobahn.engine.edition.Goods;

/** All that lies in front of one player. Sets of cards, links, countries and locks are bit masks. */
public final class Seat {
    public static final int TRUCKS = 2;
    /** A truck's place: OFF, a section, or DEPOT + depot. */
    public static final int OFF = -1;

    public static final int DEPOT = 64;

    /** What a truck carries that brings wine home. */
    public static final int WINE = Goods.WINE.ordinal();

    public int money;
    /** Employees not in play. */
    public int supply;

    public int lobby;
    /** Employees in departments, one bit per {@code department * 3 + floor}; a player has at most one on a floor. */
    public int floors;
    /** Eras in which funding was taken; an employee stays on the dashboard for each. */
    public int funded;

    public int development;
    public long hand;
    public final long[] played = new long[Figures.SPACES];
    /** Whether the yellow card still waits for the third era. */
    public boolean yellowAside;
    /** How often each space's action tile was flipped or removed (0 to 2), a nibble a space. */
    public int tileLevels;
    /** Coloured unlock tokens left. */
    public int tokens;

    public int extraTokens;
    /** Unlocked technologies, one bit per {@code column * 4 + lock}. */
    public int technologies;

    public int stationsBuilt;
    /** Links with a station of this player. */
    public long stations;

    public int usableTrucks;
    public final int[] truckPlace = {OFF, OFF};
    public final int[] truckGoods = {0, 0};

    public int deliveryBoard;
    /** Countries with a token on the goods icon, not yet claimed. */
    public int claimable;
    /** Countries whose delivery bonus was claimed. */
    public int claimed;
    /** Countries whose DM icon is used. */
    public int paid;
    /** Countries delivered to. */
    public int delivered;
    /** Bonus tiles held, four bits a kind. */
    public long tiles;

    public int tilesTaken;
    public int route;
    /** The wine card dealt to this player, or NONE, and what became of it. */
    public int wineCard = RoadMap.NONE;

    public int wine;
    public int trafficTokens;

    /** Whether a truck is on the board with wine. */
    public boolean carriesWine(int truck) {
        return truckPlace[truck] != OFF && truckGoods[truck] == WINE;
    }

    void copyFrom(Seat other) {
        money = other.money;
        supply = other.supply;
        lobby = other.lobby;
        floors = other.floors;
        funded = other.funded;
        development = other.development;
        hand = other.hand;
        for (int i = 0; i < Figures.SPACES; i++) {
            played[i] = other.played[i];
        }
        yellowAside = other.yellowAside;
        tileLevels = other.tileLevels;
        tokens = other.tokens;
        extraTokens = other.extraTokens;
        technologies = other.technologies;
        stationsBuilt = other.stationsBuilt;
        stations = other.stations;
        usableTrucks = other.usableTrucks;
        truckPlace[0] = other.truckPlace[0];
        truckPlace[1] = other.truckPlace[1];
        truckGoods[0] = other.truckGoods[0];
        truckGoods[1] = other.truckGoods[1];
        deliveryBoard = other.deliveryBoard;
        claimable = other.claimable;
        claimed = other.claimed;
        paid = other.paid;
        delivered = other.delivered;
        tiles = other.tiles;
        tilesTaken = other.tilesTaken;
        route = other.route;
        wineCard = other.wineCard;
        wine = other.wine;
        trafficTokens = other.trafficTokens;
    }

    public int tileLevel(int space) {
        return Bits.nibble(tileLevels, space);
    }

    public void raiseTile(int space) {
        tileLevels += (int) Bits.nibbleAt(space, 1);
    }

    public int tileCount(int kind) {
        return Bits.nibble(tiles, kind);
    }

    public void addTile(int kind) {
        tiles += Bits.nibbleAt(kind, 1);
        tilesTaken++;
    }

    public void spendTile(int kind) {
        tiles -= Bits.nibbleAt(kind, 1);
    }

    public long allPlayed() {
        return played[0] | played[1] | played[2] | played[3] | played[4];
    }

    /** The action space on which a played card lies. */
    public int spaceOf(int card) {
        for (int space = 0; space < Figures.SPACES; space++) {
            if (Bits.has(played[space], card)) {
                return space;
            }
        }
        throw new IllegalArgumentException("card " + card + " has not been played");
    }

    public void takeBackPlayed() {
        for (int space = 0; space < Figures.SPACES; space++) {
            hand |= played[space];
            played[space] = 0;
        }
    }

    public boolean has(int technologyLocks) {
        return (technologies & technologyLocks) != 0;
    }

    /** The open locks of a column. */
    public int openLocks(int column) {
        return Bits.nibble(technologies, column);
    }

    /** How many locks of a column are open, 0 to 4. */
    public int level(int column) {
        return Integer.bitCount(openLocks(column));
    }
}
