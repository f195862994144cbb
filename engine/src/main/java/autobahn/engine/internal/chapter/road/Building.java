package autobahn.engine.internal.chapter.road;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Building road sections (BUILD-1 to BUILD-6). */
public final class Building {
    /** What A4 takes off the cost of each of its two sections. */
    public static final int DOUBLE_DISCOUNT = 5;

    private Building() {}

    /** Sections of some colours that may be built next, whatever they cost (BUILD-1, BUILD-6). */
    public static long reachable(State s, int colours) {
        return s.sectionsBuilt < s.figures.sectionSupply
                ? s.frontier & ~s.built & ~s.roadblocks & ofColours(s, colours)
                : 0;
    }

    /** Whether a section may be built next, whatever it costs. */
    public static boolean mayBePlaced(State s, int section) {
        return Bits.has(reachable(s, RoadMap.ALL_COLOURS), section);
    }

    /** Sections of some colours that a player may build and can pay now (BUILD-1, BUILD-2). */
    public static long targets(State s, int seat, int colours) {
        return payable(s, colours, s.purse(seat));
    }

    /** The same for somebody with so much DM. */
    public static long payable(State s, int colours, int purse) {
        return affordable(s, reachable(s, colours), purse, 0);
    }

    /** First sections of a pair that A4 may build at once: both by the full rules, both paid from what is there now. */
    public static long doubleTargets(State s, int seat, int colours) {
        if (s.sectionsBuilt + 2 > s.figures.sectionSupply) {
            return 0;
        }
        long first = 0;
        for (long bits = affordable(s, reachable(s, colours), s.purse(seat), DOUBLE_DISCOUNT);
                bits != 0;
                bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            first |= secondTargets(s, seat, colours, section) != 0 ? Bits.one(section) : 0;
        }
        return first;
    }

    /** Sections that A4 may build together with a first one. */
    public static long secondTargets(State s, int seat, int colours, int first) {
        long near = s.frontier | s.map.sectionAdjacent[first];
        long open = near & ~s.built & ~s.roadblocks & ~Bits.one(first) & ofColours(s, colours);
        return affordable(s, open, s.purse(seat) - price(s, first, DOUBLE_DISCOUNT), DOUBLE_DISCOUNT);
    }

    private static long affordable(State s, long sections, int purse, int discount) {
        long single = s.map.singleSections;
        return (s.figures.buildSingle[s.era] - discount <= purse && purse >= 0 ? sections & single : 0)
                | (s.figures.buildDouble[s.era] - discount <= purse && purse >= 0 ? sections & ~single : 0);
    }

    public static long ofColours(State s, int colours) {
        if (colours == RoadMap.ALL_COLOURS) {
            return -1L;
        }
        long sections = 0;
        for (int bits = colours; bits != 0; bits = Bits.rest(bits)) {
            sections |= s.map.colourSections[Bits.first(bits)];
        }
        return sections;
    }

    /** What a section costs now, less a discount (BUILD-2). */
    public static int price(State s, int section, int discount) {
        return Math.max(0, listPrice(s, Bits.has(s.map.singleSections, section) ? 1 : 2) - discount);
    }

    /** What a section costs in this era on links of so many sections. */
    public static int listPrice(State s, int sections) {
        return sections == 1 ? s.figures.buildSingle[s.era] : s.figures.buildDouble[s.era];
    }

    /** Places and pays a section, then puts the space's bonuses, the employee and whatever they bring on the agenda. */
    public static void build(State s, int seat, int section, int price) {
        place(s, seat, section);
        s.push(Steps.employee(seat, s.map.sectionColour[section]));
        if (s.figures.rulings.payBeforeBonus()) {
            s.pay(seat, price, MoneyReason.SECTION);
        } else {
            s.turn.reserved += price;
            s.push(Steps.payReserved(seat, price));
        }
        takeSpaceBonus(s, seat, section);
    }

    /** Lays the section and counts it toward the end of the era (ERA-1); city values follow from the network (BUILD-5). */
    public static void place(State s, int seat, int section) {
        int link = s.map.sectionLink[section];
        boolean heard = s.listener != null;
        int from = heard ? CityValues.of(s, s.map.linkFrom[link]) : 0;
        int to = heard ? CityValues.of(s, s.map.linkTo[link]) : 0;
        s.lay(section);
        if (heard) {
            s.emit(new Event.SectionBuilt(seat, Names.section(s.figures, section)));
            CityValues.announce(s, link, from, to);
        }
        s.sectionsBuilt++;
        boolean certain = s.trigger != RoadMap.NONE || s.turnsLeft != RoadMap.NONE || s.isAdministering();
        if (!certain && s.sectionsBuilt >= s.eraTarget) {
            s.trigger = seat;
            if (s.listener != null) {
                s.emit(new Event.EraEndTriggered(seat, s.era + 1));
            }
        }
    }

    /** A 'develop' space or a bonus tile (BUILD-3). */
    public static void takeSpaceBonus(State s, int seat, int section) {
        int space = s.map.sectionBonusSpace[section];
        if (space != RoadMap.NONE && s.bonusSpaceTiles[space] != 0) {
            int kind = s.bonusSpaceTiles[space] - 1;
            s.bonusSpaceTiles[space] = 0;
            s.bonuses.takeTile(s, seat, kind);
        }
        if (Bits.has(s.map.developSpaces, section)) {
            Development.advance(s, seat, 1);
        }
    }

    /** Colours on which a player could build now. */
    public static int colours(State s, int seat) {
        return coloursOf(s, targets(s, seat, RoadMap.ALL_COLOURS));
    }

    public static int coloursOf(State s, long sections) {
        int colours = 0;
        for (int colour = 0; sections != 0 && colour < RoadMap.COLOURS; colour++) {
            colours |= (sections & s.map.colourSections[colour]) != 0 ? Bits.small(colour) : 0;
        }
        return colours;
    }
}
