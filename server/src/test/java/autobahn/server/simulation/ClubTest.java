package autobahn.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A club that plays by turns, small in every run: {@code -Dautobahn.club.people=40 -Dautobahn.club.days=60} is one of forty for
 * two months, and {@code -Dautobahn.club.seed} another one. Ids are drawn by the server's own chance, so that the same seed
 * tells nearly the same story.
 */
@Tag("slow")
@Isolated("whoever shares a lock with a simulated thread, as that of the log, wakes it when it likes")
class ClubTest {
    private static final int PEOPLE = Integer.getInteger("autobahn.club.people", 4);
    private static final int DAYS = Integer.getInteger("autobahn.club.days", 3);
    private static final long SEED = Long.getLong("autobahn.club.seed", 1);
    private static final int LONG = 14;
    private static final List<String> MUST = List.of(
            "clocks reckoned",
            "contests",
            "notices: ended",
            "notices: invited",
            "notices: turn",
            "plans sent",
            "posts",
            "seats compared",
            "starts of nodes");
    private static final List<String> IN_WEEKS = List.of(
            "absences",
            "byes in standings",
            "expiries: bot or loss",
            "expiries: others asked",
            "mails",
            "outages",
            "ratings compared",
            "seats taken back",
            "stand-ins",
            "standings compared",
            "vacations");
    private static final int MOST_TO_FIND = 20;
    /** Some show in the last reckoning only: for those whole clubs have to play, so they are not looked for in every run. */
    private static final boolean ALL_FAULTS = Boolean.getBoolean("autobahn.club.faults");

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void everythingHappensOnce(int nodes) {
        Club.Report report = Club.run(SEED, new Club.Size(PEOPLE, DAYS, nodes), ClubFault.NOTHING);
        System.out.println(nodes + " nodes, " + PEOPLE + " people, " + DAYS + " days: latest expiry in calm "
                + report.latestNanos() / 1_000_000 + " ms, " + report.counts());
        MUST.forEach(what -> assertThat(report.count(what)).as(what).isPositive());
        if (DAYS >= LONG) { // chance decides what happens in a few days
            IN_WEEKS.forEach(what -> assertThat(report.count(what)).as(what).isPositive());
        }
    }

    static List<ClubFault> faults() {
        return Stream.of(ClubFault.values())
                .filter(fault -> fault != ClubFault.NOTHING && (ALL_FAULTS || fault.inEveryRun()))
                .toList();
    }

    /** What a club is worth: it finds what is wrong. */
    @ParameterizedTest
    @MethodSource("faults")
    void plantedFaultsAreFound(ClubFault fault) {
        for (long seed = 1; seed <= MOST_TO_FIND; seed++) {
            try {
                Club.run(seed, new Club.Size(fault.people(), 3, 2), fault);
            } catch (AssertionError e) {
                System.out.println(fault + ", seed " + seed + ": " + e.getMessage() + ", " + e.getCause());
                return;
            }
        }
        fail("%s was not found", fault);
    }
}
