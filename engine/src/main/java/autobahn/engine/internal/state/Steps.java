package autobahn.engine.internal.state;

/** Makes the entries of the agenda. */
public final class Steps {
    private static final int FLIP_LEVEL = 0;
    private static final int REMOVE_LEVEL = 1;

    /** A truck under way that has left no section yet. */
    public static final int NOWHERE = 255;

    private Steps() {}

    public static long routeCard(int seat) {
        return Step.of(StepKind.ROUTE_CARD, seat);
    }

    public static long firstTurn(int seat) {
        return Step.of(StepKind.FIRST_TURN, seat);
    }

    public static long turn(int seat) {
        return Step.of(StepKind.TURN, seat);
    }

    public static long claim(int seat) {
        return Step.of(StepKind.CLAIM, seat);
    }

    public static long action(int seat) {
        return Step.of(StepKind.ACTION, seat);
    }

    public static long trucks(int seat) {
        return Step.of(StepKind.TRUCKS, seat);
    }

    public static long endTurn(int seat) {
        return Step.of(StepKind.END_TURN, seat);
    }

    public static long build(int seat, int colours, boolean optional) {
        return Step.of(StepKind.BUILD, seat, colours, flag(optional));
    }

    public static long secondSection(int seat, int colours, int first) {
        return Step.of(StepKind.SECOND_SECTION, seat, colours, first);
    }

    /** A section of A4 that is chosen and whose price is reserved. */
    public static long chosenSection(int seat, int section, int price) {
        return Step.of(StepKind.CHOSEN_SECTION, seat, section, price);
    }

    public static long payReserved(int seat, int price) {
        return Step.of(StepKind.PAY_RESERVED, seat, price);
    }

    public static long upgrade(int seat, int colours, boolean optional) {
        return Step.of(StepKind.UPGRADE, seat, colours, flag(optional));
    }

    public static long station(int seat, int colours, boolean optional) {
        return Step.of(StepKind.STATION, seat, colours, flag(optional));
    }

    /** @param steps how far the truck may move right after loading */
    public static long load(int seat, int colours, boolean optional, int steps) {
        return Step.of(StepKind.LOAD, seat, colours, flag(optional), steps);
    }

    public static long unlockBonus(int seat) {
        return Step.of(StepKind.UNLOCK, seat);
    }

    public static long promote(int seat) {
        return Step.of(StepKind.PROMOTE, seat);
    }

    public static long gain(int seat) {
        return Step.of(StepKind.GAIN, seat);
    }

    public static long replace(int seat) {
        return Step.of(StepKind.REPLACE, seat);
    }

    public static long swap(int seat) {
        return Step.of(StepKind.SWAP, seat);
    }

    public static long flip(int seat) {
        return Step.of(StepKind.ACTION_TILE, seat, FLIP_LEVEL);
    }

    public static long remove(int seat) {
        return Step.of(StepKind.ACTION_TILE, seat, REMOVE_LEVEL);
    }

    public static long slide(int seat) {
        return Step.of(StepKind.SLIDE, seat);
    }

    /** @param full whether the truck goes on as long as it can */
    public static long moveTruck(int seat, int steps, int trucks, boolean full) {
        return Step.of(StepKind.MOVE_TRUCK, seat, steps, trucks, flag(full));
    }

    /**
     * A truck under way.
     *
     * @param previous the section it has just left, or NOWHERE
     * @param at where it was when this step was made; if a bonus has moved it since, {@code previous} no longer counts
     * @param full whether it goes on as long as it can
     */
    public static long drive(int seat, int truck, int steps, int previous, int at, boolean full) {
        return Step.of(StepKind.DRIVE, seat, truck, steps, previous, at, flag(full));
    }

    public static int driveTruck(long drive) {
        return Step.arg(drive, 0);
    }

    public static int driveSteps(long drive) {
        return Step.arg(drive, 1);
    }

    public static int drivePrevious(long drive, int place) {
        return Step.arg(drive, 3) == place ? Step.arg(drive, 2) : NOWHERE;
    }

    public static boolean driveFull(long drive) {
        return Step.arg(drive, 4) != 0;
    }

    public static long chooseStationBonus(int seat, int link) {
        return Step.of(StepKind.CHOOSE_STATION_BONUS, seat, link);
    }

    public static long stationBonus(int seat, int link, int space) {
        return Step.of(StepKind.STATION_BONUS, seat, link, space);
    }

    public static long hire(int seat, int colour, int price) {
        return Step.of(StepKind.HIRE, seat, colour, price);
    }

    public static long deliveryTile(int seat, int country) {
        return Step.of(StepKind.DELIVERY_TILE, seat, country);
    }

    public static long employee(int seat, int colour) {
        return Step.of(StepKind.EMPLOYEE, seat, colour);
    }

    public static long develop(int seat, int steps) {
        return Step.of(StepKind.DEVELOP, seat, steps);
    }

    public static long routeReward(int seat) {
        return Step.of(StepKind.ROUTE_REWARD, seat);
    }

    public static long nextEra() {
        return Step.of(StepKind.NEXT_ERA, 0);
    }

    /** Traffic tokens around the cities at the ends of an upgraded link that have become busier. */
    public static long traffic(int seat, int link, boolean from, boolean to) {
        return Step.of(StepKind.TRAFFIC, seat, link, flag(from), flag(to));
    }

    public static long autobot() {
        return Step.of(StepKind.AUTOBOT, Autobot.SEAT);
    }

    private static int flag(boolean value) {
        return value ? 1 : 0;
    }
}
