package autobahn.engine.internal.why;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Names and phrases that reasons share. */
public final class ReasonWords {
    private ReasonWords() {}

    /** Such as 'red cyan white'. */
    public static String colours(int mask) {
        StringBuilder names = new StringBuilder();
        for (int bits = mask; bits != 0; bits = Bits.rest(bits)) {
            names.append(names.isEmpty() ? "" : " ").append(Names.colour(Bits.first(bits)));
        }
        return names.toString();
    }

    public static String department(int department) {
        return Names.word(Department.values()[department]);
    }

    public static String space(int space) {
        return Names.word(ActionSpace.values()[space]);
    }

    public static Phrase action(int space) {
        return switch (ActionSpace.values()[space]) {
            case UNLOCK -> Reason.UNLOCK_TECHNOLOGY.of();
            case STATION -> Reason.BUILD_STATION.of();
            case LOAD -> Reason.LOAD_TRUCK.of();
            case UPGRADE -> Reason.UPGRADE_LINK.of();
            case BUILD -> Reason.BUILD_SECTION.of();
        };
    }

    /** Where a truck on the board stands. */
    public static Phrase place(State s, int place) {
        return place >= Seat.DEPOT
                ? Reason.IN_DEPOT.of(Names.depot(s.figures, place - Seat.DEPOT))
                : Reason.ON_SECTION.of(Names.section(s.figures, place));
    }
}
