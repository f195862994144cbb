package autobahn.engine.internal.why;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.Network;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Names;

/** Phrases that reasons share. */
final class Words {
    private Words() {}

    /** Such as 'red, cyan or white'. */
    static String colours(int mask) {
        StringBuilder text = new StringBuilder();
        int left = Integer.bitCount(mask);
        for (int bits = mask; bits != 0; bits &= bits - 1, left--) {
            text.append(text.isEmpty() ? "" : left == 1 ? " or " : ", ");
            text.append(Names.colour(Integer.numberOfTrailingZeros(bits)));
        }
        return text.toString();
    }

    /** Such as ' of the red autobahn'; nothing where any will do. */
    static String ofAutobahn(int colours) {
        return colours == Network.ALL_COLOURS ? "" : " of the " + colours(colours) + " autobahn";
    }

    static String department(int department) {
        String word = Names.word(Department.values()[department]);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    static String space(int space) {
        return "the " + Names.word(ActionSpace.values()[space]) + " space";
    }

    static String action(int space) {
        return switch (ActionSpace.values()[space]) {
            case UNLOCK -> "unlock a technology";
            case STATION -> "build a service station";
            case LOAD -> "load a truck";
            case UPGRADE -> "upgrade a link";
            case BUILD -> "build a road section";
        };
    }

    static String player(int seat) {
        return "player " + (seat + 1);
    }

    static String truck(int truck) {
        return "truck " + (truck + 1);
    }

    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** Where a truck on the board stands. */
    static String place(State s, int place) {
        return place >= Seat.DEPOT
                ? "in the depot " + Names.depot(s.tables, place - Seat.DEPOT)
                : "on " + Names.section(s.tables, place);
    }
}
