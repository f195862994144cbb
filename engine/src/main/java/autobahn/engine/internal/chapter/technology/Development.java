package autobahn.engine.internal.chapter.technology;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Bonus;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** The development track (BONUS-DEV). */
public final class Development {
    public static final int UNSURE = -1;

    private Development() {}

    /** Moves step by step; a space's bonus is carried out before the next step is taken. */
    public static void advance(State s, int seat, int steps) {
        Seat player = s.seats[seat];
        for (int left = steps - 1; left >= 0; left--) {
            player.development = next(s, player.development);
            if (s.listener != null) {
                s.emit(new Event.Developed(seat, player.development));
            }
            Bonus bonus = s.figures.track[player.development];
            if (bonus != null) {
                if (!s.isAutobot(seat)) {
                    if (left > 0) {
                        s.push(Steps.develop(seat, left));
                    }
                    s.bonuses.grant(s, seat, bonus, MoneyReason.BONUS);
                    return;
                }
                s.bonuses.grant(s, seat, bonus, MoneyReason.BONUS);
            }
        }
    }

    /** DM that some steps bring, or UNSURE where a bonus on the way may bring more through choices. */
    public static int sureMoney(State s, int seat, int steps) {
        int money = 0;
        int space = s.seats[seat].development;
        for (int i = 0; i < steps; i++) {
            space = next(s, space);
            Bonus bonus = s.figures.track[space];
            if (bonus != null) {
                switch (bonus.kind()) {
                    case DM -> money += bonus.amount();
                    case PROMOTE, FLIP, REMOVE, REPLACE, GAIN -> {
                        // no DM in that
                    }
                    default -> {
                        return UNSURE;
                    }
                }
            }
        }
        return money;
    }

    private static int next(State s, int space) {
        return space + 1 < s.figures.track.length ? space + 1 : s.figures.trackLoop;
    }
}
