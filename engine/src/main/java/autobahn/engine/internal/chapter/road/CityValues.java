package autobahn.engine.internal.chapter.road;

import autobahn.engine.Event;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;

/** What cities are worth (CITY-1); always worked out from the network, never stored. */
public final class CityValues {
    private static final int PER_AUTOBAHN = 2;

    private CityValues() {}

    public static int of(State s, int city) {
        RoadMap map = s.map;
        if (map.cityCountry[city] != RoadMap.NONE) {
            return map.cityValue[city];
        }
        int value = 0;
        for (int colour = 0; colour < RoadMap.COLOURS; colour++) {
            long links = map.cityLinks[city * RoadMap.COLOURS + colour];
            value += (links & s.complete) != 0 ? PER_AUTOBAHN : 0;
            value += (links & s.upgraded) != 0 ? PER_AUTOBAHN : 0;
        }
        return value;
    }

    /** Tells which of a link's cities have changed since they had these values. */
    static void announce(State s, int link, int fromBefore, int toBefore) {
        announceCity(s, s.map.linkFrom[link], fromBefore);
        announceCity(s, s.map.linkTo[link], toBefore);
    }

    private static void announceCity(State s, int city, int before) {
        int value = of(s, city);
        if (value != before) {
            s.emit(new Event.CityValueChanged(s.map.cityName[city], value));
        }
    }
}
