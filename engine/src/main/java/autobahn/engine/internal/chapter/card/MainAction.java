package autobahn.engine.internal.chapter.card;

import autobahn.engine.Decision;
import autobahn.engine.Extra;
import autobahn.engine.MoveType;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/**
 * Whether the main action of the played card stays possible (TURN-4), as far as that can be told without trying: what an
 * extra action or a tile cannot take away are depots and tokens; what it can are DM, a site and a section, and then
 * counting tells if enough is left. All that costs DM in between may be declined, so only the move itself counts.
 */
public final class MainAction {
    private static final ActionSpace[] SPACES = ActionSpace.values();
    private static final Extra[] EXTRAS = Extra.values();

    private MainAction() {}

    /** Whether the main action has a target now. */
    public static boolean possible(State s) {
        return possible(s, s.purse(s.turn.seat), 1);
    }

    /** Says yes only if the main action, possible now, is certainly possible after a move too. */
    public static boolean surelyKept(State s, int move) {
        int seat = s.turn.seat;
        int purse = s.purse(seat);
        return switch (MoveType.of(move)) {
            case EXTRA -> surelyKeptByExtra(s, EXTRAS[MoveType.a(move)], purse);
            case BUILD -> possible(s, purse - Building.price(s, MoveType.a(move), 0), 2);
            case UPGRADE -> possible(s, purse - Upgrading.price(s, seat, MoveType.a(move)), 2);
            case STATION, IMPROVE -> possible(s, purse, 2);
            case HIRE -> false;
            case TILE_COLOUR -> possible(s, purse, 1, Bits.small(MoveType.b(move)));
            default -> true;
        };
    }

    private static boolean surelyKeptByExtra(State s, Extra extra, int purse) {
        return switch (extra) {
            case BUILD -> possible(s, purse - Math.max(s.figures.buildSingle[s.era], s.figures.buildDouble[s.era]), 2);
            case UPGRADE -> possible(s, purse - 2 * s.figures.upgradeCost[s.era], 2);
            case STATION -> possible(s, purse, 2);
            case DEVELOP ->
                possible(s, purse - (s.figures.cardKind[s.turn.card] == CardKind.A2 ? Extras.A2_PRICE : 0), 1);
            case LOAD, MONEY -> true;
        };
    }

    /** Says yes only if a move leaves the card a colour in which neither its main nor an extra action has a target. */
    public static boolean surelyLost(State s, int move) {
        return MoveType.of(move) == MoveType.TILE_COLOUR
                && Extras.left(s) == 0
                && !possible(s, s.purse(s.turn.seat), 1, Bits.small(MoveType.b(move)));
    }

    private static boolean possible(State s, int purse, int targets) {
        return possible(s, purse, targets, s.turn.colours);
    }

    /** Whether the main action has so many targets on some autobahns with so much DM. */
    private static boolean possible(State s, int purse, int targets, int colours) {
        int seat = s.turn.seat;
        Seat player = s.seats[seat];
        return switch (SPACES[s.turn.space]) {
            case UNLOCK -> (player.tokens & colours) != 0;
            case LOAD -> (Loading.colours(s, seat) & colours) != 0;
            case STATION -> Stations.targets(s, seat, colours) >= targets;
            case UPGRADE -> Long.bitCount(Upgrading.payable(s, seat, colours, purse)) >= targets;
            case BUILD ->
                s.sectionsBuilt + targets <= s.figures.sectionSupply
                        && Long.bitCount(Building.payable(s, colours, purse)) >= targets;
        };
    }

    /**
     * Whether a station is to be built, there is no site for one, and nothing that may still come makes one: no section is
     * built, and no link of an own station is upgraded.
     */
    public static boolean hopeless(State s) {
        int seat = s.turn.seat;
        return SPACES[s.turn.space] == ActionSpace.STATION
                && Stations.targets(s, seat, s.turn.colours) == 0
                && (Extras.left(s) & Extra.BUILD.bit()) == 0
                && !s.onAgenda(Decision.BUILD)
                && !(s.modules.upgradeWouldImprove(s, seat, s.turn.colours) && mayStillUpgrade(s));
    }

    /** An upgrade is due, or the technology that gives one could still be unlocked. */
    private static boolean mayStillUpgrade(State s) {
        Seat player = s.seats[s.turn.seat];
        int anywhere = s.figures.technologyLocks[TechnologyKind.UPGRADE_ANYWHERE.ordinal()];
        return s.onAgenda(Decision.UPGRADE) || player.extraTokens > 0 && (anywhere & ~player.technologies) != 0;
    }
}
