package autobahn.engine.internal.state;

import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Bonus;

/**
 * How bonuses are carried out. Nearly every chapter grants some, and carrying them out takes nearly every chapter: so they
 * are asked for here, below all of them.
 */
public interface BonusRules {
    /** Where the bonus has no place on the map. */
    int NO_COLOUR = 0;

    /**
     * Carries out a bonus: at once where there is nothing to choose, else through the agenda.
     *
     * @param reason under which a bonus of DM is booked
     * @param colour the autobahn where the bonus was gained, for placing an employee
     */
    void grant(State s, int seat, Bonus bonus, MoneyReason reason, int colour);

    /** A bonus that has no place on the map. */
    default void grant(State s, int seat, Bonus bonus, MoneyReason reason) {
        grant(s, seat, bonus, reason, NO_COLOUR);
    }

    /** Somebody gets a bonus tile. */
    void takeTile(State s, int seat, int kind);
}
