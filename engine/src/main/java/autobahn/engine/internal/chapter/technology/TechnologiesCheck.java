package autobahn.engine.internal.chapter.technology;

import autobahn.engine.PositionFault;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Technologies are unlocked from below, each with a token (TECH-1, TECH-5, TECH-7). */
public final class TechnologiesCheck {
    private TechnologiesCheck() {}

    public static void check(State s, PositionFaults faults) {
        int extra = s.figures.edition.playerBoard().extraUnlockTokens();
        int all = Integer.bitCount(s.figures.unlockTokens) + extra;
        for (int seat = 0; seat < s.seatCount; seat++) {
            if (s.isAutobot(seat)) {
                continue;
            }
            Seat p = s.seats[seat];
            String place = Places.player(seat);
            for (int column = 0; column < Figures.COLUMNS; column++) {
                int open = p.openLocks(column);
                Department department = Department.values()[s.figures.columnDepartment[column]];
                faults.check(
                        open <= 1 || open == 3 || (open & 3) == 3,
                        place + ".technologies." + Names.word(department),
                        PositionFault.LOCK_ORDER);
            }
            faults.check((p.tokens & ~s.figures.unlockTokens) == 0, place + ".tokens", PositionFault.NO_UNLOCK_TOKEN);
            faults.check(p.extraTokens <= extra, place + ".extraTokens", PositionFault.AT_MOST, extra, p.extraTokens);
            int unlocked = Integer.bitCount(p.technologies);
            int left = Integer.bitCount(p.tokens) + p.extraTokens;
            faults.check(unlocked + left == all, place + ".technologies", PositionFault.TOKENS, unlocked, left, all);
            boolean second = p.has(s.figures.technologyLocks[TechnologyKind.SECOND_TRUCK.ordinal()]);
            faults.check(
                    p.usableTrucks == (second ? 2 : 1),
                    place + ".trucks",
                    second ? PositionFault.TWO_TRUCKS : PositionFault.ONE_TRUCK);
        }
    }
}
