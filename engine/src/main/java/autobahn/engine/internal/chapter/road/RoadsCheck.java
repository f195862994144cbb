package autobahn.engine.internal.chapter.road;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;

/** The network holds together and is counted right (SETUP-1, BUILD-1, UPG-1, REUN-1). */
public final class RoadsCheck {
    private RoadsCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        RoadMap map = s.map;
        String built = "table.roads.built";
        report(map.startSections & ~s.built, words.section, faults, built, PositionFault.START_SECTION);
        report(s.built & ~connected(s), words.section, faults, built, PositionFault.APART);
        int counted = Long.bitCount(s.built & ~map.startSections);
        faults.check(
                s.sectionsBuilt == counted,
                "table.sectionsBuilt",
                PositionFault.SECTIONS_BUILT,
                counted,
                s.sectionsBuilt);
        report(s.upgraded & ~s.complete, words.link, faults, "table.roads.upgraded", PositionFault.NOT_COMPLETE);
        boolean divided = s.era < s.figures.eraEnd.length - 1;
        long roadblocks = divided ? map.roadblocks : 0;
        report(
                roadblocks & ~s.roadblocks,
                words.section,
                faults,
                "table.roads.roadblocks",
                PositionFault.ROADBLOCK_MISSING);
        report(
                s.roadblocks & ~roadblocks,
                words.section,
                faults,
                "table.roads.roadblocks",
                PositionFault.NO_ROADBLOCK,
                s.era + 1);
        report(s.built & s.roadblocks, words.section, faults, built, PositionFault.UNDER_ROADBLOCK);
    }

    private static long connected(State s) {
        long reached = s.map.startSections & s.built;
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= s.map.adjacentTo(reached) & s.built;
        }
        return reached;
    }

    private static void report(
            long things,
            Lexicon.Kind kind,
            PositionFaults faults,
            String place,
            PositionFault fault,
            Object... others) {
        faults.addEach(Masks.list(things, kind::name), place, fault, others);
    }
}
