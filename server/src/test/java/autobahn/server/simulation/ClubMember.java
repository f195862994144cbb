package autobahn.server.simulation;

import autobahn.engine.Options;
import autobahn.format.Planned;
import autobahn.server.TableServices;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.TimeTerms;
import autobahn.server.table.ByName;
import autobahn.server.table.ContestView;
import autobahn.server.table.GameStream;
import autobahn.server.table.NewTable;
import autobahn.server.table.Play;
import autobahn.server.table.SentPlan;
import autobahn.server.table.TableJson;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody of a club: comes by now and then, plays what is to be played, and is away for days, with notice or without. */
final class ClubMember implements Runnable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final int MOST_ATTEMPTS = 3;
    private static final int MOST_MOVES = 300;
    private static final int MOST_TABLES = 2;
    private static final int MOST_PLANNED = 12;
    private static final double AWAY = 0.015;
    private static final double AWAY_IN_DAYS = 0.04;
    private static final double DECLARED = 0.5;
    private static final double PLANS = 0.25;
    private static final double STANDS_IN = 0.5;
    private static final double TALKS = 0.03;
    private static final double SIGNS_UP = 0.6;
    private static final double WITHDRAWS = 0.005;
    private static final double HAS_TO_GO = 0.002;
    private static final double GIVES_UP = 0.002;
    private static final double GIVES_UP_LATE = 0.1;

    private final Club club;
    private final World world;
    private final Client client;
    private final SimulatedMachine machine;
    private final Person person;
    private final int keen;
    private int visits;
    private int commands;

    /** @param keen hours between two visits, about */
    ClubMember(Club club, Client client, SimulatedMachine machine, Person person, int keen) {
        this.club = club;
        this.world = club.world();
        this.client = client;
        this.machine = machine;
        this.person = person;
        this.keen = keen;
    }

    @Override
    public void run() {
        try {
            while (!club.isOver()) {
                machine.sleep(pause());
                if (!club.isOver()) {
                    visit();
                }
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Duration pause() throws InterruptedException {
        if (!club.isClosing() && world.chance((club.isShort() ? AWAY_IN_DAYS : AWAY) * keen / 4)) {
            return away();
        }
        long seconds = keen * 3600L;
        return Duration.ofSeconds(world.random().nextLong(seconds / 8, seconds * 2) / (club.isClosing() ? 3 : 1));
    }

    /** Days without a visit; some say so before. */
    private Duration away() throws InterruptedException {
        long hours = world.random().nextLong(30, 24L * 5);
        club.count("absences");
        if (world.chance(DECLARED)) {
            long from = SimulatedMachine.START_MILLIS + world.now() / 1_000_000;
            if (call(
                            "vacation",
                            services -> services.resting()
                                    .leave(
                                            person,
                                            from,
                                            from + Duration.ofHours(hours).toMillis()))
                    != null) {
                club.count("vacations");
            }
        }
        return Duration.ofHours(hours);
    }

    private void visit() throws InterruptedException {
        visits++;
        if (visits == 2 || visits == 4) {
            String other = club.anybody(person).name();
            call("befriend", services -> club.circle(services).befriend(person, other));
        }
        if (visits % 3 == 0) {
            meet();
        }
        comeBack();
        List<ByName.Invited> invited =
                call("invited", services -> services.byName().of(person));
        for (ByName.Invited one : invited == null ? List.<ByName.Invited>of() : invited) {
            join(one.game());
        }
        if (!club.isClosing()) {
            signUp();
        }
        if (visits % 4 == 0) {
            withdraw();
        }
        for (Club.Own own : club.tablesOf(person)) {
            at(own);
        }
        if (!club.isClosing()
                && club.tablesOf(person).size() < (club.isShort() ? MOST_TABLES + 1 : MOST_TABLES)
                && world.chance(0.35)) {
            make();
        }
    }

    private void meet() throws InterruptedException {
        var around = call("friends", services -> club.circle(services).of(person));
        for (String asking : around == null ? List.<String>of() : around.asking()) {
            if (call("agree", services -> club.circle(services).befriend(person, asking)) != null) {
                club.count("friendships");
            }
        }
    }

    /** Who is here is not on vacation, most would say. */
    private void comeBack() throws InterruptedException {
        var rest = call("rest", services -> services.resting().show(person));
        if (rest != null && !rest.vacations().isEmpty() && world.chance(0.7)) {
            String id = rest.vacations().getFirst().id();
            if (call("back", services -> services.resting().comeBack(person, id)) != null) {
                club.count("early returns");
            }
        }
    }

    private void join(String game) throws InterruptedException {
        TableJson table = call("table", services -> services.lobby().show(game, person));
        if (table == null || !table.status().equals("open")) {
            return;
        }
        for (TableJson.Seat seat : table.seats()) {
            if (seat.kind().equals("open")) {
                if (call(
                                "join",
                                services -> services.seating()
                                        .join(game, new Visitor(person, null), seat.seat(), person.name(), null))
                        != null) {
                    club.count("invitations taken");
                }
                return;
            }
        }
    }

    /** Whoever does not care for contests still comes where a friend does. */
    private void signUp() throws InterruptedException {
        ContestView.Page page = call("contests", services -> services.contests().list(List.of("signup"), null, 10));
        for (ContestView.Brief open : page == null ? List.<ContestView.Brief>of() : page.contests()) {
            if (!club.hasJoined(open.id(), person) && (world.chance(SIGNS_UP) || hasFriendIn(open.id()))) {
                if (call("sign up", services -> services.contests().join(open.id(), person)) != null) {
                    club.count("signed up");
                }
            }
        }
    }

    private boolean hasFriendIn(String contest) throws InterruptedException {
        var around = call("friends", services -> club.circle(services).of(person));
        ContestView.Whole whole =
                call("contest", services -> services.contests().show(contest, person));
        return around != null
                && whole != null
                && whole.people().stream()
                        .anyMatch(member -> around.friends().stream()
                                .anyMatch(friend -> friend.name().equals(member.name())));
    }

    private void withdraw() throws InterruptedException {
        List<ContestView.Mine> mine =
                call("my contests", services -> services.contests().mine(person));
        for (ContestView.Mine one : mine == null ? List.<ContestView.Mine>of() : mine) {
            String id = one.contest().id();
            if (one.contest().status().equals("running") && world.chance(WITHDRAWS)) {
                if (call("withdraw", services -> services.contests().withdraw(id, person)) != null) {
                    club.count("withdrawn from contests");
                }
            }
        }
    }

    // --- At a table ------------------------------------------------------------------------------------------------

    private void at(Club.Own own) throws InterruptedException {
        if (own.isOpen()) {
            start(own);
        } else if (own.substitute()) {
            if (call("give back", services -> services.seating().giveBack(own.game(), person, own.seat())) != null) {
                club.count("seats taken back");
            }
        } else if (own.mine()) {
            play(own);
        } else if (own.up() && world.chance(STANDS_IN)) {
            if (call("stand in", services -> services.leaving().standIn(own.game(), person, own.toMove())) != null) {
                club.count("stand-ins");
            }
        } else if (world.chance(PLANS)) {
            plan(own);
        }
        if (!own.isOpen() && world.chance(club.isClosing() ? GIVES_UP_LATE : GIVES_UP)) {
            if (call("resign", services -> services.leaving().resign(own.game(), person, own.seat())) != null) {
                club.count("resigned");
            }
        }
        if (world.chance(TALKS)) {
            call("say", services -> services.chat().say(own.game(), person, "Take your time."));
        }
        if (club.isLookedAt()) {
            lookOn(own);
        }
    }

    /** Whoever has made a table begins when all are there; bots come for those who do not. */
    private void start(Club.Own own) throws InterruptedException {
        if (own.hosting() && (own.free() == 0 || own.waiting().toHours() > 30)) {
            call("start", services -> services.lobby().start(own.game(), person, own.free() == 0 ? null : "random"));
        }
    }

    private void play(Club.Own own) throws InterruptedException {
        byte[] seen = call("look", services -> services.reader().now(own.game(), person, own.seat()));
        for (int i = 0; i < MOST_MOVES && seen != null; i++) {
            JsonNode now = JSON.readTree(seen);
            JsonNode moves = now.at("/view/moves");
            if (now.at("/view/toMove").asInt(-1) != own.seat() || moves.isEmpty() || world.chance(HAS_TO_GO)) {
                return;
            }
            String move = moves.get(world.random().nextInt(moves.size())).stringValue();
            int version = now.get("version").intValue();
            String id = person.id() + "-" + ++commands;
            seen = call(
                    "move",
                    services ->
                            services.play().play(own.game(), person, new Play.Command(own.seat(), version, id, move)));
        }
    }

    private void plan(Club.Own own) throws InterruptedException {
        List<String> moves = new ArrayList<>();
        Integer version = call("plan", services -> {
            JsonNode now = JSON.readTree(services.reader().now(own.game(), person, own.seat()));
            int at = now.get("version").intValue();
            Planned planned = services.planner().plan(own.game(), person, own.seat(), at, List.of(), true);
            List<String> all = new ArrayList<>(planned.moves());
            for (int i = 0; i < MOST_PLANNED && isMine(planned, own.seat()); i++) {
                List<String> legal = planned.view().moves();
                moves.add(legal.get(world.random().nextInt(legal.size())));
                all.add(moves.getLast());
                planned = services.planner().plan(own.game(), person, own.seat(), at, all, false);
            }
            return at;
        });
        if (version == null || moves.isEmpty()) {
            return;
        }
        SentPlan plan = new SentPlan(version, List.of(new SentPlan.Branch(moves, List.of())), true);
        if (call("send plan", services -> services.plans().send(own.game(), person, own.seat(), plan)) != null) {
            club.count("plans sent");
        }
    }

    private static boolean isMine(Planned planned, int seat) {
        return Objects.equals(planned.view().toMove(), seat)
                && !planned.view().moves().isEmpty();
    }

    /** Keeps the page open for some minutes: nothing is told meanwhile. */
    private void lookOn(Club.Own own) throws InterruptedException {
        SimulatedNode node = client.anyNode();
        TableServices services = node.services();
        if (services == null) {
            return;
        }
        Host host = node.host();
        Page page = new Page();
        host.threads("stream").start(() -> follow(services, own, page));
        club.looks(own.game(), person, true);
        long end = world.now() + world.random().nextLong(30_000_000_000L, 300_000_000_000L);
        while (world.now() < end && !host.isDead() && !page.closed) {
            machine.sleep(Duration.ofSeconds(5));
        }
        page.closed = true;
        club.looks(own.game(), person, false);
    }

    private void follow(TableServices services, Club.Own own, Page page) {
        try {
            GameStream stream = services.streams().follow(own.game(), person, null, false, null);
            try {
                stream.out().pump(page);
            } finally {
                stream.out().close();
                services.streams().leave(own.game(), stream);
            }
        } catch (Exception e) {
            page.closed = true; // the connection is gone
        }
    }

    private static final class Page extends OutputStream {
        private boolean closed;

        @Override
        public void write(int one) throws java.io.IOException {
            refuse();
        }

        @Override
        public void write(byte[] bytes) throws java.io.IOException {
            refuse();
        }

        private void refuse() throws java.io.IOException {
            if (closed) {
                throw new java.io.IOException("cut off");
            }
        }
    }

    // --- Making tables ---------------------------------------------------------------------------------------------

    private void make() throws InterruptedException {
        int players = world.random().nextInt(10) < 7 ? 2 : 3;
        boolean rated = world.chance(club.isShort() ? 0.25 : 0.5);
        boolean bot = !rated && players == 3 && world.random().nextBoolean();
        List<NewTable.Seat> seats = new ArrayList<>();
        seats.add(new NewTable.Seat(NewTable.Kind.ME, person.name(), null, null));
        if (bot) {
            seats.add(new NewTable.Seat(NewTable.Kind.BOT, null, "random", null));
        }
        while (seats.size() < players) {
            seats.add(new NewTable.Seat(NewTable.Kind.OPEN, null, null, null));
        }
        TimeTerms.Expiry expiry = club.isShort() && world.random().nextBoolean()
                ? TimeTerms.Expiry.ASK // which happens at no table of a contest
                : TimeTerms.Expiry.values()[world.random().nextInt(3)];
        TimeTerms time = TimeTerms.turns(
                List.of(6, 8, 12, 24, 48).get(world.random().nextInt(club.isShort() ? 2 : 5)),
                List.of(0, 6, 24).get(world.random().nextInt(club.isShort() ? 2 : 3)),
                rated ? TimeTerms.Expiry.LOSS : expiry);
        LeavingTerms leaving = new LeavingTerms(
                24 * 60,
                "random",
                rated ? LeavingTerms.Counts.LOSS : LeavingTerms.Counts.RESULT,
                world.random().nextBoolean() ? LeavingTerms.Resigned.END : LeavingTerms.Resigned.BOT);
        TableJson table = call(
                "make",
                services -> services.lobby()
                        .create(
                                new Visitor(person, null),
                                new NewTable(
                                        Options.players(players),
                                        seats,
                                        "turns",
                                        world.random().nextBoolean() && rated,
                                        rated,
                                        club.title(),
                                        leaving,
                                        world.random().nextLong(),
                                        null,
                                        time)));
        if (table == null) {
            return;
        }
        var around = call("friends", services -> club.circle(services).of(person));
        for (int i = 0; i < players; i++) {
            String friend = around == null || around.friends().isEmpty() || world.chance(0.4)
                    ? club.anybody(person).name()
                    : around.friends()
                            .get(world.random().nextInt(around.friends().size()))
                            .name();
            call("invite", services -> services.byName().invite(table.id(), person, friend));
        }
    }

    // --- Calls -----------------------------------------------------------------------------------------------------

    /** Calls until there is an answer, each time any node; null where it is a refusal, or nobody answers. */
    private <T> T call(String what, Function<TableServices, T> work) throws InterruptedException {
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Client.Reply<T> reply = client.call(client.anyNode(), what, work);
            if (reply.isDone()) {
                return reply.value();
            }
            if (reply.answered()) {
                club.refused(what, reply.refusal());
                return null;
            }
        }
        return null;
    }
}
