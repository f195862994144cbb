package autobahn.engine.internal.rule;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Bonus;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.step.Steps;

/** The development track (BONUS-DEV). */
public final class Development {
    private Development() {}

    /** Moves step by step; a space's bonus is carried out before the next step is taken. */
    public static void advance(State s, int seat, int steps) {
        Seat player = s.seats[seat];
        for (int left = steps - 1; left >= 0; left--) {
            player.development = next(s, player.development);
            if (s.listener != null) {
                s.emit(new Event.Developed(seat, player.development));
            }
            Bonus bonus = s.tables.track[player.development];
            if (bonus != null) {
                if (!s.isAutobot(seat)) {
                    if (left > 0) {
                        s.push(Steps.develop(seat, left));
                    }
                    Bonuses.grant(s, seat, bonus, MoneyReason.BONUS, Bonuses.NO_COLOUR);
                    return;
                }
                Bonuses.grant(s, seat, bonus, MoneyReason.BONUS, Bonuses.NO_COLOUR);
            }
        }
    }

    private static int next(State s, int space) {
        return space + 1 < s.tables.track.length ? space + 1 : s.tables.trackLoop;
    }
}
