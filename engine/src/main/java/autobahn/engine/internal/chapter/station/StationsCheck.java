package autobahn.engine.internal.chapter.station;

import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Stations stand on begun links of two sections, each link has one owner (STN-1). */
public final class StationsCheck {
    private StationsCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        int most = s.figures.stationBonus.length;
        long others = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            String place = Places.player(seat) + ".stations";
            faults.check(p.stationsBuilt <= most, place, "are " + p.stationsBuilt + ", but a player has only " + most);
            for (int link : Masks.list(p.stations, i -> i)) {
                String name = words.link.name(link);
                faults.check(Bits.has(s.map.doubleLinks, link), place, name + " has no station space (STN-1)");
                faults.check(Bits.has(s.begun, link), place, name + " is not begun (STN-1)");
                faults.check(!Bits.has(others, link), place, name + " has the station of another player (STN-1)");
            }
            others |= p.stations;
        }
    }
}
