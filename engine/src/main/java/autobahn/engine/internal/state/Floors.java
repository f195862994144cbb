package autobahn.engine.internal.state;

/** The floors of all departments as a set: three members a department, the lowest floor first. */
public final class Floors {
    public static final int PER_DEPARTMENT = 3;
    /** The first floors of six departments. */
    private static final int FIRST = 0b001001001001001001;

    private static final int ALL_OF_ONE = 0b111;

    private Floors() {}

    public static int member(int department, int floor) {
        return PER_DEPARTMENT * department + floor;
    }

    /** A floor (0 to 2) of every department. */
    public static int everywhere(int floor) {
        return Bits.up(FIRST, floor);
    }

    /** The three floors of a department. */
    public static int of(int department) {
        return in(department, ALL_OF_ONE);
    }

    /** Some floors of one department. */
    public static int in(int department, int floors) {
        return Bits.up(floors, PER_DEPARTMENT * department);
    }

    /** The floors of one department alone. */
    public static int only(int floors, int department) {
        return Bits.down(floors, PER_DEPARTMENT * department) & ALL_OF_ONE;
    }

    /** The floors above some; nothing is above the third one. */
    public static int above(int floors) {
        return Bits.up(floors, 1) & ~FIRST;
    }
}
