package autobahn.engine.internal.chapter.road;

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
        report(map.startSections & ~s.built, words.section, faults, built, "is built from the start");
        report(
                s.built & ~connected(s),
                words.section,
                faults,
                built,
                "is not connected with the sections that are built from the start (BUILD-1)");
        int counted = Long.bitCount(s.built & ~map.startSections);
        faults.check(
                s.sectionsBuilt == counted,
                "table.sectionsBuilt",
                "must be " + counted + ", as many as are built beyond the start, not " + s.sectionsBuilt);
        report(
                s.upgraded & ~s.complete,
                words.link,
                faults,
                "table.roads.upgraded",
                "is not complete, so it cannot be upgraded (UPG-1)");
        boolean divided = s.era < s.figures.eraEnd.length - 1;
        long roadblocks = divided ? map.roadblocks : 0;
        report(
                roadblocks & ~s.roadblocks,
                words.section,
                faults,
                "table.roads.roadblocks",
                "is missing: roadblocks stay until reunification (REUN-1)");
        report(
                s.roadblocks & ~roadblocks,
                words.section,
                faults,
                "table.roads.roadblocks",
                "has no roadblock in era " + (s.era + 1) + " (REUN-1)");
        report(s.built & s.roadblocks, words.section, faults, built, "lies under a roadblock (BUILD-1)");
    }

    private static long connected(State s) {
        long reached = s.map.startSections & s.built;
        for (long before = 0; before != reached; ) {
            before = reached;
            reached |= s.map.adjacentTo(reached) & s.built;
        }
        return reached;
    }

    private static void report(long things, Lexicon.Kind kind, PositionFaults faults, String place, String message) {
        for (String name : Masks.list(things, kind::name)) {
            faults.add(place, name + " " + message);
        }
    }
}
