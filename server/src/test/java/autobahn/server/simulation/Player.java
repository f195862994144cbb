package autobahn.server.simulation;

import autobahn.format.Planned;
import autobahn.server.TableServices;
import autobahn.server.history.Operation;
import autobahn.server.people.Person;
import autobahn.server.table.Play;
import autobahn.server.table.SentPlan;
import autobahn.server.table.TableJson;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody at a seat: looks, plays, takes back, answers, and asks again when no answer comes. */
final class Player implements Runnable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOST_ATTEMPTS = 4;
    private static final double TAKES_BACK = 0.2;
    private static final double PLANS = 0.5;
    private static final double GOES = 0.5;
    private static final int MOST_PLANNED = 5;

    private final World world;
    private final Client client;
    private final SimulatedMachine machine;
    private final String game;
    private final int seat;
    private final Person person;
    private final List<Operation> history;
    /** What a seat sees at a version is the same on every node and at any time. */
    private final Map<String, String> seen;

    private int rounds;
    private int commands;
    private boolean done;

    Player(
            World world,
            Client client,
            SimulatedMachine machine,
            Tables.Seat at,
            int rounds,
            List<Operation> history,
            Map<String, String> seen) {
        this.world = world;
        this.client = client;
        this.machine = machine;
        this.game = at.game();
        this.seat = at.seat();
        this.person = at.person();
        this.rounds = rounds;
        this.history = history;
        this.seen = seen;
    }

    boolean isDone() {
        return done;
    }

    @Override
    public void run() {
        try {
            while (rounds-- > 0) {
                machine.sleep(Duration.ofMillis(world.random().nextInt(1, 400)));
                JsonNode now = look();
                if (now != null) {
                    act(now);
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        done = true;
    }

    private JsonNode look() throws InterruptedException {
        long begun = world.moment();
        Client.Reply<byte[]> reply = client.call(
                client.anyNode(), "look", services -> services.reader().now(game, person, seat));
        if (!reply.isDone()) {
            return null;
        }
        JsonNode now = saw(reply.value());
        history.add(
                Operation.read(person.id() + " looking", now.get("version").intValue(), null, begun, world.moment()));
        return now;
    }

    private JsonNode saw(byte[] bytes) {
        JsonNode now = JSON.readTree(bytes);
        String text = new String(bytes, StandardCharsets.UTF_8);
        String view = text.substring(text.indexOf("\"view\""), text.lastIndexOf("\"undo\""));
        String at = game + "/" + seat + "/" + now.get("version");
        String before = seen.putIfAbsent(at, view);
        if (before != null && !before.equals(view)) {
            throw new AssertionError("two nodes show " + at + " in two ways");
        }
        return now;
    }

    private void act(JsonNode now) throws InterruptedException {
        int version = now.get("version").intValue();
        JsonNode moves = now.at("/view/moves");
        boolean mine = now.at("/view/toMove").asInt(-1) == seat;
        if (!now.get("undo").asString().equals("no") && world.chance(TAKES_BACK)) {
            String id = command();
            send(
                    id,
                    version,
                    services -> services.play().undo(game, person, new Play.TakeBack(seat, version, id, null)));
        } else if (mine && !moves.isEmpty()) {
            String move = moves.get(world.random().nextInt(moves.size())).asString();
            String id = command();
            send(
                    id,
                    version,
                    services -> services.play().play(game, person, new Play.Command(seat, version, id, move)));
        } else if (!now.at("/view/toMove").isMissingNode() && world.chance(PLANS)) {
            plan(version);
        } else {
            answer();
        }
    }

    /** Sends a plan, or takes one back, and perhaps leaves the rest to it. */
    private void plan(int version) throws InterruptedException {
        if (world.chance(TAKES_BACK)) {
            client.call(client.anyNode(), "withdraw", services -> {
                services.plans().withdraw(game, person, seat);
                return true;
            });
            return;
        }
        long seed = world.random().nextLong();
        Client.Reply<String> sent = client.call(
                client.anyNode(), "send plan", services -> send(services, version, new SplittableRandom(seed)));
        if (sent.isDone() && world.chance(GOES)) {
            rounds = 0;
        }
    }

    private String send(TableServices services, int version, SplittableRandom random) {
        Planned planned = services.planner().plan(game, person, seat, version, List.of(), true);
        List<String> all = new ArrayList<>(planned.moves());
        List<String> moves = new ArrayList<>();
        for (int i = random.nextInt(1, MOST_PLANNED); i > 0 && isMine(planned); i--) {
            List<String> legal = planned.view().moves();
            moves.add(legal.get(random.nextInt(legal.size())));
            all.add(moves.getLast());
            planned = services.planner().plan(game, person, seat, version, all, false);
        }
        SentPlan.Branch branch = new SentPlan.Branch(moves.isEmpty() ? List.of("end") : moves, List.of());
        return services.plans()
                .send(game, person, seat, new SentPlan(version, List.of(branch), random.nextBoolean()))
                .state();
    }

    private boolean isMine(Planned planned) {
        return Objects.equals(planned.view().toMove(), seat)
                && !planned.view().moves().isEmpty();
    }

    private String command() {
        return person.id() + "-" + ++commands;
    }

    /** Sends a command until there is an answer, each time to any node, or gives up. */
    private void send(String id, int version, Function<TableServices, byte[]> work) throws InterruptedException {
        long begun = world.moment();
        boolean open = false;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Client.Reply<byte[]> reply = client.call(client.anyNode(), id, work);
            if (reply.isDone()) {
                if (reply.value() != null) { // else the others are asked first
                    saw(reply.value());
                    record(id, version, Operation.Outcome.DONE, begun);
                }
                return;
            }
            if (reply.answered()) {
                record(id, version, open ? Operation.Outcome.UNKNOWN : Operation.Outcome.REFUSED, begun);
                return;
            }
            open = true;
        }
        record(id, version, Operation.Outcome.UNKNOWN, begun);
    }

    private void record(String id, int version, Operation.Outcome outcome, long begun) {
        history.add(Operation.append(id, version, outcome, begun, world.moment()));
        world.trace(world.outside(), "answer", id + " " + outcome);
    }

    /** Agrees to a request to take back, or not. */
    private void answer() throws InterruptedException {
        Client.Reply<TableJson> table = client.call(
                client.anyNode(), "table", services -> services.lobby().show(game, person));
        if (table.isDone() && table.value().undo() != null) {
            boolean agree = world.chance(0.7);
            client.call(client.anyNode(), "agree " + agree, services -> {
                services.play().answer(game, person, table.value().undo().request(), agree);
                return true;
            });
        }
    }
}
