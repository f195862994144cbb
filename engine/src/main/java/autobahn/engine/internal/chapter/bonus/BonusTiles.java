package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.edition.Bonus;
import autobahn.engine.internal.chapter.card.ActionTiles;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.truck.Driving;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Bonus tiles in front of players (TURN-3). */
public final class BonusTiles {
    private BonusTiles() {}

    /** Whether such a tile may be used now: it is not thrown away for nothing, unless the edition rules so (TURN-3). */
    public static boolean usable(State s, int seat, Bonus bonus) {
        return useful(s, seat, bonus) || !s.figures.rulings.uselessTilesStay();
    }

    private static boolean useful(State s, int seat, Bonus bonus) {
        Seat player = s.seats[seat];
        return switch (bonus.kind()) {
            case DEVELOP, DM -> true;
            case PROMOTE -> player.supply > 0 || Promotions.targets(s, seat) != 0;
            case RECRUIT -> player.supply > 0;
            case UNLOCK -> player.extraTokens > 0;
            case REPLACE -> s.displaySize > 0 && ((player.hand | player.allPlayed()) & s.figures.basicCards) != 0;
            case GAIN -> s.displaySize > 0;
            case FLIP -> ActionTiles.atLevel(player, 0) != 0;
            case REMOVE -> ActionTiles.atLevel(player, 1) != 0;
            case BUILD -> Building.targets(s, seat, RoadMap.ALL_COLOURS) != 0;
            case UPGRADE -> Upgrading.targets(s, seat, RoadMap.ALL_COLOURS) != 0;
            case STATION -> Stations.colours(s, seat) != 0;
            case LOAD -> Loading.colours(s, seat) != 0;
            case MOVE -> Driving.anyCanMove(s, seat, Trucks.ALL, bonus.amount());
            case SWAP -> player.hand != 0 && player.allPlayed() != 0;
            case SLIDE -> ActionTiles.canSlide(s, player);
            case COLOUR, EMPLOYEE, FUNDING, PICK_UP, DISCARD -> false;
        };
    }
}
