package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;

/** How far Autobot's options are from the black autobahn (SOLO-4): by the ruling, on the printed map or over built roads. */
final class ToBlack {
    private ToBlack() {}

    static int[] ofSections(State s, long options) {
        int[] onMap = s.figures.solo.sectionToBlack;
        if (s.figures.rulings.autobotDistanceOnMap()) {
            return onMap;
        }
        int[] figures = s.sectionScratch;
        for (long bits = options; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            figures[section] = overBuiltRoads(s, Bits.one(section), onMap[section]);
        }
        return figures;
    }

    static int[] ofLinks(State s, long options) {
        int[] onMap = s.figures.solo.linkToBlack;
        if (s.figures.rulings.autobotDistanceOnMap()) {
            return onMap;
        }
        int[] figures = s.sectionScratch;
        for (long bits = options; bits != 0; bits = Bits.rest(bits)) {
            int link = Bits.first(bits);
            figures[link] = overBuiltRoads(s, s.map.linkSections[link], onMap[link]);
        }
        return figures;
    }

    /** Built sections between an option, which counts as built itself, and the black autobahn; without a way the map's. */
    private static int overBuiltRoads(State s, long option, int onMap) {
        RoadMap map = s.map;
        long reached = 0;
        long found = option;
        for (int steps = 0; found != 0; steps++) {
            if ((found & s.figures.solo.atBlack) != 0) {
                return steps;
            }
            reached |= found;
            found = map.adjacentTo(found) & s.built & ~reached;
        }
        return onMap;
    }
}
