package autobahn.bots.learn;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.SeatFacts;
import java.util.List;

/**
 * Trucks on the map. Those of the viewer and those of all others have a map each; whose they are, and which is the first,
 * stands with the seats as numbers. A map for every seat would be a third of all inputs.
 */
final class TruckParts {
    static final int TRUCKS = 2;
    static final String PLACES =
            "place of each truck + 1, sections and then depots; 0 off the map, -1 if it may not be used yet";

    private static final int GOODS = 6;

    private TruckParts() {}

    static List<Part> of(Box box, int seats) {
        int sections = box.notation().count(Argument.SECTION);
        return List.of(
                new Part(
                        "ownTrucks",
                        places(box),
                        GOODS,
                        "goods + 1 where a truck of the viewer stands: sections, then depots",
                        (g, v, o, at) -> mark(box, g.facts().seat(v), o, at, places(box))),
                new Part(
                        "otherTrucks",
                        sections,
                        GOODS,
                        "goods + 1 on sections where another seat's truck stands",
                        (g, v, o, at) -> {
                            for (int place = 1; place < seats; place++) {
                                mark(box, g.facts().seat((v + place) % seats), o, at, sections);
                            }
                        }));
    }

    private static void mark(Box box, SeatFacts facts, short[] out, int at, int end) {
        for (int truck = 0; truck < TRUCKS; truck++) {
            int place = place(box, facts, truck);
            if (place > 0 && place <= end) {
                out[at + place - 1] = (short) goods(facts, truck);
            }
        }
    }

    /** Places where a truck can stand. */
    static int places(Box box) {
        return box.notation().count(Argument.SECTION) + box.notation().count(Argument.DEPOT);
    }

    /** 0 for a truck that is off the map. */
    static int place(Box box, SeatFacts facts, int truck) {
        int where = facts.truckPlace(truck);
        if (where == Facts.OFF) {
            return 0;
        }
        return 1 + (where >= Facts.DEPOT ? box.notation().count(Argument.SECTION) + where - Facts.DEPOT : where);
    }

    /** 0 for a truck that is off the map. */
    static int goods(SeatFacts facts, int truck) {
        return facts.truckPlace(truck) == Facts.OFF ? 0 : facts.truckGoods(truck) + 1;
    }
}
