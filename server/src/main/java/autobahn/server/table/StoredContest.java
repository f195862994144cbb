package autobahn.server.table;

import autobahn.server.api.StrictJson;
import autobahn.server.contest.Contestant;
import autobahn.server.contest.Format;
import autobahn.server.contest.Lot;
import autobahn.server.contest.Played;
import autobahn.server.contest.Schedule;
import autobahn.server.contest.Standing;
import autobahn.server.store.ContestRounds;
import autobahn.server.store.ContestRow;
import autobahn.server.store.ContestTerms;
import autobahn.server.store.Contests;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A contest with all that its standings and its next round follow from. */
record StoredContest(
        ContestRow row,
        Format format,
        ContestTerms terms,
        List<Contests.Member> members,
        List<ContestRounds.Row> tables) {

    /** Null if there is none. */
    static @Nullable StoredContest read(Handle handle, String id) {
        ContestRow row = Contests.find(handle, id).orElse(null);
        if (row == null) {
            return null;
        }
        ContestTerms terms = terms(row);
        return new StoredContest(
                row,
                format(row),
                terms,
                Contests.members(handle, id),
                ContestRounds.tables(handle, id, terms.players(), 1, row.round()));
    }

    static ContestTerms terms(ContestRow row) {
        return StrictJson.read(row.terms().getBytes(StandardCharsets.UTF_8), ContestTerms.class);
    }

    static Format format(ContestRow row) {
        return Format.of(row.format()).orElseThrow();
    }

    Lot lot() {
        return new Lot(row.secret());
    }

    List<Contestant> people() {
        return members.stream().map(Contests.Member::contestant).toList();
    }

    private List<Played> played() {
        return tables.stream().map(ContestRounds.Row::played).toList();
    }

    Schedule schedule() {
        return new Schedule(
                format,
                terms.players(),
                row.rounds(),
                format == Format.GROUPS ? terms.finals() : 0,
                terms.filler() != null);
    }

    List<Standing> standings() {
        return schedule().standings(people(), played(), lot());
    }

    /** Whether the tables of a round must not be looked at, for others still play the same deal. */
    boolean isSealed(int round) {
        return terms.same() && row.isRunning() && round == row.round();
    }
}
