package autobahn.server.simulation;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.server.TableServices;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.contest.Format;
import autobahn.server.mail.MailWorker;
import autobahn.server.mail.SimulatedMail;
import autobahn.server.notice.MailPause;
import autobahn.server.notice.NoticeDesk;
import autobahn.server.notice.NoticeWorker;
import autobahn.server.notice.Sender;
import autobahn.server.notice.SimulatedWeb;
import autobahn.server.people.Circle;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.PersonNames;
import autobahn.server.settings.Limits;
import autobahn.server.settings.MailServer;
import autobahn.server.settings.Outgoing;
import autobahn.server.settings.Settings;
import autobahn.server.store.ContestTerms;
import autobahn.server.store.Database;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.NoticeWishes;
import autobahn.server.store.QuietHours;
import autobahn.server.store.Rests;
import autobahn.server.store.TimeTerms;
import autobahn.server.table.ContestView;
import autobahn.server.table.Databases;
import autobahn.server.table.NewContest;
import autobahn.server.work.ServiceThreads;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.WeakHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * A club that plays by turns for weeks, on one node or on two: with friends, invitations, contests, plans, vacations and
 * absences, on servers that are stopped, killed and left without a database. Its time is the simulation's. In the end every
 * game must have ended, each expiry have been decided and each notice have been told once, no clock have lost or gained more
 * than the time for which nodes were away, and all standings be what comes out if they are worked out once more.
 */
final class Club {
    /** @param nodes 1 is a server with SQLite of its own, more write as they do on PostgreSQL */
    record Size(int people, int days, int nodes) {}

    /** @param counts of what has happened, by name */
    record Report(Map<String, Integer> counts, long latestNanos) {
        int count(String what) {
            return counts.getOrDefault(what, 0);
        }
    }

    /** A table that somebody sits at or waits at. */
    record Own(
            String game,
            int seat,
            boolean isOpen,
            boolean hosting,
            int free,
            Duration waiting,
            boolean substitute,
            boolean mine,
            boolean up,
            Integer toMove) {}

    /** Accounts, and a database file in which they are. */
    private record Start(Path file, List<Person> people, Set<String> webhooks) {}

    private record Trouble(long from, long to) {}

    private static final long SECOND = 1_000_000_000L;
    private static final long HOUR = 3_600 * SECOND;
    private static final long DAY = 24 * HOUR;
    private static final long STIRRED = 3 * SECOND;
    private static final long WATCHED = 30 * SECOND;
    private static final long AFTERMATH = 90 * SECOND;
    private static final long QUIET_END = 30 * HOUR;
    /** Weeks bring longer rounds of contests than days do. */
    private static final int SHORT = 14;

    private static final int MOST_DAYS_MORE = 90;
    private static final double LOOKS = 0.6;
    private static final int LOOKERS = 10;
    private static final Outgoing OUTGOING = new Outgoing(
            "https://autobahn.test",
            true,
            new MailServer("127.0.0.1", 25, MailServer.Tls.NONE, null, null, "club@autobahn.test"));
    private static final Settings SETTINGS =
            new Settings("", 0, "", false, 1, Limits.none(), null, List.of(), List.of(), OUTGOING);

    private final Size size;
    private final World world;
    private final Faults faults = new Faults();
    private final Start start;
    private final ClubWatch watch;
    private final ClubPost post;
    private final SimulatedStore store;
    private final Handle committed;
    private final Lull lull;
    private final Map<String, Long> due = new HashMap<>();
    private final Map<String, PreparedStatement> asked = new HashMap<>();
    private final List<SimulatedNode> nodes = new ArrayList<>();
    private final Map<Host, Circle> circles = new WeakHashMap<>();
    private final Map<SimulatedNode, Long> backAt = new HashMap<>();
    private final List<Host> lives = new ArrayList<>();
    private final List<Long> begins = new ArrayList<>();
    private final List<Trouble> downs = new ArrayList<>();
    private final List<Trouble> troubles = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private long served;
    private long servedAt;
    private long latest;
    private int tables;
    private long told;
    private boolean over;

    private Club(long seed, Size size, ClubFault fault) throws SQLException {
        this.size = size;
        this.world = new World(seed, null);
        this.start = people(size.people(), new SplittableRandom(seed));
        this.watch = new ClubWatch(this);
        this.post = new ClubPost(this);
        boolean alone = size.nodes() == 1;
        this.store = new SimulatedStore(world, faults, alone, start.file(), watch, sql -> fault.sql(sql, world));
        this.committed = Jdbi.open(store.committed());
        this.lull = new Lull(world, this::next, KNOWN);
        watch.open(store);
        for (int i = 0; i < size.nodes(); i++) {
            nodes.add(new SimulatedNode(
                    world,
                    faults,
                    store,
                    alone ? null : Planted.NOTHING,
                    nodes,
                    "node" + i,
                    SETTINGS,
                    lull,
                    this::beside));
        }
    }

    /**
     * Lets a club play.
     *
     * @throws AssertionError if a promise was broken
     */
    static Report run(long seed, Size size, ClubFault fault) {
        try {
            Club club = new Club(seed, size, fault);
            try {
                return club.run();
            } finally {
                club.store.close();
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    private Report run() {
        nodes.forEach(SimulatedNode::start);
        world.run(() -> nodes.stream().allMatch(node -> node.services() != null), 60 * SECOND);
        SimulatedMachine machine = new SimulatedMachine(world.outside(), () -> 0);
        Client client = new Client(world, faults, nodes, machine);
        for (Person person : start.people()) {
            int keen = world.random().nextInt(1, 9);
            world.outside().threads(person.name()).start(new ClubMember(this, client, machine, person, keen));
        }
        world.outside().threads("trouble").start(() -> trouble(machine));
        world.outside().threads("contests").start(() -> contests(machine, client));
        lookAfter();
        boolean ended = world.run(() -> over, size.days() * DAY + MOST_DAYS_MORE * DAY);
        must(ended, () -> "games do not end: " + unended());
        world.run(() -> false, QUIET_END);
        watch.checkRest();
        checkTold();
        new ClubBooks(this, committed, watch.results()).check();
        return new Report(counts, latest);
    }

    // --- Accounts --------------------------------------------------------------------------------------------------

    private static Start people(int count, SplittableRandom random) {
        Settings settings = new Settings("", 0, Databases.SQLITE.fresh(), false, 1);
        List<Person> people = new ArrayList<>();
        Set<String> webhooks = new HashSet<>();
        try (Database database = Database.open(settings)) {
            Clock clock = Clock.fixed(Instant.ofEpochMilli(SimulatedMachine.START_MILLIS), ZoneOffset.UTC);
            NoticeDesk notices = new NoticeDesk(database, clock, OUTGOING, new Sender(database, clock, OUTGOING));
            for (int i = 0; i < count; i++) {
                Person person = new Person("member" + i, "Member " + i);
                database.write(handle -> handle.execute(
                        "insert into people (id, created, name, folded) values (?, ?, ?, ?)",
                        person.id(),
                        SimulatedMachine.START_MILLIS,
                        person.name(),
                        PersonNames.fold(person.name())));
                people.add(person);
                if (i % 4 != 3) {
                    notices.addWebhook(person, "json", "https://club.test/" + person.id());
                    webhooks.add(person.id());
                }
                database.write(handle -> {
                    settle(handle, person, random);
                    return person;
                });
            }
        }
        return new Start(settings.databaseFile(), people, webhooks);
    }

    private static void settle(Handle handle, Person person, SplittableRandom random) {
        if (random.nextInt(3) == 0) {
            MailPause pause = MailPause.values()[random.nextInt(MailPause.values().length)];
            MailAddresses.put(
                    handle,
                    new MailAddresses.Address(
                            "mail-" + person.id(), person.id(), person.id() + "@club.test", pause.millis(), 0),
                    person.id() + "@club.test");
            NoticeWishes.also(handle, person.id(), NoticeWay.MAIL, true);
        }
        if (random.nextBoolean()) {
            int begins = 21 * 60 + 15 * random.nextInt(12);
            ZoneId zone = ZoneId.of(List.of("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland")
                    .get(random.nextInt(4)));
            Rests.setQuiet(
                    handle,
                    person.id(),
                    new QuietHours(
                            zone,
                            begins % QuietHours.DAY_MINUTES,
                            (begins + 15 * random.nextInt(16, 40)) % QuietHours.DAY_MINUTES));
        }
    }

    // --- Nodes -----------------------------------------------------------------------------------------------------

    private Runnable beside(
            Host host, SimulatedMachine machine, ServiceThreads threads, Database database, TableServices services) {
        if (lives.stream().allMatch(Host::isDead) && !lives.isEmpty()) {
            downs.add(
                    new Trouble(lives.stream().mapToLong(Host::livedUntil).max().orElseThrow(), world.now()));
        }
        lives.removeIf(life -> life.isDead() && life.livedUntil() < world.now() - DAY);
        lives.add(host);
        begins.add(world.now());
        count("starts of nodes");
        circles.put(host, new Circle(new People(database, machine.clock())));
        Sender sender = SimulatedWeb.sender(
                database,
                machine.clock(),
                OUTGOING,
                (uri, headers, body) ->
                        post.post(host, uri.getPath().substring(1), headers.get("Autobahn-Notice"), body));
        NoticeWorker notices = new NoticeWorker(
                threads, machine, database, services.tables(), new SimpleMeterRegistry(), OUTGOING, sender);
        MailWorker mail = SimulatedMail.worker(
                threads,
                machine,
                database,
                services.tables(),
                new SimpleMeterRegistry(),
                OUTGOING,
                (id, to, text) -> post.mail(host, to.substring(0, to.indexOf('@')), id, text));
        lull.stir(STIRRED);
        return () -> {
            notices.close();
            mail.close();
        };
    }

    /** Starts nodes that have died, when it is time to, and sees when all is over. */
    private void lookAfter() {
        long now = world.now();
        for (SimulatedNode node : nodes) {
            if (node.host().isDead() && backAt.getOrDefault(node, 0L) <= now) {
                node.start();
            }
        }
        if (isClosing() && !over && unended().isEmpty()) {
            over = true;
        }
        if (!isShort() && now / DAY > told) {
            told = now / DAY;
            System.out.println("day " + told + " of " + size.days() + ", all promises kept so far: " + counts);
        }
        world.after(world.outside(), isCalm(now, now) ? 60 * SECOND : 3 * SECOND, this::lookAfter);
    }

    private List<String> unended() {
        return committed
                .select("select id || ' ' || status from games where status in ('open', 'running') union all"
                        + " select 'contest ' || id from contests where status in ('signup', 'running')")
                .mapTo(String.class)
                .list();
    }

    /** Again and again something happens to nodes, often when a clock is about to run down. */
    private void trouble(SimulatedMachine machine) {
        try {
            while (!over) {
                long at = world.now() + world.random().nextLong(3 * HOUR, 14 * HOUR);
                Long due = due();
                if (due != null && due > world.now() + 2 * WATCHED && due < at && world.chance(0.7)) {
                    at = due + world.random().nextLong(-3 * SECOND, 2 * SECOND);
                }
                machine.sleep(Duration.ofNanos(at - WATCHED - world.now()));
                lull.stir(2 * WATCHED);
                machine.sleep(Duration.ofNanos(WATCHED));
                if (!over) {
                    happen();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void happen() {
        SplittableRandom random = world.random();
        SimulatedNode node = nodes.get(random.nextInt(nodes.size()));
        switch (random.nextInt(6)) {
            case 0 -> kill(List.of(node), random.nextLong(SECOND, 120 * SECOND), "nodes killed");
            case 1 -> kill(nodes, random.nextLong(60 * SECOND, 8 * HOUR), "outages");
            case 2 -> kill(nodes, random.nextLong(SECOND, 60 * SECOND), "nodes killed");
            case 3 -> {
                count("restarts");
                back(node, random.nextLong(5 * SECOND, 30 * SECOND));
                node.stop();
            }
            default -> worsen(random);
        }
    }

    private void kill(List<SimulatedNode> killed, long nanos, String what) {
        count(what);
        killed.forEach(node -> {
            node.host().kill();
            back(node, nanos);
        });
    }

    private void back(SimulatedNode node, long nanos) {
        backAt.put(node, world.now() + nanos);
        troubles.add(new Trouble(world.now(), world.now() + nanos + AFTERMATH));
        lull.stir(STIRRED);
    }

    /** For some minutes processes die, statements fail and messages get lost. */
    private void worsen(SplittableRandom random) {
        count("bad minutes");
        long nanos = random.nextLong(30 * SECOND, 180 * SECOND);
        faults.crash = random.nextDouble(0.01);
        faults.failing = random.nextDouble(0.03);
        faults.slow = random.nextDouble(0.03);
        faults.slowest = 8 * SECOND;
        faults.lost = random.nextDouble(0.2);
        faults.late = random.nextDouble(0.2);
        troubles.add(new Trouble(world.now(), world.now() + nanos + AFTERMATH));
        lull.stir(nanos + AFTERMATH);
        world.after(world.outside(), nanos, faults::end);
    }

    // --- Contests --------------------------------------------------------------------------------------------------

    /** Who looks after the club announces a contest every other week. */
    private void contests(SimulatedMachine machine, Client client) {
        try {
            for (int number = 0; !isClosing(); number++) {
                Format format = number % 2 == 0 ? Format.SWISS : Format.LEAGUE;
                NewContest contest = new NewContest(
                        "Cup " + number,
                        format,
                        SimulatedMachine.START_MILLIS
                                + world.now() / 1_000_000
                                + Duration.ofHours(20).toMillis(),
                        new ContestTerms(
                                2,
                                format == Format.SWISS ? 3 : 0,
                                0,
                                4,
                                1,
                                1,
                                size.people(),
                                number % 3 == 0,
                                null,
                                true,
                                "turns",
                                isShort() ? 24 : 72,
                                TimeTerms.turns(isShort() ? 6 : 12, 12, TimeTerms.Expiry.LOSS),
                                StrictJson.text(Options.players(2))));
                Client.Reply<?> made = client.call(
                        client.anyNode(),
                        "contest",
                        services -> services.contests().create(start.people().getFirst(), true, contest));
                if (made.isDone()) {
                    count("contests");
                }
                machine.sleep(Duration.ofDays(10));
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    // --- What is due -----------------------------------------------------------------------------------------------

    /** What threads look for, by their names, and when the next of it is due: by the time of day, but for clocks. */
    private static final Map<String, String> LOOKED_FOR = Map.of(
            "notices",
            "select min(at) from (select max(due, coalesce(lease_until, 0)) as at from notices where due is not null"
                    + " union all select max(due, coalesce(lease_until, 0)) from deliveries where way <> 'mail')",
            "mail",
            "select min(max(d.due, a.next_at)) from deliveries d join mail_addresses a on a.person = d.person"
                    + " where d.way = 'mail'",
            "bot-worker",
            "select min(max(due, coalesce(lease_until, 0))) from jobs",
            "contests",
            "select min(at) from (select closes as at from contests where status = 'signup' union all"
                    + " select 0 from contests c where c.status = 'running' and not exists (select 1 from contest_tables t"
                    + " join games g on g.id = t.game where t.contest = c.id and t.round = c.round and g.status = 'running'))");

    private static final Set<String> KNOWN = Set.of("bot-worker", "clocks", "contests", "mail", "notices");

    private static final String CLOCKS =
            "select min(max(due, coalesce(lease_until, 0))) from clocks where due is not null";
    private static final String ROUNDS =
            "select min(max(due, coalesce(lease_until, 0))) from contests where status = 'running'";

    private long next(String thread) {
        return due.computeIfAbsent(thread, this::nextAnew);
    }

    private long nextAnew(String thread) {
        if (thread.equals("clocks")) {
            return orNever(due(CLOCKS));
        }
        String sql = LOOKED_FOR.get(thread);
        Long day = sql == null ? null : number(sql);
        long next = day == null ? Long.MAX_VALUE : (day - SimulatedMachine.START_MILLIS) * 1_000_000;
        return thread.equals("contests") ? Math.min(next, orNever(due(ROUNDS))) : next;
    }

    private static long orNever(Long at) {
        return at == null ? Long.MAX_VALUE : at;
    }

    /** When the next clock runs down, if a node is up until then. */
    private Long due() {
        return due("select min(due) from clocks");
    }

    private Long due(String sql) {
        Long due = number(sql);
        return due == null ? null : servedAt + (due - served) * 1_000_000;
    }

    private Long number(String sql) {
        try (ResultSet row = asked.computeIfAbsent(sql, this::prepare).executeQuery()) {
            long value = row.next() ? row.getLong(1) : 0;
            return row.wasNull() ? null : (Long) value;
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    private PreparedStatement prepare(String sql) {
        try {
            return store.committed().prepareStatement(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql, e);
        }
    }

    /** Something was stored in which these threads may find something to do. */
    void stored(Set<String> threads) {
        if (!threads.isEmpty()) {
            due.keySet().removeAll(threads);
            lull.stored();
        }
    }

    /** The threads that look at what a statement changes. */
    static List<String> lookers(String sql) {
        List<String> lookers = new ArrayList<>();
        if (sql.contains(" notices ") || sql.contains(" deliveries ")) {
            lookers.add("notices");
        }
        if (sql.contains(" deliveries ") || sql.contains(" mail_addresses ")) {
            lookers.add("mail");
        }
        if (sql.contains(" jobs ")) {
            lookers.add("bot-worker");
        }
        if (sql.contains(" clocks ")) {
            lookers.add("clocks");
        }
        if (sql.contains(" contests ") || sql.startsWith("update games set") && sql.contains("status = ?")) {
            lookers.add("contests");
        }
        return lookers;
    }

    /** A node has stored how far time has come. */
    void kept() {
        Long millis = number("select millis from served_time");
        served = millis == null ? 0 : millis;
        servedAt = world.now();
        due.remove("clocks");
        due.remove("contests");
    }

    /** How far time has come, as nodes count it. */
    long served() {
        return served + (world.now() - servedAt) / 1_000_000;
    }

    // --- What members and others ask -------------------------------------------------------------------------------

    World world() {
        return world;
    }

    Faults faults() {
        return faults;
    }

    List<SimulatedNode> nodes() {
        return nodes;
    }

    /** Whether it is over so soon that little would happen in it at the usual pace. */
    boolean isShort() {
        return size.days() < SHORT;
    }

    /** Nothing new begins. */
    boolean isClosing() {
        return world.now() >= size.days() * DAY;
    }

    boolean isOver() {
        return over;
    }

    /** Whether somebody keeps a page open now: about as many do in a day, however large the club is. */
    boolean isLookedAt() {
        return world.chance(LOOKS / Math.max(LOOKERS, size.people()));
    }

    Circle circle(TableServices services) {
        for (SimulatedNode node : nodes) {
            if (services.equals(node.services())) {
                return circles.get(node.host());
            }
        }
        throw new IllegalStateException("a node that is gone has been asked");
    }

    Person anybody(Person but) {
        Person other = start.people().get(world.random().nextInt(size.people()));
        return other.equals(but) ? anybody(but) : other;
    }

    boolean hasWebhook(String person) {
        return start.webhooks().contains(person);
    }

    String title() {
        return "Table " + ++tables;
    }

    boolean hasJoined(String contest, Person person) {
        return committed
                        .select(
                                "select count(*) from contest_people where contest = ? and person = ?",
                                contest,
                                person.id())
                        .mapTo(int.class)
                        .one()
                > 0;
    }

    List<Own> tablesOf(Person person) {
        long now = SimulatedMachine.START_MILLIS + world.now() / 1_000_000;
        return committed
                .select(
                        "select g.id, s.seat, g.status, g.host, g.created, g.to_move, s.substitute, s.left_as,"
                                + " (select count(*) from seats f where f.game = g.id and f.person is null and f.bot is null) as free,"
                                + " (select count(*) from clocks c where c.game = g.id and c.due is null) as up"
                                + " from seats s join games g on g.id = s.game where s.person = ?"
                                + " and g.status in ('open', 'running') order by g.created, g.id, s.seat",
                        person.id())
                .map((row, context) -> {
                    int toMove = row.getInt("to_move");
                    boolean decides = !row.wasNull() && toMove == row.getInt("seat");
                    String left = row.getString("left_as");
                    boolean played = row.getString("substitute") != null;
                    return new Own(
                            row.getString("id"),
                            row.getInt("seat"),
                            row.getString("status").equals("open"),
                            row.getString("host").equals(person.id()),
                            row.getInt("free"),
                            Duration.ofMillis(now - row.getLong("created")),
                            played && "absent".equals(left),
                            decides && !played,
                            row.getInt("up") > 0 && !decides,
                            toMove);
                })
                .list();
    }

    void looks(String game, Person person, boolean looks) {
        if (looks) {
            lull.hold();
        } else {
            lull.release();
        }
        watch.looks(game, person.id(), looks);
    }

    void told(String game, String person, String id, boolean mail) {
        watch.told(game, person, id, mail);
    }

    private void checkTold() {
        must(
                number("select count(*) from deliveries") == 0
                        && number("select count(*) from notices where due is not null") == 0,
                () -> "notices wait to be told");
        for (String each : committed
                .select("select distinct s.game || ' ' || s.person from seats s join games g on g.id = s.game"
                        + " where g.status = 'finished' and s.person is not null")
                .mapTo(String.class)
                .list()) {
            String[] parts = each.split(" ", 2);
            if (hasWebhook(parts[1]) && !post.wasToldOfEnd(parts[0], parts[1])) {
                must(watch.sawEnd(parts[0], parts[1]), () -> "nobody was told that a game is over: " + each);
                count("ends that were looked at");
            }
        }
    }

    // --- Time in which nodes were away -----------------------------------------------------------------------------

    /** For how long of this time no node was up. */
    long down(long from, long to) {
        long down = 0;
        for (int i = downs.size() - 1; i >= 0 && downs.get(i).to() > from; i--) {
            down += Math.max(
                    0,
                    Math.min(to, downs.get(i).to())
                            - Math.max(from, downs.get(i).from()));
        }
        if (lives.stream().allMatch(Host::isDead) && !lives.isEmpty()) {
            long since = lives.stream().mapToLong(Host::livedUntil).max().orElseThrow();
            down += Math.max(0, to - Math.max(from, since));
        }
        return down;
    }

    int starts(long from, long to) {
        int count = 0;
        for (int i = begins.size() - 1; i >= 0 && begins.get(i) >= from; i--) {
            count += begins.get(i) <= to ? 1 : 0;
        }
        return count;
    }

    boolean isCalm(long from, long to) {
        for (int i = troubles.size() - 1; i >= 0 && i >= troubles.size() - 50; i--) {
            if (troubles.get(i).to() >= from && troubles.get(i).from() <= to) {
                return false;
            }
        }
        return lives.stream().anyMatch(life -> !life.isDead());
    }

    /** The longest piece of a time in which nothing went wrong. */
    long calm(long from, long to) {
        long longest = 0;
        long begin = from;
        for (Trouble trouble : troubles) {
            if (trouble.to() > begin && trouble.from() < to) {
                longest = Math.max(longest, trouble.from() - begin);
                begin = Math.max(begin, trouble.to());
            }
        }
        return Math.max(longest, to - begin);
    }

    // --- What has happened -----------------------------------------------------------------------------------------

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void refused(String what, Problem why) {
        count("refused: " + what + ", " + why.code());
    }

    void count(String what, int many) {
        counts.merge(what, many, Integer::sum);
    }

    void latest(long nanos) {
        latest = Math.max(latest, nanos);
    }

    /** Whoever throws this may be caught by what it runs on, so the simulation ends by itself. */
    void must(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            AssertionError error = new AssertionError(
                    "day " + world.now() / DAY + ", hour " + world.now() % DAY / HOUR + ": " + otherwise.get());
            world.fail(error);
            throw error;
        }
    }

    // --- Asked in the end ------------------------------------------------------------------------------------------

    String record(String game) {
        Person seated = committed
                .select(
                        "select p.id, p.name from seats s join people p on p.id = s.person where s.game = ? order by s.seat",
                        game)
                .map((row, context) -> new Person(row.getString(1), row.getString(2)))
                .findFirst()
                .orElseThrow();
        return ask(services -> services.history().record(game, seated));
    }

    ContestView.Whole contest(String contest) {
        return ask(services -> services.contests().show(contest, null));
    }

    private <T> T ask(Function<TableServices, T> question) {
        List<T> answers = new ArrayList<>();
        SimulatedNode node = nodes.getFirst();
        node.host().threads("question").start(() -> answers.add(question.apply(node.services())));
        world.run(() -> !answers.isEmpty(), HOUR);
        return answers.getFirst();
    }

    static Box box() {
        return Holder.BOX;
    }

    private static final class Holder {
        static final Box BOX = new Box(Editions.standard());
    }
}
