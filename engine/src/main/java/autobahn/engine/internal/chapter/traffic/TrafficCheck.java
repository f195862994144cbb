package autobahn.engine.internal.chapter.traffic;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;

/** Traffic tokens are all there and lie where they may (TRAF). */
public final class TrafficCheck {
    private TrafficCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        if (s.withTraffic) {
            checkTokens(s, words, faults);
        }
    }

    private static void checkTokens(State s, Lexicon words, PositionFaults faults) {
        String place = "table.traffic";
        int all = s.figures.edition.modules().trafficTokens();
        faults.check(Traffic.supply(s) >= 0, place, PositionFault.TRAFFIC_TOKENS, all - Traffic.supply(s), all);
        for (int section : Masks.list(s.traffic, i -> i)) {
            int link = s.map.sectionLink[section];
            String name = words.section.name(section);
            faults.check(Bits.has(s.complete, link), place, PositionFault.TRAFFIC_INCOMPLETE, name);
            faults.check(!Bits.has(s.upgraded, link), place, PositionFault.TRAFFIC_UPGRADED, name);
            faults.check(
                    Long.lowestOneBit(s.traffic & s.map.linkSections[link]) == Bits.one(section),
                    place,
                    PositionFault.TRAFFIC_SECOND,
                    name);
        }
        for (int seat = 0; seat < s.seatCount; seat++) {
            int tokens = s.seats[seat].trafficTokens;
            faults.check(
                    tokens < Traffic.TOKENS_FOR_PROMOTION,
                    Places.player(seat) + ".trafficTokens",
                    PositionFault.TRAFFIC_PROMOTION,
                    tokens);
        }
    }
}
