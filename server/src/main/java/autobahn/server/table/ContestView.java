package autobahn.server.table;

import autobahn.server.contest.Played;
import autobahn.server.contest.Standing;
import autobahn.server.contest.TieBreak;
import autobahn.server.store.ContestRounds;
import autobahn.server.store.ContestRow;
import autobahn.server.store.ContestTerms;
import autobahn.server.store.Contests;
import autobahn.server.store.ServedTime;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Contests as JSON, each for the person who asks. */
public final class ContestView {
    /** The name of an account that is gone, in every language. */
    static final String GONE = "–";

    private ContestView() {}

    /** What a list tells of a contest. */
    public record Brief(
            String id,
            String title,
            String format,
            String status,
            int players,
            int people,
            int most,
            int round,
            int rounds,
            int season,
            String created,
            String closes,
            @Nullable String until,
            @Nullable String ended) {}

    public record Page(List<Brief> contests, @Nullable String next) {}

    /** @param game where one plays in the round that runs */
    public record Mine(Brief contest, @Nullable String game) {}

    public record Terms(
            @JsonRawValue String options,
            int rounds,
            int finals,
            int size,
            int moving,
            int legs,
            boolean same,
            @Nullable String filler,
            boolean rated,
            String pace,
            int hours,
            TableJson.@Nullable Time time) {
        static Terms of(ContestTerms terms) {
            return new Terms(
                    terms.options(),
                    terms.rounds(),
                    terms.finals(),
                    terms.size(),
                    terms.moving(),
                    terms.legs(),
                    terms.same(),
                    terms.filler(),
                    terms.rated(),
                    terms.pace(),
                    terms.hours(),
                    terms.time() == null ? null : TableJson.Time.of(terms.time()));
        }
    }

    public record Place(
            int place,
            String name,
            @Nullable Integer division,
            String state,
            int points,
            @Nullable Integer finalPoints,
            int played,
            int wins,
            List<Long> tieBreaks,
            boolean mine) {}

    public record Member(String name, boolean mine) {}

    public record Logged(
            int number,
            String at,
            String kind,
            @Nullable String name,
            @Nullable Integer round,
            @Nullable String text) {}

    /** @param bot whether a bot sits there */
    public record Seat(
            @Nullable String name,
            boolean bot,
            boolean mine,
            @Nullable Integer place,
            @Nullable Integer points) {}

    /**
     * @param division of a league, or which final
     * @param game missing where somebody has nobody to play against, and where one must not look yet
     */
    public record Table(
            int number,
            @Nullable Integer division,
            @Nullable String game,
            boolean running,
            List<Seat> seats) {}

    public record Round(int round, boolean running, List<Table> tables) {}

    /**
     * @param member how one takes part; null if one does not
     * @param commitment SHA-256 of the lot
     * @param lot once all is over
     */
    public record Whole(
            Brief contest,
            String organiser,
            boolean organising,
            @Nullable String member,
            @Nullable String game,
            Terms terms,
            List<String> tieBreaks,
            String commitment,
            @Nullable String lot,
            @Nullable String previous,
            @Nullable String next,
            List<Member> people,
            List<Place> standings,
            List<Logged> log) {}

    public record Export(Whole contest, List<Round> rounds) {}

    /** @param now to tell the time of day at which a round ends, if the server stays up */
    static Brief brief(ContestRow row, ContestTerms terms, int people, ServedTime.Moment now) {
        Long due = row.due();
        Long ended = row.ended();
        return new Brief(
                row.id(),
                row.title(),
                row.format(),
                row.status(),
                terms.players(),
                people,
                terms.most(),
                row.round(),
                row.rounds(),
                row.season(),
                TableJson.time(row.created()),
                TableJson.time(row.closes()),
                due == null ? null : TableJson.time(now.day() + Math.max(0, due - now.served())),
                ended == null ? null : TableJson.time(ended));
    }

    static Whole whole(
            StoredContest contest,
            String organiser,
            @Nullable String next,
            List<Contests.Logged> log,
            @Nullable String person,
            ServedTime.Moment now) {
        ContestRow row = contest.row();
        Map<String, String> names = names(contest);
        Contests.Member own = contest.members().stream()
                .filter(member -> member.person().equals(person))
                .findFirst()
                .orElse(null);
        return new Whole(
                brief(row, contest.terms(), contest.members().size(), now),
                organiser,
                row.organiser().equals(person),
                own == null ? null : own.state().id(),
                person == null ? null : game(contest, person),
                Terms.of(contest.terms()),
                contest.format().tieBreaks().stream().map(TieBreak::id).toList(),
                contest.lot().commitment(),
                row.isOver() ? row.secret() : null,
                row.previous(),
                next,
                row.isOpen()
                        ? contest.members().stream()
                                .map(member -> new Member(
                                        name(names, member.person()),
                                        member.person().equals(person)))
                                .toList()
                        : List.of(),
                row.isOpen() || row.round() == 0
                        ? List.of()
                        : contest.standings().stream()
                                .map(one -> place(contest, one, names, person))
                                .toList(),
                log.stream()
                        .map(entry -> new Logged(
                                entry.number(),
                                TableJson.time(entry.at()),
                                entry.kind(),
                                entry.person() == null ? null : entry.name() == null ? GONE : entry.name(),
                                entry.round(),
                                entry.text()))
                        .toList());
    }

    private static @Nullable String game(StoredContest contest, String person) {
        return contest.tables().stream()
                .filter(table -> table.played().round() == contest.row().round()
                        && table.played().seatOf(person) >= 0)
                .map(ContestRounds.Row::game)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static Map<String, String> names(StoredContest contest) {
        return contest.members().stream()
                .filter(member -> member.name() != null)
                .collect(Collectors.toMap(Contests.Member::person, member -> String.valueOf(member.name())));
    }

    private static String name(Map<String, String> names, String person) {
        return names.getOrDefault(person, GONE);
    }

    private static Place place(
            StoredContest contest, Standing one, Map<String, String> names, @Nullable String person) {
        return new Place(
                one.place(),
                name(names, one.contestant()),
                one.division() == 0 ? null : one.division(),
                one.state().id(),
                one.points(),
                contest.schedule().finals() == 0 ? null : one.finalPoints(),
                one.played(),
                one.wins(),
                one.tieBreaks(),
                one.contestant().equals(person));
    }

    static Round round(StoredContest contest, int round, @Nullable String person) {
        Map<String, String> names = names(contest);
        boolean sealed = contest.isSealed(round);
        List<Table> tables = new ArrayList<>();
        for (ContestRounds.Row row : contest.tables()) {
            Played played = row.played();
            if (played.round() == round) {
                boolean shown = !sealed || person != null && played.seatOf(person) >= 0;
                tables.add(new Table(
                        row.number(),
                        played.division() == 0 ? null : played.division(),
                        shown ? row.game() : null,
                        row.running(),
                        played.seats().stream()
                                .map(seat -> seat(seat, names, person))
                                .toList()));
            }
        }
        return new Round(
                round, contest.row().isRunning() && round == contest.row().round(), tables);
    }

    private static Seat seat(Played.Seat seat, Map<String, String> names, @Nullable String person) {
        String one = seat.contestant();
        return new Seat(
                one == null ? null : name(names, one),
                one == null,
                one != null && one.equals(person),
                seat.place(),
                seat.place() == null ? null : seat.points());
    }

    /** The standings as a table for spreadsheets, in which no name is taken for a formula. */
    static String csv(StoredContest contest) {
        Map<String, String> names = names(contest);
        StringBuilder csv = new StringBuilder("division,place,name,state,points,final points,played,wins");
        contest.format().tieBreaks().forEach(tieBreak -> csv.append(',').append(tieBreak.id()));
        csv.append("\r\n");
        for (Standing one : contest.standings()) {
            csv.append(one.division())
                    .append(',')
                    .append(one.place())
                    .append(',')
                    .append(cell(name(names, one.contestant())))
                    .append(',')
                    .append(one.state().id())
                    .append(',')
                    .append(one.points())
                    .append(',')
                    .append(one.finalPoints())
                    .append(',')
                    .append(one.played())
                    .append(',')
                    .append(one.wins());
            one.tieBreaks().forEach(value -> csv.append(',').append(value));
            csv.append("\r\n");
        }
        return csv.toString();
    }

    private static String cell(String text) {
        boolean formula = !text.isEmpty() && "=+-@".indexOf(text.charAt(0)) >= 0;
        return '"' + (formula ? "'" : "") + text.replace("\"", "\"\"") + '"';
    }
}
