package autobahn.engine.internal.chapter.office;

import autobahn.engine.Event;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Floors;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Promoting employees (BONUS-PROMOTE, TECH-6). Sets of floors are those of {@link Floors}. */
public final class Promotions {
    public static final int FLOORS = Floors.PER_DEPARTMENT;
    /** Autobot's floors: up to the era's (SOLO-9). */
    private static final int[] ERA_FLOORS = {
        Floors.everywhere(0),
        Floors.everywhere(0) | Floors.everywhere(1),
        Floors.everywhere(0) | Floors.everywhere(1) | Floors.everywhere(2)
    };

    /** The departments that Autobot scores (SOLO-14). */
    private static final int SCORED_BY_AUTOBOT = Bits.firstOnes(FLOORS * Department.FINANCE.ordinal());

    private static final int[] OPEN_FLOORS = {0b000, 0b001, 0b011, 0b011, 0b111};

    private Promotions() {}

    public static void grant(State s, int seat, int times) {
        for (int i = 0; i < times; i++) {
            if (!s.solo.promotes(s, seat)) {
                s.push(Steps.promote(seat));
            }
        }
    }

    /** The floors that some promotion reaches now. */
    public static int targets(State s, int seat) {
        Seat player = s.seats[seat];
        int above = Floors.above(player.floors) | (player.lobby > 0 ? Floors.everywhere(0) : 0);
        return above & ~player.floors & access(s, seat) & ~full(s);
    }

    /** Floors that a player's technology opens. Finance is open to all, the fifth department to any column's level. */
    public static int access(State s, int seat) {
        if (s.isAutobot(seat)) {
            int scored = s.figures.rulings.autobotOnlyScoredDepartments() ? SCORED_BY_AUTOBOT : -1;
            return s.departments & ERA_FLOORS[s.era] & scored;
        }
        Seat player = s.seats[seat];
        int open = Floors.of(Department.FINANCE.ordinal());
        int any = 0;
        for (int column = 0; column < Figures.COLUMNS; column++) {
            int floors = OPEN_FLOORS[player.level(column)];
            open |= Floors.in(s.figures.columnDepartment[column], floors);
            any |= floors;
        }
        open |= Floors.in(Department.PLANNING.ordinal(), any) | Floors.in(Department.CUSTOMS.ordinal(), any);
        return open & s.departments;
    }

    /** Floors without an empty seat: those that as many players are on as there are seats, counted for all at once. */
    public static int full(State s) {
        int perFloor = s.figures.edition.administration().seatsPerFloor();
        if (s.seatCount < perFloor) {
            return 0;
        }
        int one = 0;
        int two = 0;
        int three = 0;
        int four = 0;
        for (Seat seat : s.seats) {
            four |= three & seat.floors;
            three |= two & seat.floors;
            two |= one & seat.floors;
            one |= seat.floors;
        }
        int taken = switch (perFloor) {
            case 1 -> one;
            case 2 -> two;
            case 3 -> three;
            default -> four;
        };
        return taken & s.departments;
    }

    public static void promote(State s, int seat, int department, int floor) {
        Seat player = s.seats[seat];
        int bit = Floors.member(department, floor);
        if (floor == 0) {
            player.lobby--;
        } else {
            player.floors &= ~Bits.small(bit - 1);
        }
        player.floors |= Bits.small(bit);
        if (s.listener != null) {
            s.emit(new Event.EmployeePromoted(seat, Department.values()[department], floor + 1));
        }
    }
}
