package autobahn.server.simulation;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Sees what a club's nodes store, and holds it against a reckoning of its own: how long each clock has run while a node was
 * up and its person did not rest, that each expiry is decided once and when it is due, and that each turn is told once.
 * What goes wrong is thrown into the thread of the node that has stored it, which ends the simulation.
 */
final class ClubWatch implements SimulatedStore.Watch {
    private static final long SECOND = 1_000_000_000L;
    /** Nodes hear of each other's time every five seconds. */
    private static final long BETWEEN_NODES = 12 * SECOND;
    /** What was counted since the time was stored for the last time is lost with the last node. */
    private static final long LOST_BY_START = 12 * SECOND;

    private static final long SEEN_WITHIN = 6 * SECOND;
    private static final long SEEN_IN_TROUBLE = 600 * SECOND;
    private static final long TOLD_WITHIN = 600 * SECOND;
    private static final long ON_ITS_WAY = 60 * SECOND;
    private static final long PIECE = 900 * SECOND;
    private static final long HOUR_MILLIS = 3_600_000;

    /** A clock that runs, from when it was set going, with what was left then. */
    private static final class Running {
        private final int seat;
        private final String person;
        private final long since;
        private final long began;
        private final long turn;
        private final long bank;
        private final String quiet;
        private boolean decided;

        Running(int seat, String person, long since, long began, long turn, long bank, String quiet) {
            this.seat = seat;
            this.person = person;
            this.since = since;
            this.began = began;
            this.turn = turn;
            this.bank = bank;
            this.quiet = quiet;
        }
    }

    /** Somebody has to decide, until they have. */
    private static final class Period {
        private final String game;
        private final int seat;
        private final String person;
        private final int decided;
        private final long began;
        private final boolean passed;
        private final Set<String> told = new HashSet<>();
        private final Set<String> mailed = new HashSet<>();
        private boolean looked;
        private long ended = Long.MAX_VALUE;

        Period(String game, int seat, String person, int decided, long began, boolean passed) {
            this.game = game;
            this.seat = seat;
            this.person = person;
            this.decided = decided;
            this.began = began;
            this.passed = passed;
        }
    }

    private record Bank(int seat, long bank, long turn, long undone) {}

    private record Left(String game, int seat, String how) {}

    private record Vacation(long begins, long ends) {}

    private final Club club;
    private final World world;
    private Handle store;

    private final Map<String, Running> running = new HashMap<>();
    private final Map<String, Map<Integer, Bank>> banks = new HashMap<>();
    private final Map<String, List<Vacation>> vacations = new HashMap<>();
    private final Map<String, Period> periods = new HashMap<>();
    private final Map<String, Period> last = new HashMap<>();
    private final Map<String, Integer> toMove = new HashMap<>();
    private final Map<String, Integer> decided = new HashMap<>();
    private final Set<String> looking = new HashSet<>();
    /** Until when somebody has looked at a game. */
    private final Map<String, Long> looked = new HashMap<>();

    private final Map<String, Long> ended = new HashMap<>();
    private final List<String> results = new ArrayList<>();
    /** When messages were told to a place, by game. */
    private final Map<String, Long> written = new HashMap<>();

    // --- What the transaction has done that is under way -----------------------------------------------------------

    private final Set<String> games = new LinkedHashSet<>();
    private final Set<String> clocks = new LinkedHashSet<>();
    private final Set<String> turnsEnded = new HashSet<>();
    private final Set<String> asked = new HashSet<>();
    private final List<Left> left = new ArrayList<>();
    private final Map<String, Integer> moves = new HashMap<>();
    private final Set<String> resting = new HashSet<>();
    private final List<String> settled = new ArrayList<>();
    private final Map<String, Long> messages = new HashMap<>();
    private final Set<String> lookers = new HashSet<>();
    private boolean kept;

    ClubWatch(Club club) {
        this.club = club;
        this.world = club.world();
    }

    void open(SimulatedStore opened) {
        store = Jdbi.open(opened.committed());
    }

    /** Games whose results were stored, in that order. */
    List<String> results() {
        return results;
    }

    @Override
    public void executed(String sql, List<Object> values) {
        if (sql.startsWith("select")) {
            return;
        }
        kept |= sql.contains("served_time");
        lookers.addAll(Club.lookers(sql));
        if (sql.startsWith("update games set changes = changes + 1, version = ?")) {
            games.add((String) values.get(7));
        } else if (sql.startsWith("update games set status = ?, to_move = ?")) {
            games.add((String) values.get(8));
        } else if (sql.startsWith("update games set status = ?, agreement = ?")) {
            games.add((String) values.get(5));
        } else if (sql.startsWith("insert into entries") && values.get(3) != null) {
            moves.put(values.get(0) + "/" + values.get(2), (Integer) values.get(1));
        } else if (sql.startsWith("insert into clocks") || sql.startsWith("insert into seat_clocks")) {
            clocks.add((String) values.get(0));
            games.add((String) values.get(0));
        } else if (sql.startsWith("update clocks set since")) {
            clocks.add((String) values.get(4));
        } else if (sql.startsWith("delete from clocks")) {
            clocks.add((String) values.get(0));
            games.add((String) values.get(0));
        } else if (sql.startsWith("update seat_clocks set turn")) {
            turnsEnded.add((String) values.get(1));
        } else if (sql.startsWith("update clocks set due = null")) {
            asked.add((String) values.get(0));
        } else if (sql.startsWith("update seats set left_as = ?")) {
            left.add(new Left((String) values.get(2), (Integer) values.get(3), (String) values.get(0)));
            games.add((String) values.get(2));
        } else if (sql.startsWith("update seats set substitute = ?")) {
            games.add((String) values.get(1));
        } else if (sql.startsWith("insert into deliveries") && "message".equals(values.get(3))) {
            messages.put(values.get(2) + " " + values.get(6), (Long) values.get(10));
        } else if (sql.startsWith("insert into vacations")) {
            resting.add((String) values.get(1));
        } else if (sql.startsWith("update vacations") || sql.startsWith("delete from vacations where id")) {
            resting.add((String) values.getLast());
        } else if (sql.startsWith("insert into results") && !settled.contains((String) values.get(0))) {
            settled.add((String) values.get(0));
        }
    }

    private void forget() {
        games.clear();
        clocks.clear();
        turnsEnded.clear();
        asked.clear();
        left.clear();
        moves.clear();
        resting.clear();
        settled.clear();
        messages.clear();
        lookers.clear();
        kept = false;
    }

    @Override
    public void committed() {
        if (kept) {
            club.kept();
        }
        club.stored(lookers);
        decided.putAll(moves);
        asked.forEach(game -> expired(game, null));
        left.forEach(this::hasLeft);
        clocks.forEach(this::clock);
        games.forEach(this::period);
        resting.forEach(person -> vacations.put(
                person,
                store.select("select begins, ends from vacations where person = ?", person)
                        .map((row, context) -> new Vacation(row.getLong(1), row.getLong(2)))
                        .list()));
        settled.forEach(game -> club.must(!results.contains(game), () -> "game " + game + " was settled twice"));
        results.addAll(settled);
        settled.forEach(game -> ended.put(game, world.now()));
        messages.forEach((which, at) -> {
            Long before = written.put(which, at);
            club.must(
                    before == null || at - before >= HOUR_MILLIS - 1_000,
                    () -> "messages are told more than once in an hour: " + which);
        });
        forget();
    }

    // --- Clocks ----------------------------------------------------------------------------------------------------

    private void hasLeft(Left seat) {
        if (!"absent".equals(seat.how()) && !"expired".equals(seat.how())) {
            return; // back, or gone by their own will
        }
        Running clock = running.get(seat.game());
        boolean byOthers = clock != null && clock.decided && seat.how().equals("absent");
        boolean ofRound = seat.how().equals("expired") && isRoundUp(seat.game());
        if (!byOthers && !ofRound) {
            expired(seat.game(), seat.seat());
        }
    }

    /** Whether the time is up of the round of a contest that a game is played for. */
    private boolean isRoundUp(String game) {
        return store.select(
                                "select count(*) from contests c join games g on g.contest = c.id where g.id = ? and c.due <= ?",
                                game,
                                club.served() + BETWEEN_NODES / 1_000_000)
                        .mapTo(int.class)
                        .one()
                > 0;
    }

    /** What follows when time is up was decided just now. */
    private void expired(String game, Integer seat) {
        Running clock = running.get(game);
        club.must(
                clock != null && !clock.decided && (seat == null || seat == clock.seat),
                () -> "in game " + game + " an expiry was decided that is none, or is one that was decided before");
        if (clock == null) {
            return;
        }
        clock.decided = true;
        club.must(
                !isQuiet(clock.quiet, world.now()) || !isQuiet(clock.quiet, world.now() - SEEN_IN_TROUBLE),
                () -> "a clock of game " + game + " was up in somebody's quiet hours");
        long over = -leftOf(clock);
        long tolerance = tolerance(clock);
        boolean calm = club.isCalm(world.now() - 60 * SECOND, world.now());
        club.must(over >= -tolerance, () -> "a clock of game " + game + " was up " + -over / SECOND + " s too early");
        club.must(
                over <= tolerance + (calm ? SEEN_WITHIN : SEEN_IN_TROUBLE),
                () -> "it was seen after " + over / SECOND + " s that a clock of game " + game + " is up");
        club.count(seat == null ? "expiries: others asked" : "expiries: bot or loss");
        if (calm && tolerance == BETWEEN_NODES) {
            club.latest(Math.max(0, over));
        }
    }

    /** Of a clock by our own reckoning, in nanoseconds. */
    private long leftOf(Running clock) {
        return (clock.turn + clock.bank) * 1_000_000 - spent(clock);
    }

    /**
     * Nodes reckon rest from the time of day at which a clock was set going: while they are away it shifts by that, and by no
     * more. Where nobody rests it cannot.
     */
    private long tolerance(Running clock) {
        boolean rests = clock.quiet != null
                || !vacations.getOrDefault(clock.person, List.of()).isEmpty();
        return BETWEEN_NODES
                + club.starts(clock.began, world.now()) * LOST_BY_START
                + (rests ? club.down(clock.began, world.now()) : 0);
    }

    /** What counts of the time since a clock was set going: a node was up, and its person did not rest. */
    private long spent(Running clock) {
        long spent = 0;
        long end = world.now();
        for (long from = clock.began; from < end; ) {
            long to = Math.min(end, from - Math.floorMod(from + OFFSET, PIECE) + PIECE);
            spent += spent(clock, from, to);
            from = to;
        }
        return spent;
    }

    /** Quiet hours begin and end at the borders of pieces. */
    private static final long OFFSET = SimulatedMachine.START_MILLIS * 1_000_000;

    private long spent(Running clock, long from, long to) {
        if (isQuiet(clock.quiet, from / 2 + to / 2)) {
            return 0;
        }
        long begin = from;
        long spent = 0;
        for (Vacation one : vacations.getOrDefault(clock.person, List.of()).stream()
                .sorted((a, b) -> Long.compare(a.begins(), b.begins()))
                .toList()) {
            long away = Math.clamp(nanos(one.begins()), begin, to);
            spent += away - begin - club.down(begin, away);
            begin = Math.clamp(nanos(one.ends()), begin, to);
        }
        return spent + to - begin - club.down(begin, to);
    }

    private static long nanos(long day) {
        return (day - SimulatedMachine.START_MILLIS) * 1_000_000;
    }

    private static boolean isQuiet(String quiet, long at) {
        if (quiet == null) {
            return false;
        }
        String[] parts = quiet.split(" ", -1);
        LocalTime time = Instant.ofEpochMilli(SimulatedMachine.START_MILLIS + at / 1_000_000)
                .atZone(ZoneId.of(parts[0]))
                .toLocalTime();
        int minute = time.toSecondOfDay() / 60;
        int begins = Integer.parseInt(parts[1]);
        int ends = Integer.parseInt(parts[2]);
        return begins < ends ? minute >= begins && minute < ends : minute >= begins || minute < ends;
    }

    private void clock(String game) {
        Map<Integer, Bank> now = new HashMap<>();
        store.select("select seat, bank, turn, undone from seat_clocks where game = ?", game)
                .map((row, context) -> new Bank(row.getInt(1), row.getLong(2), row.getLong(3), row.getLong(4)))
                .forEach(bank -> now.put(bank.seat(), bank));
        Running before = running.remove(game);
        Running after = store.select(
                        "select c.seat, s.person, c.since, c.turn, c.quiet from clocks c"
                                + " join seats s on s.game = c.game and s.seat = c.seat where c.game = ?",
                        game)
                .map((row, context) -> new Running(
                        row.getInt(1),
                        row.getString(2),
                        row.getLong(3),
                        world.now(),
                        row.getLong(4),
                        now.get(row.getInt(1)).bank(),
                        row.getString(5)))
                .findFirst()
                .orElse(null);
        boolean goesOn = before != null && after != null && before.seat == after.seat && before.since == after.since;
        if (before != null && !goesOn) {
            paid(game, before, now);
        }
        if (after != null) {
            running.put(game, goesOn ? before : after);
        }
        Map<Integer, Bank> earlier = banks.put(game, now);
        if (earlier != null) {
            now.values().stream()
                    .filter(bank -> (before == null || bank.seat() != before.seat)
                            && (after == null || bank.seat() != after.seat))
                    .forEach(bank -> club.must(
                            earlier.get(bank.seat()).bank() == bank.bank(),
                            () -> "the clock of seat " + bank.seat() + " of game " + game + " has changed at rest"));
        }
    }

    /** A clock stands still, or goes on by another rest: what is left of it is what we reckon. */
    private void paid(String game, Running clock, Map<Integer, Bank> now) {
        long over = -leftOf(clock);
        long tolerance = tolerance(clock);
        club.must(
                clock.decided || over <= tolerance + SEEN_IN_TROUBLE,
                () -> "a clock of game " + game + " is up since " + over / SECOND + " s, and nothing has followed");
        Bank bank = now.get(clock.seat);
        if (bank == null) {
            return; // the game is over
        }
        boolean turnEnded = turnsEnded.contains(game);
        long stored = (bank.bank() + (turnEnded ? bank.undone() : bank.turn())) * 1_000_000;
        long reckoned = Math.max(0, -over);
        club.must(
                Math.abs(stored - reckoned) <= tolerance,
                () -> "seat " + clock.seat + " of game " + game + " has " + stored / SECOND
                        + " s left, by our reckoning "
                        + reckoned / SECOND + " s, and nodes were away for "
                        + club.down(clock.began, world.now()) / SECOND
                        + " s");
        club.count("clocks reckoned");
    }

    // --- Turns and who is told of them -----------------------------------------------------------------------------

    private void period(String game) {
        record Due(String status, Integer toMove, String person) {}
        Due due = store.select(
                        "select g.status, g.to_move, case when s.bot is null and s.substitute is null then s.person end"
                                + " from games g left join seats s on s.game = g.id and s.seat = g.to_move where g.id = ?",
                        game)
                .map((row, context) -> {
                    int seat = row.getInt(2);
                    return new Due(row.getString(1), row.wasNull() ? null : seat, row.getString(3));
                })
                .one();
        Integer before = toMove.put(game, due.toMove());
        Period period = periods.get(game);
        String person = "running".equals(due.status()) ? due.person() : null;
        int own = due.toMove() == null ? 0 : decided.getOrDefault(game + "/" + due.toMove(), 0);
        if (period != null && period.person.equals(person) && due.toMove() == period.seat && own == period.decided) {
            return;
        }
        if (period != null) {
            periods.remove(game);
            period.ended = world.now();
            check(period);
        }
        if (person != null) {
            boolean passed = !due.toMove().equals(before)
                    && store.select(
                                            "select count(*) from plans where game = ? and seat = ? and outcome is null",
                                            game,
                                            due.toMove())
                                    .mapTo(int.class)
                                    .one()
                            == 0;
            Period next = new Period(game, due.toMove(), person, own, world.now(), passed);
            next.looked = looking.contains(game + "/" + person);
            periods.put(game, next);
            last.put(game + "/" + person, next);
            club.count("turns");
        }
    }

    private void check(Period period) {
        boolean wanted = period.passed && !period.looked && club.hasWebhook(period.person);
        club.must(
                !wanted || !period.told.isEmpty() || club.calm(period.began, period.ended) < TOLD_WITHIN,
                () -> "nobody has told seat " + period.seat + " of game " + period.game + " within "
                        + (period.ended - period.began) / SECOND + " s that it is its turn");
    }

    void looks(String game, String person, boolean looks) {
        if (looks) {
            looking.add(game + "/" + person);
        } else {
            looking.remove(game + "/" + person);
            looked.put(game + "/" + person, world.now());
        }
        Period period = periods.get(game);
        if (period != null && period.person.equals(person)) {
            period.looked = true;
        }
    }

    /** Whether somebody looked at a game when it ended, so that nobody needs to tell. */
    boolean sawEnd(String game, String person) {
        Long until = looked.get(game + "/" + person);
        return until != null && until >= ended.get(game) - ON_ITS_WAY;
    }

    /** Somebody is told of a turn, by a mail or a post of this id. */
    void told(String game, String person, String id, boolean mail) {
        Period period = last.get(game + "/" + person);
        club.must(period != null, () -> "somebody was told of game " + game + " who never had to decide there");
        club.must(
                period.ended >= world.now() - ON_ITS_WAY,
                () -> "seat " + period.seat + " of game " + game + " was told of a turn that is made");
        Set<String> ids = mail ? period.mailed : period.told;
        ids.add(id);
        club.must(
                ids.size() == 1,
                () -> "seat " + period.seat + " of game " + game + " was told twice of a turn: " + ids);
    }

    /** No clock runs and nobody has to decide. */
    void checkRest() {
        club.must(running.isEmpty(), () -> "clocks run at " + running.keySet());
        club.must(periods.isEmpty(), () -> "somebody has to decide at " + periods.keySet());
    }
}
