package autobahn.engine.internal.state;

import autobahn.engine.Decision;

/** Makes the entries of the agenda. */
public final class Steps {
    private static final int FLIP_LEVEL = 0;
    private static final int REMOVE_LEVEL = 1;

    /** A truck under way that has left no section yet. */
    public static final int NOWHERE = 255;

    private Steps() {}

    public static long routeCard(int seat) {
        return Step.of(Decision.ROUTE_CARD, seat);
    }

    public static long firstTurn(int seat) {
        return Step.of(Effect.FIRST_TURN, seat);
    }

    public static long turn(int seat) {
        return Step.of(Effect.TURN, seat);
    }

    public static long claim(int seat) {
        return Step.of(Decision.CLAIM, seat);
    }

    public static long action(int seat) {
        return Step.of(Decision.ACTION, seat);
    }

    public static long trucks(int seat) {
        return Step.of(Decision.TRUCKS, seat);
    }

    public static long endTurn(int seat) {
        return Step.of(Decision.END_TURN, seat);
    }

    public static long build(int seat, int colours, boolean optional) {
        return Step.of(Decision.BUILD, seat) | Step.args(colours, flag(optional));
    }

    public static long secondSection(int seat, int colours, int first) {
        return Step.of(Decision.SECOND_SECTION, seat) | Step.args(colours, first);
    }

    /** A section of A4 that is chosen and whose price is reserved. */
    public static long chosenSection(int seat, int section, int price) {
        return Step.of(Effect.CHOSEN_SECTION, seat) | Step.args(section, price);
    }

    public static long payReserved(int seat, int price) {
        return Step.of(Effect.PAY_RESERVED, seat) | Step.args(price);
    }

    public static long upgrade(int seat, int colours, boolean optional) {
        return Step.of(Decision.UPGRADE, seat) | Step.args(colours, flag(optional));
    }

    public static long station(int seat, int colours, boolean optional) {
        return Step.of(Decision.STATION, seat) | Step.args(colours, flag(optional));
    }

    /** @param steps how far the truck may move right after loading */
    public static long load(int seat, int colours, boolean optional, int steps) {
        return Step.of(Decision.LOAD, seat) | Step.args(colours, flag(optional), steps);
    }

    public static long unlockBonus(int seat) {
        return Step.of(Decision.UNLOCK, seat);
    }

    public static long promote(int seat) {
        return Step.of(Decision.PROMOTE, seat);
    }

    public static long gain(int seat) {
        return Step.of(Decision.GAIN, seat);
    }

    public static long replace(int seat) {
        return Step.of(Decision.REPLACE, seat);
    }

    public static long swap(int seat) {
        return Step.of(Decision.SWAP, seat);
    }

    public static long flip(int seat) {
        return Step.of(Decision.ACTION_TILE, seat) | Step.args(FLIP_LEVEL);
    }

    public static long remove(int seat) {
        return Step.of(Decision.ACTION_TILE, seat) | Step.args(REMOVE_LEVEL);
    }

    public static long slide(int seat) {
        return Step.of(Decision.SLIDE, seat);
    }

    /** @param full whether the truck goes on as long as it can */
    public static long moveTruck(int seat, int steps, int trucks, boolean full) {
        return Step.of(Decision.MOVE_TRUCK, seat) | Step.args(steps, trucks, flag(full));
    }

    /**
     * A truck under way.
     *
     * @param previous the section it has just left, or NOWHERE
     * @param at where it was when this step was made; if a bonus has moved it since, {@code previous} no longer counts
     * @param full whether it goes on as long as it can
     */
    public static long drive(int seat, int truck, int steps, int previous, int at, boolean full) {
        return Step.of(Decision.DRIVE, seat) | Step.args(truck, steps, previous, at, flag(full));
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
        return Step.of(Decision.CHOOSE_STATION_BONUS, seat) | Step.args(link);
    }

    public static long stationBonus(int seat, int link, int space) {
        return Step.of(Effect.STATION_BONUS, seat) | Step.args(link, space);
    }

    public static long hire(int seat, int colour, int price) {
        return Step.of(Decision.HIRE, seat) | Step.args(colour, price);
    }

    public static long deliveryTile(int seat, int country) {
        return Step.of(Decision.DELIVERY_TILE, seat) | Step.args(country);
    }

    public static long employee(int seat, int colour) {
        return Step.of(Effect.EMPLOYEE, seat) | Step.args(colour);
    }

    public static long develop(int seat, int steps) {
        return Step.of(Effect.DEVELOP, seat) | Step.args(steps);
    }

    public static long routeReward(int seat) {
        return Step.of(Effect.ROUTE_REWARD, seat);
    }

    public static long nextEra() {
        return Step.of(Effect.NEXT_ERA, 0);
    }

    /** Traffic tokens around the cities at the ends of an upgraded link that have become busier. */
    public static long traffic(int seat, int link, boolean from, boolean to) {
        return Step.of(Decision.TRAFFIC, seat) | Step.args(link, flag(from), flag(to));
    }

    public static long autobot() {
        return Step.of(Effect.AUTOBOT, Autobot.SEAT);
    }

    // --- Dealt by hand --------------------------------------------------------------------------------------------

    public static long layTile(int section) {
        return Step.of(Effect.LAY_TILE, 0) | Step.args(section);
    }

    public static long layDeliveryTile(int country) {
        return Step.of(Effect.LAY_DELIVERY_TILE, 0) | Step.args(country);
    }

    public static long dealBoard(int seat) {
        return Step.of(Effect.DEAL_BOARD, seat);
    }

    public static long startPlayer() {
        return Step.of(Effect.START_PLAYER, 0);
    }

    public static long openRoute(int seat) {
        return Step.of(Effect.OPEN_ROUTE, seat);
    }

    public static long refill(int seat) {
        return Step.of(Effect.REFILL, seat);
    }

    /** A move that waits for what chance says. */
    public static long chosenMove(int seat, int move) {
        return Step.of(Effect.CHOSEN_MOVE, seat)
                | Step.args(Bits.byteOf(move, 3), Bits.byteOf(move, 2), Bits.byteOf(move, 1), Bits.byteOf(move, 0));
    }

    /** An outcome that was entered for the step below. */
    public static long dealt(int seat, int outcome) {
        return Step.of(Effect.DEALT, seat) | Step.args(outcome);
    }

    /** @param seat who enters what chance has turned up, if nobody else does */
    public static long deal(int seat) {
        return Step.of(Decision.DEAL, seat);
    }

    private static int flag(boolean value) {
        return value ? 1 : 0;
    }
}
