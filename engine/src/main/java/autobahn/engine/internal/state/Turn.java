package autobahn.engine.internal.state;

/** What the rules must remember until the current turn ends. */
public final class Turn {
    public static final int NONE = -1;

    /** Whose turn it is. */
    public int seat;
    /** The card played this turn, or NONE. */
    public int card = NONE;
    /** The action space it was played to. */
    public int space;
    /** The colours that the played card has this turn. */
    public int colours;
    /** The colour that a tile gives to the card of this turn, or NONE. */
    public int changedColour = NONE;

    public boolean mainDone;
    /** Tiles that deliveries of this turn brought, four bits a kind: they wait for a later turn (DELIV-2). */
    public long lockedTiles;

    public boolean tileUsed;
    /** Extra actions of the card that were carried out, as bits. */
    public int extrasDone;
    /** Whether a section was built with the card, by its main or its extra action. */
    public boolean builtWithCard;
    /** DM that a section being built still costs (its owner may spend the rest only). */
    public int reserved;
    /** Bonuses below stations chosen this turn. */
    public int stationBonuses;
    /** Own stations passed this turn. */
    public long stationsPassed;
    /** Trucks that have moved in phase 3. */
    public int trucksMoved;
    /** The places that each truck has left this turn, the last one in the lowest bits: place + 1, a byte each. */
    public final long[] trails = new long[Seat.TRUCKS];

    /** The truck that the main action loaded with an I3 card, or NONE. */
    public int boostedTruck = NONE;

    public void reset(int seat) {
        this.seat = seat;
        card = NONE;
        space = 0;
        colours = 0;
        changedColour = NONE;
        mainDone = false;
        lockedTiles = 0;
        tileUsed = false;
        extrasDone = 0;
        builtWithCard = false;
        reserved = 0;
        stationBonuses = 0;
        stationsPassed = 0;
        trucksMoved = 0;
        trails[0] = 0;
        trails[1] = 0;
        boostedTruck = NONE;
    }

    void copyFrom(Turn other) {
        seat = other.seat;
        card = other.card;
        space = other.space;
        colours = other.colours;
        changedColour = other.changedColour;
        mainDone = other.mainDone;
        lockedTiles = other.lockedTiles;
        tileUsed = other.tileUsed;
        extrasDone = other.extrasDone;
        builtWithCard = other.builtWithCard;
        reserved = other.reserved;
        stationBonuses = other.stationBonuses;
        stationsPassed = other.stationsPassed;
        trucksMoved = other.trucksMoved;
        trails[0] = other.trails[0];
        trails[1] = other.trails[1];
        boostedTruck = other.boostedTruck;
    }

    /** A card lies on its space and its action is still to be carried out. */
    public boolean mainPending() {
        return card != NONE && !mainDone;
    }

    /** A truck leaves a place. */
    public void leave(int truck, int place) {
        trails[truck] = Bits.pushByte(trails[truck], place + 1);
    }

    public void lockTile(int kind) {
        lockedTiles += Bits.nibbleAt(kind, 1);
    }

    public int lockedTiles(int kind) {
        return Bits.nibble(lockedTiles, kind);
    }
}
