package autobahn.engine.internal.chapter.office;

import autobahn.engine.PositionFault;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** No employee is lost or made, and each sits where it may (EMP-3, BONUS-PROMOTE, TECH-6). */
public final class EmployeesCheck {
    private EmployeesCheck() {}

    public static void check(State s, PositionFaults faults) {
        int all = s.figures.edition.playerBoard().employees();
        for (int seat = 0; seat < s.seatCount; seat++) {
            Seat p = s.seats[seat];
            int offices = Employees.inOffices(s, seat);
            int dashboard = Integer.bitCount(p.funded);
            int departments = Integer.bitCount(p.floors);
            int sum = p.supply + offices + dashboard + p.lobby + departments;
            faults.check(
                    sum == all,
                    Places.player(seat) + ".supply",
                    PositionFault.EMPLOYEES,
                    sum,
                    all,
                    p.supply,
                    offices,
                    dashboard,
                    p.lobby,
                    departments);
            faults.check(
                    Bits.down(p.funded, s.era + 1) == 0, Places.player(seat) + ".funding", PositionFault.LATER_ERA);
            int barred = p.floors & ~Promotions.access(s, seat);
            for (int floor : Masks.list(barred, i -> i)) {
                faults.add(
                        place(seat, floor),
                        s.isAutobot(seat) ? PositionFault.AUTOBOT_FLOOR : PositionFault.FLOOR_CLOSED,
                        floor % Promotions.FLOORS + 1);
            }
        }
        checkFloors(s, faults);
    }

    private static void checkFloors(State s, PositionFaults faults) {
        int perFloor = s.figures.edition.administration().seatsPerFloor();
        for (int floor = 0; floor < Promotions.FLOORS * Department.values().length; floor++) {
            int taken = 0;
            int last = 0;
            for (int seat = 0; seat < s.seatCount; seat++) {
                if (Bits.has(s.seats[seat].floors, floor)) {
                    taken++;
                    last = seat;
                }
            }
            faults.check(
                    taken <= perFloor,
                    place(last, floor),
                    PositionFault.FLOOR_SEATS,
                    floor % Promotions.FLOORS + 1,
                    taken,
                    perFloor);
        }
    }

    private static String place(int seat, int floor) {
        return Places.player(seat) + ".departments." + Names.word(Department.values()[floor / Promotions.FLOORS]);
    }
}
