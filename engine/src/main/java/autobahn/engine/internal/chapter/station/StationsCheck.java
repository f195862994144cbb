package autobahn.engine.internal.chapter.station;

import autobahn.engine.PositionFault;
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
            faults.check(p.stationsBuilt <= most, place, PositionFault.MANY_STATIONS, p.stationsBuilt, most);
            for (int link : Masks.list(p.stations, i -> i)) {
                String name = words.link.name(link);
                faults.check(Bits.has(s.map.doubleLinks, link), place, PositionFault.NO_STATION_SPACE, name);
                faults.check(Bits.has(s.begun, link), place, PositionFault.NOT_BEGUN, name);
                faults.check(!Bits.has(others, link), place, PositionFault.STATION_TAKEN, name);
            }
            others |= p.stations;
        }
    }
}
