package autobahn.engine.internal.chapter.station;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.technology.Technologies;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Building service stations and driving past them (STN-1, STN-2, MOVE-5, MOVE-7). */
public final class Stations {
    private Stations() {}

    /** Links of some colours on which a player may build a station. */
    public static long sites(State s, int seat, int colours) {
        if (s.seats[seat].stationsBuilt == s.figures.stationBonus.length) {
            return 0;
        }
        return s.begun & s.map.doubleLinks & ~s.stations & Upgrading.linksOf(s, colours);
    }

    public static int colours(State s, int seat) {
        long links = sites(s, seat, RoadMap.ALL_COLOURS) | s.modules.improvable(s, seat, RoadMap.ALL_COLOURS);
        return Upgrading.coloursOf(s, links);
    }

    public static void build(State s, int seat, int link) {
        int space = place(s, seat, link);
        grantBonusOnBuilding(s, seat, link, space);
        Technologies.develop(s, seat, TechnologyKind.DEVELOP_ON_STATION);
    }

    /** The bonus below a station space, if the player has the technology that gives it (TECH-3). */
    public static void grantBonusOnBuilding(State s, int seat, int link, int space) {
        if (s.seats[seat].has(s.figures.technologyLocks[TechnologyKind.BONUS_ON_STATION.ordinal()])) {
            s.push(Steps.stationBonus(seat, link, space));
        }
    }

    /** Puts the leftmost station on a link and tells from which space it came. */
    public static int place(State s, int seat, int link) {
        Seat player = s.seats[seat];
        int space = player.stationsBuilt++;
        player.stations |= Bits.one(link);
        s.stations |= Bits.one(link);
        if (s.listener != null) {
            s.emit(new Event.StationBuilt(seat, Names.link(s.figures, link), space + 1));
        }
        return space;
    }

    /** Carries out the bonus below a station space, DM in the larger amount. */
    public static void grantBonus(State s, int seat, int space, int link) {
        Bonus bonus = s.figures.stationBonus[space];
        if (bonus.kind() == BonusKind.DM) {
            s.gain(seat, s.figures.stationLarger[space], MoneyReason.OWN_STATION);
        } else {
            s.bonuses.grant(s, seat, bonus, MoneyReason.OWN_STATION, s.map.linkColour[link]);
        }
    }

    /** Bonuses that a player may still choose this turn for passing an own station, as a mask of spaces. */
    public static int openBonuses(State s, int seat) {
        return Bits.firstOnes(s.seats[seat].stationsBuilt) & ~s.turn.stationBonuses;
    }

    /** A truck has driven from one place to a section. */
    public static void drivenTo(State s, int seat, int from, int section) {
        if (passes(s, from, section)) {
            pass(s, seat, s.map.sectionLink[section]);
        }
    }

    /** Whether a step takes a truck past the station space of the link that it drives on (MOVE-5). */
    public static boolean passes(State s, int from, int section) {
        if (s.figures.rulings.passingTakesBothSections()) {
            return from < Seat.DEPOT && s.map.sectionSibling[from] == section;
        }
        return from >= Seat.DEPOT || s.map.sectionLink[from] != s.map.sectionLink[section];
    }

    /** A truck passes whatever station a link has. */
    public static void pass(State s, int seat, int link) {
        if (!Bits.has(s.stations, link)) {
            return;
        }
        for (int owner = 0; owner < s.seatCount; owner++) {
            if (Bits.has(s.seats[owner].stations, link)) {
                if (s.listener != null) {
                    s.emit(new Event.StationPassed(seat, owner, Names.link(s.figures, link)));
                }
                if (owner != seat) {
                    if (s.isAutobot(owner)) {
                        s.solo.stationVisited(s);
                    } else {
                        payOwner(s, owner, link);
                    }
                } else if (!Bits.has(s.turn.stationsPassed, link)) {
                    s.turn.stationsPassed |= Bits.one(link);
                    for (int i = s.modules.improved(s, link) ? 2 : 1; i > 0; i--) {
                        s.push(Steps.chooseStationBonus(seat, link));
                    }
                }
            }
        }
    }

    /** The smaller amount of the owner's best DM bonus, the larger one at an improved station. */
    private static void payOwner(State s, int owner, int link) {
        int[] amounts = s.modules.improved(s, link) ? s.figures.bestStationLarge : s.figures.bestStationSmall;
        s.gain(owner, amounts[s.seats[owner].stationsBuilt], MoneyReason.STATION_VISIT);
    }

    /** How many more times a player could take the action on some colours, each time on another link. */
    public static int targets(State s, int seat, int colours) {
        int left = s.figures.stationBonus.length - s.seats[seat].stationsBuilt;
        int stations = Math.min(left, Long.bitCount(sites(s, seat, colours)));
        int improvable = Long.bitCount(s.modules.improvable(s, seat, colours));
        return stations + Math.min(improvable, Integer.bitCount(s.improvements));
    }
}
