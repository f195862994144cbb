package autobahn.server.machine;

import java.util.random.RandomGenerator;

/**
 * Something that somebody tries. What the numbers mean depends on what is there by then, so that any step can be left out.
 *
 * @param who one of those who are around
 * @param table one of the tables
 * @param wise whether it shall come from whoever may do it, and be right as far as that can be chosen
 */
record Step(Kind kind, int who, int table, int a, int b, boolean wise) {
    enum Kind {
        CREATE,
        JOIN,
        LEAVE,
        ENTER,
        SEAT_BOT,
        SEND_BOT_AWAY,
        START,
        CANCEL,
        ABANDON,
        MOVE,
        REPEAT,
        UNDO,
        ANSWER_UNDO,
        PROPOSE_END,
        ANSWER_END,
        WITHDRAW_END,
        RESIGN,
        STAND_IN,
        MAKE_LINK,
        USE_LINK,
        SAY,
        VIEW,
        RECORD,
        FORK,
        EDITION,
        REGISTER,
        LOG_OUT,
        LOG_IN,
        MAKE_TOKEN,
        REVOKE_TOKEN
    }

    private static final int PEOPLE = 5;
    private static final int TABLES = 3;
    private static final int LARGE = 10_000;

    /** Moves, and what makes games, come more often: else nothing would ever be played. */
    static Step any(RandomGenerator random) {
        Kind[] kinds = Kind.values();
        Kind kind = switch (random.nextInt(10)) {
            case 0, 1, 2 -> Kind.MOVE;
            case 3 -> random.nextBoolean() ? Kind.CREATE : Kind.JOIN;
            case 4 -> random.nextBoolean() ? Kind.START : Kind.UNDO;
            default -> kinds[random.nextInt(kinds.length)];
        };
        return new Step(
                kind,
                random.nextInt(PEOPLE),
                random.nextInt(TABLES),
                random.nextInt(LARGE),
                random.nextInt(LARGE),
                random.nextInt(3) > 0);
    }
}
