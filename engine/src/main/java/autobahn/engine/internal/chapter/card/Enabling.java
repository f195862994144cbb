package autobahn.engine.internal.chapter.card;

import autobahn.engine.Extra;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/**
 * Whether an extra action of a card, taken first, makes its main action possible (TURN-4). Mostly that can be told from
 * what the extra builds or earns; where bonuses chain, the answer takes trying it out.
 */
final class Enabling {
    enum Answer {
        NO,
        YES,
        PERHAPS;

        static Answer of(boolean yes) {
            return yes ? YES : NO;
        }
    }

    private static final ActionSpace[] SPACES = ActionSpace.values();

    private Enabling() {}

    /** The main action on the space is not possible now. */
    static Answer of(State s, int seat, CardKind kind, int space, int colours) {
        int extras = Extras.offered(kind, space);
        if (extras == 0) {
            return Answer.NO;
        }
        return switch (SPACES[space]) {
            case UNLOCK -> Answer.NO;
            case STATION -> bySite(s, seat, extras, colours);
            case LOAD -> byDepot(s, seat, extras, colours);
            case UPGRADE -> byLink(s, seat, kind, extras, colours);
            case BUILD ->
                Building.reachable(s, colours) == 0 ? Answer.NO : byEarning(s, seat, kind, extras, space, colours);
        };
    }

    private static boolean builds(int extras) {
        return (extras & Extra.BUILD.bit()) != 0;
    }

    /** A site for a station; with services a chain of bonuses may also upgrade the link of a station that stands. */
    private static Answer bySite(State s, int seat, int extras, int colours) {
        if (!builds(extras) || Building.targets(s, seat, colours) == 0) {
            return Answer.NO;
        }
        if (opensSite(s, seat, colours)) {
            return Answer.YES;
        }
        return s.modules.upgradeWouldImprove(s, seat, colours) ? Answer.PERHAPS : Answer.NO;
    }

    /** Whether a section can be built that is the first one of a link with room for a station. */
    private static boolean opensSite(State s, int seat, int colours) {
        if (s.seats[seat].stationsBuilt == s.figures.stationBonus.length) {
            return false;
        }
        for (long bits = Building.targets(s, seat, colours) & ~s.map.singleSections;
                bits != 0;
                bits = Bits.rest(bits)) {
            if (!Bits.has(s.begun, s.map.sectionLink[Bits.first(bits)])) {
                return true;
            }
        }
        return false;
    }

    /** Whether a section can be built that is the first one to touch the city of a depot. */
    private static Answer byDepot(State s, int seat, int extras, int colours) {
        long targets = builds(extras) ? Building.targets(s, seat, colours) : 0;
        if (targets == 0) {
            return Answer.NO;
        }
        int cities = s.map.citiesTouchedBy(targets) & ~s.touched;
        for (int bits = colours; bits != 0; bits = Bits.rest(bits)) {
            if ((cities & s.map.depotCities[Bits.first(bits)]) != 0) {
                return Answer.YES;
            }
        }
        // upgrading first may develop to DM, and those build another section
        return (extras & Extra.UPGRADE.bit()) != 0 ? Answer.PERHAPS : Answer.NO;
    }

    /** Whether a section can be built that completes a link, or the DM for an upgrade be earned. */
    private static Answer byLink(State s, int seat, CardKind kind, int extras, int colours) {
        boolean reachable = Upgrading.reachable(s, colours) != 0;
        if (!builds(extras) || Building.targets(s, seat, colours) == 0) {
            return reachable ? byEarning(s, seat, kind, extras, ActionSpace.UPGRADE.ordinal(), colours) : Answer.NO;
        }
        RoadMap map = s.map;
        int purse = s.purse(seat);
        for (long bits = Building.reachable(s, colours); bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            int link = map.sectionLink[section];
            if ((map.linkSections[link] & ~s.built & ~Bits.one(section)) == 0) {
                reachable = true;
                if (Building.price(s, section, 0) + Upgrading.price(s, seat, link) <= purse) {
                    return Answer.YES;
                }
            }
        }
        return reachable ? Answer.PERHAPS : Answer.NO;
    }

    private static Answer byEarning(State s, int seat, CardKind kind, int extras, int space, int colours) {
        int purse = s.purse(seat);
        return switch (kind) {
            case A5 -> Answer.of(affordable(s, seat, space, colours, purse + Extras.A5_MONEY));
            case A6 -> byDeveloping(s, seat, 1, 0, space, colours);
            case A2 ->
                purse < Extras.A2_PRICE
                        ? Answer.NO
                        : byDeveloping(s, seat, Extras.A2_STEPS, Extras.A2_PRICE, space, colours);
            default -> mayDevelop(s, seat, extras, colours) ? Answer.PERHAPS : Answer.NO;
        };
    }

    private static Answer byDeveloping(State s, int seat, int steps, int price, int space, int colours) {
        int earned = Development.sureMoney(s, seat, steps);
        return earned == Development.UNSURE
                ? Answer.PERHAPS
                : Answer.of(affordable(s, seat, space, colours, s.purse(seat) - price + earned));
    }

    private static boolean affordable(State s, int seat, int space, int colours, int purse) {
        return space == ActionSpace.BUILD.ordinal()
                ? Building.payable(s, colours, purse) != 0
                : Upgrading.payable(s, seat, colours, purse) != 0;
    }

    /** Whether an extra station or load brings something by technology. */
    private static boolean mayDevelop(State s, int seat, int extras, int colours) {
        Seat player = s.seats[seat];
        int[] locks = s.figures.technologyLocks;
        return (extras & Extra.STATION.bit()) != 0
                        && player.has(locks[TechnologyKind.DEVELOP_ON_STATION.ordinal()]
                                | locks[TechnologyKind.BONUS_ON_STATION.ordinal()])
                        && Stations.sites(s, seat, colours) != 0
                || (extras & Extra.STATION.bit()) != 0 && s.modules.improvable(s, seat, colours) != 0
                || (extras & Extra.LOAD.bit()) != 0
                        && player.has(locks[TechnologyKind.DEVELOP_ON_LOAD.ordinal()])
                        && (Loading.colours(s, seat) & colours) != 0;
    }
}
