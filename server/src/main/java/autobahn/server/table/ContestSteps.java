package autobahn.server.table;

import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.contest.Format;
import autobahn.server.contest.League;
import autobahn.server.contest.Pairing;
import autobahn.server.contest.Standing;
import autobahn.server.people.Person;
import autobahn.server.store.ContestRounds;
import autobahn.server.store.ContestRow;
import autobahn.server.store.ContestTerms;
import autobahn.server.store.Contests;
import autobahn.server.store.Database;
import autobahn.server.store.LeavingTerms;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What contests do by themselves: they begin, their rounds open and close. A step is one transaction that finds the contest
 * as it was seen, or does nothing: so each is taken once, whoever looks, and whatever dies meanwhile.
 */
final class ContestSteps {
    private static final Logger LOG = LoggerFactory.getLogger(ContestSteps.class);

    /** With fewer nobody plays. */
    private static final int LEAST = 2;

    private static final String NOBODY = "too-few";

    /** What a step has changed, of which nodes and people are told after it. */
    private record Changed(List<String> opened, List<String> shown) {
        static final Changed NOTHING = new Changed(List.of(), List.of());
    }

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Leaving leaving;
    private final Clock clock;
    private final Runnable botsDue;

    ContestSteps(Database database, LiveTables tables, Lobby lobby, Leaving leaving, Clock clock, Runnable botsDue) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.leaving = leaving;
        this.clock = clock;
        this.botsDue = botsDue;
    }

    /** Takes the step that is due, if one is. */
    void step(String id) {
        StoredContest contest = read(id);
        if (contest == null) {
            return;
        }
        if (contest.row().isOpen() && contest.row().closes() <= clock.millis()) {
            begin(id);
        } else if (contest.row().isRunning()) {
            resignOut(id);
            endOverdue(contest.row());
            goOn(id);
        }
    }

    private @Nullable StoredContest read(String id) {
        return database.read(handle -> StoredContest.read(handle, id));
    }

    /** Nobody can sign up any more, and the first round opens; a contest without people is cancelled. */
    void begin(String id) {
        tell(database.write(handle -> {
            if (!Contests.lock(handle, id, ContestRow.SIGNUP)) {
                return Changed.NOTHING;
            }
            StoredContest contest = known(handle, id);
            long now = clock.millis();
            int people = contest.members().size();
            if (people < (contest.format() == Format.SOLO ? 1 : LEAST)) {
                Contests.close(handle, id, ContestRow.CANCELLED, now);
                Contests.log(handle, id, now, "cancelled", null, null, NOBODY);
                return Changed.NOTHING;
            }
            ContestTerms terms = contest.terms();
            Map<String, Integer> divisions = contest.format() == Format.LEAGUE ? divisions(handle, contest) : Map.of();
            int rounds = contest.format() == Format.LEAGUE
                    ? terms.legs()
                            * League.rounds(League.sizes(people, terms.size()).getFirst())
                    : terms.rounds() + terms.finals();
            ContestRounds.begin(handle, id, rounds, divisions, now);
            Contests.log(handle, id, now, "begun", null, null, Integer.toString(people));
            StoredContest begun = known(handle, id);
            return new Changed(
                    open(handle, begun, begun.schedule().draw(1, begun.people(), List.of(), begun.lot()), 1),
                    List.of());
        }));
    }

    private static StoredContest known(Handle handle, String id) {
        StoredContest contest = StoredContest.read(handle, id);
        if (contest == null) {
            throw new IllegalStateException("contest " + id + " is gone");
        }
        return contest;
    }

    private static Map<String, Integer> divisions(Handle handle, StoredContest contest) {
        List<List<String>> before = new ArrayList<>();
        String previous = contest.row().previous();
        StoredContest season = previous == null ? null : StoredContest.read(handle, previous);
        if (season != null) {
            Map<Integer, List<String>> places = new TreeMap<>();
            for (Standing one : season.standings()) {
                places.computeIfAbsent(one.division(), absent -> new ArrayList<>())
                        .add(one.contestant());
            }
            before.addAll(places.values());
        }
        return League.divisions(
                contest.members().stream().map(Contests.Member::person).toList(),
                League.promoted(before, contest.terms().moving()),
                contest.terms().size(),
                contest.lot());
    }

    /** Whoever is out does not let others wait at the table of this round. */
    void resignOut(String id) {
        for (ContestRounds.Held held : database.read(handle -> ContestRounds.held(handle, id))) {
            try {
                leaving.resign(held.game(), new Person(held.person(), null), held.seat());
            } catch (Problem e) {
                LOG.warn("game {} was not left: {}", held.game(), e.getMessage()); // it has ended meanwhile, say
            }
        }
    }

    /** The time of a round is up: what is still played ends. */
    private void endOverdue(ContestRow row) {
        Long due = row.due();
        if (due == null || due > database.time().now().served()) {
            return;
        }
        List<String> games = database.read(handle -> ContestRounds.running(handle, row.id(), row.round()));
        for (String game : games) {
            leaving.roundIsUp(game);
        }
        if (!games.isEmpty()) {
            database.write(handle -> {
                if (Contests.lock(handle, row.id(), ContestRow.RUNNING)) {
                    String ended = Integer.toString(games.size());
                    Contests.log(handle, row.id(), clock.millis(), "time-up", null, row.round(), ended);
                }
                return games;
            });
        }
    }

    /** Once all games of a round are over the next one opens. The draw is worked out before the transaction. */
    private void goOn(String id) {
        StoredContest seen = read(id);
        if (seen == null || !seen.row().isRunning() || isPlayed(seen)) {
            return;
        }
        int round = seen.row().round();
        List<Pairing> pairings = round == seen.row().rounds()
                ? List.of()
                : seen.schedule()
                        .draw(
                                round + 1,
                                seen.people(),
                                seen.tables().stream()
                                        .map(ContestRounds.Row::played)
                                        .toList(),
                                seen.lot());
        tell(database.write(handle -> {
            if (!Contests.lock(handle, id, ContestRow.RUNNING)) {
                return Changed.NOTHING;
            }
            StoredContest now = known(handle, id);
            if (!now.equals(seen) && !sameBut(now, seen)) {
                return Changed.NOTHING; // another node was quicker, or somebody has withdrawn: looked at again
            }
            long at = clock.millis();
            List<String> shown = ContestRounds.close(handle, id, round, at);
            Contests.log(handle, id, at, "closed", null, round, null);
            if (pairings.isEmpty()) {
                Contests.close(handle, id, ContestRow.ENDED, at);
                Contests.log(handle, id, at, "ended", null, null, null);
                return new Changed(List.of(), shown);
            }
            return new Changed(open(handle, now, pairings, round + 1), shown);
        }));
    }

    /** Names of accounts may have changed meanwhile. */
    private static boolean sameBut(StoredContest now, StoredContest seen) {
        return now.row().equals(seen.row())
                && now.people().equals(seen.people())
                && now.tables().equals(seen.tables());
    }

    private static boolean isPlayed(StoredContest contest) {
        return contest.tables().stream()
                .anyMatch(table -> table.running()
                        && table.played().round() == contest.row().round());
    }

    private List<String> open(Handle handle, StoredContest contest, List<Pairing> pairings, int round) {
        ContestRow row = contest.row();
        ContestTerms terms = contest.terms();
        long due = database.time().now().served() + TimeUnit.HOURS.toMillis(terms.hours());
        ContestRounds.open(handle, row.id(), round, due);
        Map<String, Person> people = new LinkedHashMap<>();
        contest.members()
                .forEach(member -> people.put(
                        member.person(),
                        new Person(member.person(), member.name() == null ? ContestView.GONE : member.name())));
        List<String> opened = new ArrayList<>();
        int number = 0;
        for (Pairing pairing : pairings) {
            number++;
            String game = null;
            if (pairing.seats().size() == terms.players()) {
                List<@Nullable Person> seats = new ArrayList<>();
                pairing.seats().forEach(seat -> seats.add(seat == null ? null : people.get(seat)));
                game = lobby.begin(
                        handle,
                        new Person(row.host(), null),
                        table(contest, round, number),
                        row.id(),
                        terms.same(),
                        seats,
                        terms.filler() == null ? "random" : terms.filler());
                opened.add(game);
            }
            ContestRounds.insert(handle, row.id(), round, number, pairing, game);
        }
        Contests.log(handle, row.id(), clock.millis(), "round", null, round, Integer.toString(pairings.size()));
        return opened;
    }

    private static NewTable table(StoredContest contest, int round, int number) {
        ContestTerms terms = contest.terms();
        try {
            return new NewTable(
                    Records.options(terms.options()),
                    List.of(),
                    terms.pace(),
                    !terms.same(),
                    terms.rated(),
                    contest.row().title() + " · " + round + "/" + contest.row().rounds(),
                    LeavingTerms.usual(terms.pace(), true),
                    contest.lot().deal(round, terms.same() ? 0 : number),
                    null,
                    terms.time());
        } catch (FormatException e) {
            throw new IllegalStateException(
                    "the options of contest " + contest.row().id() + " cannot be read", e);
        }
    }

    private void tell(Changed changed) {
        changed.opened().forEach(tables::begun);
        tables.reload(changed.shown().stream()
                .filter(game -> tables.present(game) != null)
                .toList());
        if (!changed.opened().isEmpty()) {
            botsDue.run();
        }
    }
}
