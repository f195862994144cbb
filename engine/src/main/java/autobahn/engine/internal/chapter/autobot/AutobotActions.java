package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.AutobotQuestion;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.service.Services;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;

/** What Autobot does on the map: it never pays (SOLO-4). */
final class AutobotActions {
    private AutobotActions() {}

    static boolean canBuildOrUpgrade(State s, int colour) {
        return Building.reachable(s, Bits.small(colour)) != 0 || Upgrading.reachable(s, Bits.small(colour)) != 0;
    }

    /** Builds if any section of the colour can be built, else upgrades. */
    static void buildOrUpgrade(State s, Autobot bot, int colour) {
        if (Building.reachable(s, Bits.small(colour)) != 0) {
            build(s, bot, Building.reachable(s, Bits.small(colour)));
        } else {
            upgrade(s, colour);
        }
    }

    /** Builds the best of some sections, if there is one. */
    static void build(State s, Autobot bot, long options) {
        if (options == 0) {
            return;
        }
        int section = Priorities.section(s, bot, options);
        Building.place(s, Autobot.SEAT, section);
        Building.takeSpaceBonus(s, Autobot.SEAT, section);
        Employees.place(s, Autobot.SEAT, s.map.sectionColour[section]);
    }

    static void upgrade(State s, int colour) {
        long options = Upgrading.reachable(s, Bits.small(colour));
        if (options != 0) {
            int link = Priorities.upgrade(s, options);
            Upgrading.lay(s, Autobot.SEAT, link);
            Employees.place(s, Autobot.SEAT, colour);
        }
    }

    static boolean canBuildStation(State s, int colour) {
        return Stations.sites(s, Autobot.SEAT, Bits.small(colour)) != 0
                || s.modules.improvable(s, Autobot.SEAT, Bits.small(colour)) != 0;
    }

    /** An improvement if one can be built, else a station and the bonus below it. */
    static void station(State s, Autobot bot, int colour) {
        long improvable = s.modules.improvable(s, Autobot.SEAT, Bits.small(colour));
        long sites = Stations.sites(s, Autobot.SEAT, Bits.small(colour));
        if (improvable != 0) {
            int link = Priorities.station(s, AutobotQuestion.IMPROVE, improvable, colour);
            Services.place(s, Autobot.SEAT, Bits.first(s.improvements), link);
            Promotions.grant(s, Autobot.SEAT, 1);
        } else if (sites != 0) {
            int link = Priorities.station(s, AutobotQuestion.STATION, sites, colour);
            int space = Stations.place(s, Autobot.SEAT, link);
            s.bonuses.grant(s, Autobot.SEAT, bot.board.stations().get(space), MoneyReason.OWN_STATION);
        }
    }

    /**
     * A yellow card with a build task: two sections that together reach a new city if any two do, else the best two one
     * after another (SOLO-12). The second is the main action, so that an upgrade stands in for it.
     */
    static void buildTwo(State s, Autobot bot, int colour) {
        long first = Building.reachable(s, Bits.small(colour));
        long leading = 0;
        for (long bits = first; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            leading |= secondsToNewCity(s, section, colour) != 0 ? Bits.one(section) : 0;
        }
        if (leading == 0) {
            build(s, bot, first);
            buildOrUpgrade(s, bot, colour);
            return;
        }
        int chosen = Priorities.section(s, bot, leading);
        long seconds = secondsToNewCity(s, chosen, colour);
        build(s, bot, Bits.one(chosen));
        long open = Building.reachable(s, Bits.small(colour));
        build(s, bot, (seconds & open) != 0 ? seconds & open : open);
    }

    /** Sections that, built after a first one, complete a pair which touches a city the network has not reached. */
    private static long secondsToNewCity(State s, int first, int colour) {
        RoadMap map = s.map;
        if (s.sectionsBuilt + 2 > s.figures.sectionSupply) {
            return 0;
        }
        long open = (s.frontier | map.sectionAdjacent[first])
                & ~s.built
                & ~s.roadblocks
                & ~Bits.one(first)
                & map.colourSections[colour];
        if ((map.sectionCities[first] & ~s.touched) != 0) {
            return open;
        }
        long seconds = 0;
        for (long bits = open; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            seconds |= (map.sectionCities[section] & ~s.touched) != 0 ? Bits.one(section) : 0;
        }
        return seconds;
    }

    static boolean isYellow(int colour) {
        return colour == Colour.YELLOW.ordinal();
    }
}
