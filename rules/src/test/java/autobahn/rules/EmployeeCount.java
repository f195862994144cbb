package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Counts employees wherever they are. */
final class EmployeeCount {
    private EmployeeCount() {}

    static int of(Play play, int seat) {
        return of(play.state(), seat);
    }

    static void all25(State s) {
        for (int seat = 0; seat < s.seatCount; seat++) {
            assertThat(of(s, seat)).isEqualTo(25);
        }
    }

    private static int of(State s, int seat) {
        Seat player = s.seats[seat];
        return player.supply
                + Employees.inOffices(s, seat)
                + Integer.bitCount(player.funded)
                + player.lobby
                + Integer.bitCount(player.floors);
    }
}
