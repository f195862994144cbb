package autobahn.engine.internal.chapter.era;

import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Floors;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Points and places at the end (SCORE-1, SCORE-2). */
public final class Scoring {
    private static final Department[] DEPARTMENTS = Department.values();

    /** More than any tie-break counts. */
    private static final long RANGE = 256;

    private Scoring() {}

    public static int total(State s, int seat) {
        int points = lobby(s, seat);
        for (Department department : DEPARTMENTS) {
            points += points(s, seat, department);
        }
        return points;
    }

    /** What a department is worth to a player; only the first three are to Autobot (SOLO-14). */
    public static int points(State s, int seat, Department department) {
        if (s.isAutobot(seat) && department.ordinal() >= Department.FINANCE.ordinal()) {
            return 0;
        }
        int weight = floorSum(s.seats[seat], department);
        return weight == 0 ? 0 : weight * unit(s, seat, department);
    }

    public static int lobby(State s, int seat) {
        return s.seats[seat].lobby * s.figures.edition.administration().lobbyPoints();
    }

    /** Floors of a player's employees in a department, added up: what each unit counts. */
    private static int floorSum(Seat player, Department department) {
        int floors = Floors.only(player.floors, department.ordinal());
        return Bits.count(floors, 0) + 2 * Bits.count(floors, 1) + 3 * Bits.count(floors, 2);
    }

    /** What a department's employees are multiplied by. */
    public static int unit(State s, int seat, Department department) {
        Seat player = s.seats[seat];
        return switch (department) {
            case NETWORK -> Employees.inOffices(s, seat);
            case TRADE -> Integer.bitCount(player.delivered) + s.modules.tradeExtra(s, seat);
            case SERVICE -> player.stationsBuilt;
            case FINANCE -> player.money / s.figures.edition.administration().financeUnit();
            case PLANNING -> Long.bitCount(player.hand & ~s.figures.basicCards);
            case CUSTOMS -> player.tilesTaken;
        };
    }

    public static int inAdministration(Seat player) {
        return player.lobby + Integer.bitCount(player.floors);
    }

    /** Employees on a floor (0 to 2) of any department. */
    public static int onFloor(Seat player, int floor) {
        return Integer.bitCount(player.floors & Floors.everywhere(floor));
    }

    /**
     * All that decides between players in one number: points, then employees in the administration, then those on the
     * highest floors. Equal numbers share a place. Alone one must have more points than Autobot (SOLO-14).
     */
    public static long rank(State s, int seat) {
        if (s.autobot != null) {
            return 2L * total(s, seat) + (s.isAutobot(seat) ? 1 : 0);
        }
        Seat player = s.seats[seat];
        long rank = total(s, seat);
        rank = RANGE * rank + inAdministration(player);
        for (int floor = Promotions.FLOORS - 1; floor >= 0; floor--) {
            rank = RANGE * rank + onFloor(player, floor);
        }
        return rank;
    }
}
