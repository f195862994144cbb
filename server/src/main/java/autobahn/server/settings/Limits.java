package autobahn.server.settings;

/**
 * How often somebody may ask. Each figure but the last four is what a minute allows; a whole minute's worth may come at once.
 *
 * @param address requests from one address, whoever sends them
 * @param person requests of one person
 * @param logIn attempts to log in, to change a password or to use a recovery link, from one address
 * @param register new accounts from one address
 * @param create new tables of one person
 * @param chat messages of one person
 * @param hint hints and analyses for one person: each keeps a processor busy
 * @param streams open at a time from one address
 * @param botTables games of one host at a time that only bots play
 * @param contests that one account has made and that are not over; with 0 only those who look after the server make any
 * @param ladder games of programs at a time; with 0 there is no ladder
 */
public record Limits(
        int address,
        int person,
        int logIn,
        int register,
        int create,
        int chat,
        int hint,
        int streams,
        int botTables,
        int contests,
        int ladder) {
    private static final int CONTESTS = 3;
    private static final int BOT_TABLES = 5;

    public Limits(int address, int person, int logIn, int register, int create, int chat, int hint, int streams) {
        this(address, person, logIn, register, create, chat, hint, streams, BOT_TABLES);
    }

    public Limits(
            int address,
            int person,
            int logIn,
            int register,
            int create,
            int chat,
            int hint,
            int streams,
            int botTables) {
        this(address, person, logIn, register, create, chat, hint, streams, botTables, CONTESTS, 0);
    }

    public Limits withContests(int most) {
        return new Limits(address, person, logIn, register, create, chat, hint, streams, botTables, most, ladder);
    }

    public Limits withLadder(int most) {
        return new Limits(address, person, logIn, register, create, chat, hint, streams, botTables, contests, most);
    }

    /** What people and programs at play never reach. */
    public static Limits usual() {
        return new Limits(6_000, 3_000, 20, 10, 20, 30, 20, 300);
    }

    /** For load tests and for a server that only friends reach. */
    public static Limits none() {
        int all = Integer.MAX_VALUE;
        return new Limits(all, all, all, all, all, all, all, all, all, all, 0);
    }
}
