package autobahn.engine;

import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.era.Scoring;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** The part of {@link Facts} that is about one seat. */
public final class SeatFacts {
    private final State s;
    private final Seat player;
    private final int seat;

    SeatFacts(State state, int seat) {
        s = state;
        player = state.seats[seat];
        this.seat = seat;
    }

    public int money() {
        return player.money;
    }

    /** Employees not in play. */
    public int supply() {
        return player.supply;
    }

    public int lobby() {
        return player.lobby;
    }

    /** Employees in departments, one bit per {@code department * FLOORS + floor}. */
    public int floors() {
        return player.floors;
    }

    /** Floors that the seat's technology opens. */
    public int access() {
        return Promotions.access(s, seat);
    }

    /** What a department's employees are multiplied by. */
    public int unit(Department department) {
        return Scoring.unit(s, seat, department);
    }

    /** Employees in all offices. */
    public int inOffices() {
        return Employees.inOffices(s, seat);
    }

    /** Eras in which funding was taken, as bits. */
    public int funded() {
        return player.funded;
    }

    public int development() {
        return player.development;
    }

    public long hand() {
        return player.hand;
    }

    public long played() {
        return player.allPlayed();
    }

    /** Cards on one action space. */
    public int playedOn(int space) {
        return Long.bitCount(player.played[space]);
    }

    /** How often an action space's tile was flipped or removed. */
    public int tileLevel(int space) {
        return player.tileLevel(space);
    }

    /** Colours whose unlock token is left. */
    public int tokens() {
        return player.tokens;
    }

    public int extraTokens() {
        return player.extraTokens;
    }

    /** Unlocked technologies, one bit per {@code column * 4 + lock}. */
    public int technologies() {
        return player.technologies;
    }

    public int stationsBuilt() {
        return player.stationsBuilt;
    }

    public long stations() {
        return player.stations;
    }

    public int usableTrucks() {
        return player.usableTrucks;
    }

    public int truckPlace(int truck) {
        return player.truckPlace[truck];
    }

    public int truckGoods(int truck) {
        return player.truckGoods[truck];
    }

    public int deliveryBoard() {
        return player.deliveryBoard;
    }

    /** Countries whose bonus waits to be claimed. */
    public int claimable() {
        return player.claimable;
    }

    public int claimed() {
        return player.claimed;
    }

    /** Countries whose DM icon is used. */
    public int paid() {
        return player.paid;
    }

    public int delivered() {
        return player.delivered;
    }

    /** The kinds of the bonus tiles held. */
    public int tileKinds() {
        int kinds = 0;
        for (long rest = player.tiles; rest != 0; ) {
            int kind = Bits.firstNibble(rest);
            rest = Bits.withoutNibble(rest, kind);
            kinds |= Bits.small(kind);
        }
        return kinds;
    }

    /** Bonus tiles held of a kind. */
    public int tiles(int kind) {
        return player.tileCount(kind);
    }

    /** The seat's route card, or NONE. */
    public int route() {
        return player.route;
    }

    /** City where a truck with wine is at home, NONE without the module; only for the seat that sees its card. */
    public int wineGoal() {
        int card = player.wineCard;
        return card == RoadMap.NONE || player.wine == Wine.DELIVERED ? RoadMap.NONE : s.figures.wineGoal[card];
    }

    public boolean isAutobot() {
        return s.isAutobot(seat);
    }

    public int upgradePrice(int link) {
        return Upgrading.price(s, seat, link);
    }
}
