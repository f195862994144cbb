package autobahn.engine.internal.chapter.office;

import autobahn.engine.Event;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.autobot.Solo;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Tables;

/**
 * Promoting employees (BONUS-PROMOTE, TECH-6). Floors are bits {@code department * 3 + floor}, so moving everyone one
 * floor up is a shift.
 */
public final class Promotions {
    public static final int FLOORS = 3;
    private static final int FIRST_FLOORS = 0b001001001001001001;
    /** Autobot's floors: up to the era's (SOLO-9). */
    private static final int[] ERA_FLOORS = {FIRST_FLOORS, FIRST_FLOORS * 0b011, FIRST_FLOORS * 0b111};

    /** The departments that Autobot scores (SOLO-14). */
    private static final int SCORED_BY_AUTOBOT = (1 << FLOORS * Department.FINANCE.ordinal()) - 1;

    private static final int[] OPEN_FLOORS = {0b000, 0b001, 0b011, 0b011, 0b111};

    private Promotions() {}

    public static void grant(State s, int seat, int times) {
        for (int i = 0; i < times; i++) {
            if (!Solo.promotes(s, seat)) {
                s.push(Steps.promote(seat));
            }
        }
    }

    /** The floors that some promotion reaches now. */
    public static int targets(State s, int seat) {
        Seat player = s.seats[seat];
        int above = player.floors << 1 & ~FIRST_FLOORS | (player.lobby > 0 ? FIRST_FLOORS : 0);
        return above & ~player.floors & access(s, seat) & ~full(s);
    }

    /** Floors that a player's technology opens. Finance is open to all, the fifth department to any column's level. */
    public static int access(State s, int seat) {
        if (s.isAutobot(seat)) {
            int scored = s.tables.rulings.autobotOnlyScoredDepartments() ? SCORED_BY_AUTOBOT : -1;
            return s.departments & ERA_FLOORS[s.era] & scored;
        }
        Seat player = s.seats[seat];
        int open = 0b111 << FLOORS * Department.FINANCE.ordinal();
        int any = 0;
        for (int column = 0; column < Tables.COLUMNS; column++) {
            int floors = OPEN_FLOORS[player.level(column)];
            open |= floors << FLOORS * s.tables.columnDepartment[column];
            any |= floors;
        }
        open |= any << FLOORS * Department.PLANNING.ordinal() | any << FLOORS * Department.CUSTOMS.ordinal();
        return open & s.departments;
    }

    /** Floors without an empty seat. */
    public static int full(State s) {
        int perFloor = s.tables.edition.administration().seatsPerFloor();
        if (s.seatCount < perFloor) {
            return 0;
        }
        int full = 0;
        for (int bits = s.departments; bits != 0; bits &= bits - 1) {
            int floor = bits & -bits;
            int taken = 0;
            for (Seat seat : s.seats) {
                taken += (seat.floors & floor) != 0 ? 1 : 0;
            }
            full |= taken >= perFloor ? floor : 0;
        }
        return full;
    }

    public static void promote(State s, int seat, int department, int floor) {
        Seat player = s.seats[seat];
        int bit = FLOORS * department + floor;
        if (floor == 0) {
            player.lobby--;
        } else {
            player.floors &= ~(1 << bit - 1);
        }
        player.floors |= 1 << bit;
        if (s.listener != null) {
            s.emit(new Event.EmployeePromoted(seat, Department.values()[department], floor + 1));
        }
    }
}
