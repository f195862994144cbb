package autobahn.engine.internal.chapter.setup;

import autobahn.engine.Outcome;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;

/** Dealt by hand: a seat gets its delivery board, the first seat first (SETUP-5). Before that everybody has any. */
public final class DealBoardStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        int boards = Bits.firstOnes(s.figures.edition.trade().boards().size());
        for (int earlier = 0; earlier < seat(step); earlier++) {
            boards &= ~Bits.small(s.seats[earlier].deliveryBoard);
        }
        int board = s.handDeal().choose(Outcome.BOARD, boards);
        for (int later = seat(step) + 1; later < s.seatCount; later++) {
            if (s.seats[later].deliveryBoard == board) {
                s.seats[later].deliveryBoard = s.seats[seat(step)].deliveryBoard;
            }
        }
        s.seats[seat(step)].deliveryBoard = board;
    }
}
