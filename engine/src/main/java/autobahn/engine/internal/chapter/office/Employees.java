package autobahn.engine.internal.chapter.office;

import autobahn.engine.Event;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Placing employees in offices (EMP-1, EMP-2). */
public final class Employees {
    private static final int RETURNED = 3;

    private Employees() {}

    public static void place(State s, int seat, int colour) {
        Seat player = s.seats[seat];
        if (player.supply > 0) {
            player.supply--;
            sit(s, seat, colour);
        } else {
            returnFromLobby(s, seat);
            if (player.supply > 0) {
                player.supply--;
                sit(s, seat, colour);
            }
            Promotions.grant(s, seat, 1);
        }
    }

    private static void returnFromLobby(State s, int seat) {
        Seat player = s.seats[seat];
        int back = Math.min(RETURNED, player.lobby);
        if (back < RETURNED && !s.figures.rulings.returnFewerEmployees()) {
            back = 0;
        }
        player.lobby -= back;
        player.supply += back;
        if (back > 0 && s.listener != null) {
            s.emit(new Event.EmployeesReturned(seat, back));
        }
    }

    /** The leftmost empty seat; a full office first sends its leftmost employee to the lobby. */
    public static void sit(State s, int seat, int colour) {
        int office = s.offices[colour];
        int count = count(office);
        if (count == s.officeSeats[colour]) {
            int leaver = Bits.nibble(office, 0) - 1;
            s.seats[leaver].lobby++;
            office = Bits.dropNibble(office);
            count--;
            if (s.listener != null) {
                s.emit(new Event.EmployeePushedOut(leaver, Colour.values()[colour]));
            }
        }
        s.offices[colour] = office | (int) Bits.nibbleAt(count, seat + 1);
        if (s.listener != null) {
            s.emit(new Event.EmployeeSeated(seat, Colour.values()[colour]));
        }
    }

    /** Employees in an office. */
    public static int count(int office) {
        return Bits.nibbles(office);
    }

    /** Employees of one player in an office. */
    public static int countOf(int office, int seat) {
        return Bits.nibblesOf(office, seat + 1);
    }

    /** A player's employees in all offices. */
    public static int inOffices(State s, int seat) {
        int count = 0;
        for (int office : s.offices) {
            count += countOf(office, seat);
        }
        return count;
    }

    /** From the supply straight to the lobby (BONUS-RECRUIT); nothing happens without an employee in the supply. */
    public static void recruit(State s, int seat) {
        if (s.seats[seat].supply > 0) {
            s.seats[seat].supply--;
            s.seats[seat].lobby++;
            if (s.listener != null) {
                s.emit(new Event.EmployeeRecruited(seat));
            }
        }
    }
}
