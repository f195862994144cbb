package autobahn.engine.internal.chapter.service;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;

/** Improvements are all there and stand where they may (SERV). */
public final class ServicesCheck {
    private ServicesCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        if (s.withServices) {
            checkImprovements(s, words, faults);
        }
    }

    private static void checkImprovements(State s, Lexicon words, PositionFaults faults) {
        int all = s.figures.edition.modules().improvements().size();
        int left = Integer.bitCount(s.improvements);
        int built = Long.bitCount(s.improved);
        // by the ruling a station may have several, and which one has how many makes no difference
        boolean several = !s.figures.rulings.oneImprovementPerStation();
        faults.check(
                left + built == all || several && built > 0 && left + built < all,
                "table.services.left",
                PositionFault.IMPROVEMENTS,
                left,
                built,
                all);
        for (String name : Masks.list(s.improved & ~(s.stations & s.upgraded), words.link::name)) {
            faults.add("table.services.improved", PositionFault.IMPROVED, name);
        }
    }
}
