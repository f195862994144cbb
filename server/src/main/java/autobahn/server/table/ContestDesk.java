package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.contest.Contestant;
import autobahn.server.contest.Format;
import autobahn.server.contest.Lot;
import autobahn.server.people.Circle;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.ProgramAccounts;
import autobahn.server.people.Secrets;
import autobahn.server.store.ContestRounds;
import autobahn.server.store.ContestRow;
import autobahn.server.store.Contests;
import autobahn.server.store.Database;
import autobahn.server.store.Listing;
import autobahn.server.store.ServedTime;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThreads;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Contests, as people use them. Who has made one can begin it early, cancel it before it has begun, and disqualify, which
 * everybody can read; the terms, the people and the draw are nobody's to change.
 */
public final class ContestDesk implements AutoCloseable {
    /** Of the whole server, that are not over; whoever looks after it can always make one. */
    private static final int MOST = 200;

    private static final int MINE = 50;
    private static final int LONGEST_DAYS = 60;
    private static final long LONGEST_MILLIS = TimeUnit.DAYS.toMillis(LONGEST_DAYS);

    private final Database database;
    private final LiveTables tables;
    private final ContestSteps steps;
    private final ContestWatch watch;
    private final Clock clock;
    private final int mostOfOne;

    /** @param mostOfOne contests of one account that are not over; 0 if only who looks after the server makes any */
    public ContestDesk(
            ServiceThreads threads,
            Machine machine,
            Database database,
            LiveTables tables,
            Lobby lobby,
            Leaving leaving,
            Runnable botsDue,
            String node,
            int mostOfOne) {
        this.database = database;
        this.tables = tables;
        this.clock = machine.clock();
        this.mostOfOne = mostOfOne;
        this.steps = new ContestSteps(database, tables, lobby, leaving, clock, botsDue);
        this.watch = new ContestWatch(threads, machine, database, steps, node);
    }

    @Override
    public void close() {
        watch.close();
    }

    // --- Looking ---------------------------------------------------------------------------------------------------

    public ContestView.Page list(List<String> statuses, Listing.@Nullable Cursor after, int limit) {
        ServedTime.Moment now = database.time().now();
        return database.read(handle -> {
            List<ContestRow> rows = Contests.list(handle, statuses, after, limit + 1);
            List<ContestRow> shown = rows.subList(0, Math.min(limit, rows.size()));
            ContestRow last = shown.isEmpty() ? null : shown.getLast();
            return new ContestView.Page(
                    briefs(handle, shown, now),
                    last == null || rows.size() <= limit ? null : new Listing.Cursor(last.created(), last.id()).text());
        });
    }

    private static List<ContestView.Brief> briefs(Handle handle, List<ContestRow> rows, ServedTime.Moment now) {
        Map<String, Integer> sizes =
                Contests.sizes(handle, rows.stream().map(ContestRow::id).toList());
        return rows.stream()
                .map(row -> ContestView.brief(row, StoredContest.terms(row), sizes.getOrDefault(row.id(), 0), now))
                .toList();
    }

    public List<ContestView.Mine> mine(Person person) {
        ServedTime.Moment now = database.time().now();
        return database.read(handle -> {
            List<Contests.Mine> mine = Contests.of(handle, person.id(), MINE);
            List<ContestView.Brief> briefs =
                    briefs(handle, mine.stream().map(Contests.Mine::contest).toList(), now);
            List<ContestView.Mine> shown = new ArrayList<>();
            for (int i = 0; i < mine.size(); i++) {
                shown.add(new ContestView.Mine(briefs.get(i), mine.get(i).game()));
            }
            return shown;
        });
    }

    public ContestView.Whole show(String id, @Nullable Person person) {
        ServedTime.Moment now = database.time().now();
        return database.read(handle -> whole(handle, read(handle, id), person, now));
    }

    private static ContestView.Whole whole(
            Handle handle, StoredContest contest, @Nullable Person person, ServedTime.Moment now) {
        String id = contest.row().id();
        return ContestView.whole(
                contest,
                Contests.nameOf(handle, contest.row().organiser()).orElse(ContestView.GONE),
                Contests.next(handle, id).orElse(null),
                Contests.log(handle, id),
                Person.idOf(person),
                now);
    }

    public ContestView.Round round(String id, int round, @Nullable Person person) {
        StoredContest contest = database.read(handle -> read(handle, id));
        if (round < 1 || round > contest.row().round()) {
            throw new Problem(404, "no-such-round", "This contest has no such round yet.");
        }
        return ContestView.round(contest, round, Person.idOf(person));
    }

    public ContestView.Export export(String id, @Nullable Person person) {
        ServedTime.Moment now = database.time().now();
        return database.read(handle -> {
            StoredContest contest = read(handle, id);
            List<ContestView.Round> rounds = new ArrayList<>();
            for (int round = 1; round <= contest.row().round(); round++) {
                rounds.add(ContestView.round(contest, round, Person.idOf(person)));
            }
            return new ContestView.Export(whole(handle, contest, person, now), rounds);
        });
    }

    public String csv(String id) {
        return ContestView.csv(database.read(handle -> read(handle, id)));
    }

    private static StoredContest read(Handle handle, String id) {
        StoredContest contest = StoredContest.read(handle, id);
        if (contest == null) {
            throw new Problem(404, "no-such-contest", "There is no such contest.");
        }
        return contest;
    }

    // --- Making ----------------------------------------------------------------------------------------------------

    /** @param steward whether this one looks after the server */
    public ContestView.Whole create(Person person, boolean steward, NewContest wanted) {
        return create(person, steward, wanted, null, 1);
    }

    private ContestView.Whole create(
            Person person, boolean steward, NewContest wanted, @Nullable String previous, int season) {
        needsAccount(person);
        if (mostOfOne == 0 && !steward) {
            throw new Problem(403, "not-admin", "On this server only those who look after it make contests.");
        }
        long now = clock.millis();
        if (wanted.closes() <= now || wanted.closes() > now + LONGEST_MILLIS) {
            throw new Problem(400, "bad-request", "closes must be within the next " + LONGEST_DAYS + " days.");
        }
        ContestRow row = new ContestRow(
                Secrets.id(),
                wanted.title(),
                person.id(),
                Secrets.id(),
                wanted.format().id(),
                StrictJson.text(wanted.terms()),
                Lot.draw().secret(),
                ContestRow.SIGNUP,
                season,
                previous,
                now,
                wanted.closes(),
                null,
                null,
                0,
                0,
                null);
        database.write(handle -> {
            People.lock(handle, person.id()); // two requests at once do not both find room
            if (!steward && Contests.unfinished(handle, person.id()) >= mostOfOne) {
                throw new Problem(
                        409, "many-contests", "You have made " + mostOfOne + " contests that are not over: wait.");
            }
            if (!steward && Contests.unfinished(handle, null) >= MOST) {
                throw new Problem(
                        409, "many-contests", "There are " + MOST + " contests here: wait until some are over.");
            }
            if (previous != null && Contests.next(handle, previous).isPresent()) {
                throw new Problem(409, "has-next", "There is a next season already.");
            }
            Contests.insert(handle, row);
            Contests.log(handle, row.id(), now, "made", person.id(), null, null);
            return row;
        });
        return show(row.id(), person);
    }

    /** The next season of a league, by the same terms. */
    public ContestView.Whole next(String id, Person person, boolean steward, long closes) {
        StoredContest before = database.read(handle -> read(handle, id));
        organiser(before.row(), person);
        if (before.format() != Format.LEAGUE || !before.row().isOver()) {
            throw new Problem(409, "no-season", "Only a league that is over has a next season.");
        }
        NewContest wanted = new NewContest(before.row().title(), before.format(), closes, before.terms());
        return create(person, steward, wanted, id, before.row().season() + 1);
    }

    // --- Taking part -----------------------------------------------------------------------------------------------

    public ContestView.Whole join(String id, Person person) {
        needsAccount(person);
        long now = clock.millis();
        database.write(handle -> {
            ContestRow row = locked(handle, id, ContestRow.SIGNUP, "closed", "Nobody can sign up any more.");
            if (row.closes() <= now) {
                throw new Problem(409, "closed", "Nobody can sign up any more.");
            }
            if (Contests.wasRefused(handle, id, person.id())) {
                throw new Problem(403, "not-again", "You were taken out of this contest: you cannot sign up again.");
            }
            People.lock(handle, person.id()); // it may be becoming a program
            ProgramAccounts.refuse(handle, person.id());
            int most = StoredContest.terms(row).most();
            boolean joined = Contests.join(handle, id, person.id(), now);
            if (joined && Contests.members(handle, id).size() > most) {
                throw new Problem(409, "full", "All " + most + " places are taken.");
            }
            return joined;
        });
        return show(id, person);
    }

    /** Before it has begun one is not there any more; after that everybody can read that one has withdrawn. */
    public ContestView.Whole withdraw(String id, Person person) {
        out(id, person, Contestant.State.WITHDRAWN, null);
        return show(id, person);
    }

    public ContestView.Whole disqualify(String id, Person person, String name, String reason) {
        StoredContest contest = database.read(handle -> read(handle, id));
        organiser(contest.row(), person);
        Person other = database.read(handle -> Circle.account(handle, name));
        out(id, other, Contestant.State.DISQUALIFIED, reason);
        return show(id, person);
    }

    private void out(String id, Person person, Contestant.State how, @Nullable String reason) {
        boolean plays = database.write(handle -> {
            ContestRow row = read(handle, id).row();
            if (Contests.lock(handle, id, ContestRow.SIGNUP)) {
                boolean left = Contests.leave(handle, id, person.id());
                if (left && how == Contestant.State.DISQUALIFIED) {
                    Contests.log(handle, id, clock.millis(), "refused", person.id(), null, reason);
                }
                if (!left) {
                    throw noMember();
                }
                return false;
            }
            if (!Contests.lock(handle, id, ContestRow.RUNNING)) {
                throw new Problem(409, "over", "The contest is " + row.status() + ".");
            }
            if (!Contests.out(handle, id, person.id(), how)) {
                throw noMember();
            }
            Contests.log(handle, id, clock.millis(), how.id(), person.id(), row.round(), reason);
            return true;
        });
        if (plays) {
            steps.resignOut(id);
        }
    }

    private static Problem noMember() {
        return new Problem(409, "no-member", "Whoever it is does not take part, or not any more.");
    }

    // --- What the organiser may do -----------------------------------------------------------------------------------

    public ContestView.Whole start(String id, Person person) {
        StoredContest contest = database.read(handle -> read(handle, id));
        organiser(contest.row(), person);
        if (!contest.row().isOpen()) {
            throw new Problem(409, "begun", "The contest has begun, or was cancelled.");
        }
        if (contest.members().size() < (contest.format() == Format.SOLO ? 1 : 2)) {
            throw new Problem(409, "too-few", "Nobody is there to play: wait until more have signed up.");
        }
        steps.begin(id);
        return show(id, person);
    }

    /** Cancels a contest that has not begun; who looks after the server may cancel any, and its games go on by themselves. */
    public void cancel(String id, Person person, boolean steward) {
        ContestRow found = database.read(handle -> read(handle, id)).row();
        if (!steward) {
            organiser(found, person);
        }
        String status = found.isRunning() && steward ? ContestRow.RUNNING : ContestRow.SIGNUP;
        long now = clock.millis();
        List<String> shown = database.write(handle -> {
            ContestRow row = locked(handle, id, status, "begun", "The contest has begun, or is over.");
            List<String> games = ContestRounds.close(handle, id, row.round(), now);
            Contests.close(handle, id, ContestRow.CANCELLED, now);
            Contests.log(handle, id, now, "cancelled", person.id(), null, null);
            return games;
        });
        tables.reload(
                shown.stream().filter(game -> tables.present(game) != null).toList());
    }

    private static ContestRow locked(Handle handle, String id, String status, String code, String otherwise) {
        read(handle, id);
        if (!Contests.lock(handle, id, status)) {
            throw new Problem(409, code, otherwise);
        }
        return read(handle, id).row();
    }

    private static void organiser(ContestRow row, Person person) {
        if (!row.organiser().equals(person.id())) {
            throw new Problem(403, "not-organiser", "Only whoever has made the contest may do that.");
        }
    }

    private static void needsAccount(Person person) {
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "For that you need an account.");
        }
    }
}
