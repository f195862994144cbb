package autobahn.server.simulation;

import autobahn.server.TableServices;
import autobahn.server.history.HistoryChecker;
import autobahn.server.history.Operation;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * One to three nodes of the server, people who play at them, and everything that can go wrong, all out of one seed. First
 * things go wrong for some seconds; then they go well again, and everything must come to rest as promised: nothing
 * acknowledged is lost, nothing is there twice, nobody sees the past, every stream tells all, every bot has played.
 */
final class Simulation {
    /**
     * @param digest of all that happened: the same for the same seed
     * @param acknowledged commands that were
     * @param open commands whose outcome no client knows
     * @param starts of nodes
     * @param planned moves that were played by plans
     */
    record Report(long seed, long digest, int entries, int acknowledged, int open, int starts, int planned) {}

    private static final long TROUBLE_NANOS = 12_000_000_000L;
    private static final long PATIENCE_NANOS = 240_000_000_000L;
    private static final int MOST_NODES = 3;
    private static final int MOST_ROUNDS = 12;
    private static final HistoryChecker CHECKER =
            new HistoryChecker(id -> id.startsWith("bot:") || id.startsWith("undo:") || id.startsWith("plan:"));

    private final long seed;
    private final World world;
    private final Faults faults;
    private final Planted planted;
    private final SimulatedStore store;
    private final List<String> games;
    private final List<SimulatedNode> nodes = new ArrayList<>();
    private final Map<String, List<Operation>> histories = new HashMap<>();
    private final Map<String, String> seen = new HashMap<>();
    private final List<Player> players = new ArrayList<>();
    private final List<Follower> followers = new ArrayList<>();

    private Simulation(long seed, Planted planted, List<String> trace) throws SQLException {
        this.seed = seed;
        this.planted = planted;
        this.world = new World(seed, trace);
        this.faults = Faults.some(world.random());
        this.games = Tables.some(world.random());
        int count = planted == Planted.NOTHING ? world.random().nextInt(1, MOST_NODES + 1) : MOST_NODES;
        this.store = new SimulatedStore(world, faults, count == 1, Tables.template());
        for (int i = 0; i < count; i++) {
            nodes.add(new SimulatedNode(world, faults, store, count == 1 ? null : planted, nodes, "node" + i));
        }
    }

    /**
     * Runs one to its end.
     *
     * @param trace is told all that happens; may be null
     * @throws AssertionError if a promise was broken
     */
    static Report run(long seed, Planted planted, List<String> trace) {
        try {
            Simulation simulation = new Simulation(seed, planted, trace);
            try {
                return simulation.run();
            } finally {
                simulation.store.close();
            }
        } catch (AssertionError | RuntimeException | SQLException e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
    }

    private Report run() throws SQLException {
        nodes.forEach(SimulatedNode::start);
        nodes.forEach(SimulatedNode::lookAfter);
        SimulatedMachine machine = new SimulatedMachine(world.outside(), () -> 0);
        Client client = new Client(world, faults, nodes, machine);
        for (String game : games) {
            for (Tables.Seat seat : Tables.people(game)) {
                int rounds = world.random().nextInt(1, MOST_ROUNDS);
                List<Operation> history = histories.computeIfAbsent(game, key -> new ArrayList<>());
                players.add(new Player(world, client, machine, seat, rounds, history, seen));
            }
            followers.add(new Follower(
                    world, faults, nodes, machine, Tables.people(game).getFirst()));
        }
        players.forEach(player -> world.outside().threads("player").start(player));
        followers.forEach(follower -> world.outside().threads("follower").start(follower));
        trouble();
        world.run(() -> false, TROUBLE_NANOS);
        faults.end();
        world.trace(world.outside(), "all is well", "");
        if (!world.run(this::isAtRest, PATIENCE_NANOS)) {
            throw new AssertionError("it does not come to rest: " + unrest());
        }
        check();
        return report();
    }

    /** What happens to whole nodes and to the store, besides what happens to single effects. */
    private void trouble() {
        SplittableRandom random = world.random();
        for (int i = random.nextInt(7); i > 0; i--) {
            SimulatedNode node = nodes.get(random.nextInt(nodes.size()));
            long lasting = random.nextLong(1_000_000L, 12_000_000_000L);
            Runnable happening = switch (random.nextInt(5)) {
                case 0 -> () -> node.host().kill();
                case 1 -> () -> node.host().pause(lasting);
                case 2 -> () -> node.stepClock((random.nextBoolean() ? 1 : -1) * random.nextLong(7_200_000));
                case 3 -> () -> full(lasting / 4);
                default -> () -> node.host().pause(lasting / 8);
            };
            world.after(world.outside(), random.nextLong(TROUBLE_NANOS), happening);
        }
    }

    private void full(long nanos) {
        faults.full = true;
        world.after(world.outside(), nanos, () -> faults.full = false);
    }

    // --- What is promised ------------------------------------------------------------------------------------------

    private boolean isAtRest() {
        return unrest() == null;
    }

    /** What is still to happen; null if nothing is. */
    private String unrest() {
        if (players.stream().anyMatch(player -> !player.isDone())) {
            return "somebody plays";
        }
        if (nodes.stream().anyMatch(node -> node.services() == null)) {
            return "a node is away";
        }
        try {
            for (String game : games) {
                int version = number("select version from games where id = ?", game);
                if (number("select count(*) from jobs where game = ?", game) > 0) {
                    return "a bot has to play at " + game;
                }
                for (Follower follower : followers) {
                    if (follower.game().equals(game) && follower.last() < version) {
                        return "of " + game + " a stream has told " + follower.last() + " of " + version;
                    }
                }
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return null;
    }

    private void check() throws SQLException {
        for (String game : games) {
            List<String> list = list(game);
            if (list.size() != number("select version from games where id = ?", game)) {
                throw new AssertionError("the version of " + game + " is not the number of its entries");
            }
            List<String> wrong = CHECKER.check(histories.get(game), list);
            if (!wrong.isEmpty()) {
                throw new AssertionError(game + " " + list + ": " + wrong);
            }
            SentPlans.check(store.committed(), game);
            for (Follower follower : followers) {
                if (follower.game().equals(game) && follower.last() != list.size()) {
                    throw new AssertionError(
                            "a stream told of " + follower.last() + " entries, there are " + list.size());
                }
            }
        }
        SimulatedNode fresh =
                new SimulatedNode(world, faults, store, nodes.size() == 1 ? null : planted, List.of(), "fresh");
        fresh.start();
        world.run(() -> fresh.services() != null, PATIENCE_NANOS);
        List<SimulatedNode> all = new ArrayList<>(nodes);
        all.add(fresh);
        for (String game : games) {
            for (Tables.Seat seat : Tables.people(game)) {
                checkSame(all, seat);
            }
        }
    }

    /** All nodes, one that has just been started too, show the same. */
    private void checkSame(List<SimulatedNode> all, Tables.Seat seat) {
        List<String> shown = new ArrayList<>();
        for (SimulatedNode node : all) {
            TableServices services = node.services();
            int before = shown.size();
            node.host()
                    .threads("check")
                    .start(() -> shown.add(new String(
                            services.reader().now(seat.game(), seat.person(), seat.seat()), StandardCharsets.UTF_8)));
            world.run(() -> shown.size() > before, PATIENCE_NANOS);
        }
        if (shown.size() != all.size() || shown.stream().distinct().count() != 1) {
            throw new AssertionError("nodes show " + seat + " in several ways");
        }
    }

    private Report report() throws SQLException {
        int entries = 0;
        int planned = 0;
        for (String game : games) {
            entries += list(game).size();
            planned += (int)
                    list(game).stream().filter(id -> id.startsWith("plan:")).count();
        }
        List<Operation> appends = histories.values().stream()
                .flatMap(List::stream)
                .filter(one -> one.kind() == Operation.Kind.APPEND)
                .toList();
        return new Report(
                seed,
                world.digest(),
                entries,
                (int) appends.stream()
                        .filter(one -> one.outcome() == Operation.Outcome.DONE)
                        .count(),
                (int) appends.stream()
                        .filter(one -> one.outcome() == Operation.Outcome.UNKNOWN)
                        .count(),
                nodes.stream().mapToInt(SimulatedNode::starts).sum(),
                planned);
    }

    private int number(String sql, String game) throws SQLException {
        try (PreparedStatement statement = store.committed().prepareStatement(sql)) {
            statement.setString(1, game);
            try (ResultSet row = statement.executeQuery()) {
                return row.getInt(1);
            }
        }
    }

    private List<String> list(String game) throws SQLException {
        List<String> list = new ArrayList<>();
        try (PreparedStatement statement =
                store.committed().prepareStatement("select command from entries where game = ? order by number")) {
            statement.setString(1, game);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    list.add(rows.getString(1));
                }
            }
        }
        return list;
    }
}
