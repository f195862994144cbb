package autobahn.engine.internal.chapter.road;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.technology.Technologies;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;

/** Upgrading links (UPG-1 to UPG-3). */
public final class Upgrading {
    private Upgrading() {}

    /** Complete single-carriageway links of some colours, whatever they cost (UPG-1). */
    public static long reachable(State s, int colours) {
        return s.complete & ~s.upgraded & linksOf(s, colours);
    }

    /** Those of them that a player can pay now. */
    public static long targets(State s, int seat, int colours) {
        return payable(s, seat, colours, s.purse(seat));
    }

    /** The same with so much DM. */
    public static long payable(State s, int seat, int colours, int purse) {
        int perSection = perSection(s, seat);
        long links = reachable(s, colours);
        return (perSection <= purse ? links & ~s.map.doubleLinks : 0)
                | (2 * perSection <= purse ? links & s.map.doubleLinks : 0);
    }

    public static long linksOf(State s, int colours) {
        if (colours == RoadMap.ALL_COLOURS) {
            return -1L;
        }
        long links = 0;
        for (int bits = colours; bits != 0; bits = Bits.rest(bits)) {
            links |= s.map.colourLinks[Bits.first(bits)];
        }
        return links;
    }

    /** Cost of upgrading one section (UPG-2). */
    private static int perSection(State s, int seat) {
        int locks = s.figures.technologyLocks[TechnologyKind.CHEAPER_UPGRADE.ordinal()];
        int discount = 0;
        for (int bits = s.seats[seat].technologies & locks; bits != 0; bits = Bits.rest(bits)) {
            discount += s.figures.technologyAmount[Bits.first(bits)];
        }
        return Math.max(0, s.figures.upgradeCost[s.era] - discount);
    }

    /** What upgrading a link of so many sections costs in this era, whoever does it. */
    public static int listPrice(State s, int sections) {
        return sections * s.figures.upgradeCost[s.era];
    }

    public static int price(State s, int seat, int link) {
        return s.map.linkLength[link] * perSection(s, seat);
    }

    public static void upgrade(State s, int seat, int link) {
        s.pay(seat, price(s, seat, link), MoneyReason.UPGRADE);
        lay(s, seat, link);
        Technologies.develop(s, seat, TechnologyKind.DEVELOP_ON_UPGRADE);
        Employees.place(s, seat, s.map.linkColour[link]);
    }

    public static void lay(State s, int seat, int link) {
        if (s.listener != null) {
            s.emit(new Event.LinkUpgraded(seat, Names.link(s.figures, link)));
        }
        int from = CityValues.of(s, s.map.linkFrom[link]);
        int to = CityValues.of(s, s.map.linkTo[link]);
        s.upgraded |= Bits.one(link);
        if (s.listener != null) {
            CityValues.announce(s, link, from, to);
        }
        s.modules.linkUpgraded(s, seat, link, from, to);
    }

    /** Colours on which a player could upgrade now. */
    public static int colours(State s, int seat) {
        return coloursOf(s, targets(s, seat, RoadMap.ALL_COLOURS));
    }

    public static int coloursOf(State s, long links) {
        int colours = 0;
        for (int colour = 0; links != 0 && colour < RoadMap.COLOURS; colour++) {
            colours |= (links & s.map.colourLinks[colour]) != 0 ? Bits.small(colour) : 0;
        }
        return colours;
    }
}
