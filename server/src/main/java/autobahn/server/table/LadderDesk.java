package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.LadderRows;
import autobahn.server.store.ProgramRows;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThreads;
import java.time.Clock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ladder as programs and people see it: who is on it, and what was played. */
public final class LadderDesk implements AutoCloseable {
    private static final int MOST_MEMBERS = 200;
    private static final int LATEST = 40;

    /** @param program whether the account that asks is one; {@code entered} whether it is on the ladder */
    public record Mine(boolean program, boolean entered) {}

    public record Member(String name, boolean plays) {}

    public record Side(
            @Nullable String name,
            @Nullable Integer place,
            @Nullable Integer points) {}

    /** @param sides by seat */
    public record Meeting(String game, String started, boolean over, List<Side> sides) {}

    /**
     * @param games at a time; 0 where there is no ladder
     * @param minutes that each program has for a game
     */
    public record Whole(int games, int minutes, @Nullable Mine mine, List<Member> members, List<Meeting> latest) {}

    private final Database database;
    private final Clock clock;
    private final int most;
    private final @Nullable LadderWatch watch;

    /** @param most games at a time; 0 for no ladder */
    public LadderDesk(
            ServiceThreads threads, Machine machine, Database database, LiveTables tables, Lobby lobby, int most) {
        this.database = database;
        this.clock = machine.clock();
        this.most = most;
        LadderSteps steps = new LadderSteps(database, tables, lobby, clock, most);
        this.watch = most == 0 ? null : new LadderWatch(threads, machine, steps);
    }

    @Override
    public void close() {
        if (watch != null) {
            watch.close();
        }
    }

    public Whole show(@Nullable Person person) {
        return database.read(handle -> new Whole(
                most,
                LadderSteps.MINUTES,
                person == null || !person.isAccount()
                        ? null
                        : new Mine(ProgramRows.is(handle, person.id()), LadderRows.isMember(handle, person.id())),
                LadderRows.shown(handle, MOST_MEMBERS).stream()
                        .map(member -> new Member(member.name(), member.plays()))
                        .toList(),
                LadderRows.latest(handle, LATEST).stream()
                        .map(LadderDesk::meeting)
                        .toList()));
    }

    private static Meeting meeting(LadderRows.Game game) {
        boolean over = game.ended() != null || game.one().place() != null;
        return new Meeting(
                game.game(), TableJson.time(game.started()), over, List.of(side(game.one()), side(game.two())));
    }

    private static Side side(LadderRows.Seat seat) {
        return new Side(seat.name(), seat.place(), seat.points());
    }

    /** From now on this account is a program: whatever people are compared by is closed to it, for good. */
    public void become(Person person) {
        boolean one = database.write(handle -> {
            People.lock(handle, person.id());
            return ProgramRows.is(handle, person.id()) || ProgramRows.become(handle, person.id());
        });
        if (!one) {
            throw new Problem(
                    409,
                    "played-as-person",
                    "This account has played rated games, contests or daily deals, or sits at a rated table: make another for a program.");
        }
    }

    public void enter(Person person) {
        if (most == 0) {
            throw new Problem(409, "no-ladder", "This server has no ladder: whoever runs it opens one with --ladder.");
        }
        database.write(handle -> {
            LadderRows.hold(handle, clock.millis());
            if (!ProgramRows.is(handle, person.id())) {
                throw new Problem(
                        403, "no-program", "Only an account that is a program enters: say so on its page first.");
            }
            if (!LadderRows.isMember(handle, person.id()) && LadderRows.members(handle) >= MOST_MEMBERS) {
                throw new Problem(
                        409, "ladder-full", "There are " + MOST_MEMBERS + " programs on the ladder: try later.");
            }
            LadderRows.enter(handle, person.id(), clock.millis());
            return person;
        });
    }

    /** Games that run go on. */
    public void leave(Person person) {
        database.write(handle -> {
            LadderRows.leave(handle, person.id());
            return person;
        });
    }
}
