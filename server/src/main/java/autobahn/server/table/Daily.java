package autobahn.server.table;

import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Score;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Circle;
import autobahn.server.people.Person;
import autobahn.server.people.ProgramAccounts;
import autobahn.server.people.Secrets;
import autobahn.server.people.Visitor;
import autobahn.server.store.DailyDeals;
import autobahn.server.store.DailyDeals.Deal;
import autobahn.server.store.DailyDeals.Played;
import autobahn.server.store.Database;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One solo game a day, the same for everybody, played wherever one likes. A result is a record that is replayed here: nothing
 * in it is believed. The seed is drawn when the first one asks on that day, so that nobody can think before it begins.
 */
public final class Daily {
    /** Results may be sent so many days after their day: whoever plays without a network sends later. */
    static final int SENT_WITHIN_DAYS = 7;

    private static final int SHOWN = 100;
    /** Of a streak; longer ones are cut. */
    private static final int DAYS = 1000;

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final LocalDate FIRST = LocalDate.of(2020, 1, 1);

    /**
     * @param until when the next one begins
     * @param sentUntil when the last result can be sent
     */
    public record Today(
            String day,
            String seed,
            @JsonRawValue String options,
            String editionHash,
            String rules,
            String until,
            String sentUntil) {}

    /** @param place among all results of the day */
    public record Mine(int place, int points, int lead, String at) {}

    public record Entry(int place, String name, int points, int lead, String at, boolean mine) {}

    /**
     * @param played results in all, also of people without an account
     * @param watch whether whoever asks may look at records
     */
    public record Board(
            String day,
            @JsonRawValue String options,
            int played,
            boolean watch,
            @Nullable Mine mine,
            List<Entry> best) {}

    public record MonthEntry(int place, String name, int days, int wins, int points, boolean mine) {}

    /**
     * @param current days in a row up to today, or to yesterday as long as today can be played
     * @param longest of all
     */
    public record Streak(int current, int longest, int days) {}

    private final Database database;
    private final Boxes boxes;
    private final Clock clock;

    public Daily(Database database, Boxes boxes, Clock clock) {
        this.database = database;
        this.boxes = boxes;
        this.clock = clock;
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** What is played on a day of the week: the usual game on most, something more on the others. */
    static Options setting(LocalDate day) {
        Options.Solo easy = Options.Solo.easy();
        Options.Solo hard = new Options.Solo(true, false, false, false, 0);
        return switch (day.getDayOfWeek()) {
            case MONDAY, WEDNESDAY, FRIDAY -> new Options(1, easy, Set.of());
            case TUESDAY -> new Options(1, easy, Set.of(Feature.WINE));
            case THURSDAY -> new Options(1, easy, Set.of(Feature.TRAFFIC));
            case SATURDAY -> new Options(1, hard, Set.of());
            case SUNDAY -> new Options(1, hard, Set.of(Feature.SERVICES));
        };
    }

    public Today deal() {
        LocalDate day = today();
        String id = day.toString();
        Deal deal = database.read(handle -> DailyDeals.find(handle, id)).orElseGet(() -> made(day));
        return new Today(
                id,
                Long.toString(deal.seed()),
                deal.options(),
                deal.edition(),
                deal.rules(),
                start(day.plusDays(1)).toString(),
                sentUntil(day).toString());
    }

    private Deal made(LocalDate day) {
        String options = StrictJson.text(setting(day));
        Deal deal = new Deal(
                day.toString(),
                RANDOM.nextLong(),
                options,
                boxes.standard().edition().hash(),
                Records.RULES);
        return database.write(handle -> {
            DailyDeals.insert(handle, deal, clock.millis());
            return DailyDeals.find(handle, deal.day()).orElseThrow();
        });
    }

    private static Instant start(LocalDate day) {
        return day.atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    private static Instant sentUntil(LocalDate day) {
        return start(day.plusDays(1 + SENT_WITHIN_DAYS));
    }

    private static LocalDate date(String day) {
        try {
            LocalDate date = LocalDate.parse(day);
            if (!date.isBefore(FIRST) && date.toString().equals(day)) {
                return date;
            }
        } catch (DateTimeParseException e) {
            // said below
        }
        throw new Problem(404, "no-such-deal", "There is no deal of this day: write it as 2026-11-18.");
    }

    private Deal known(String day) {
        String id = date(day).toString();
        return database.read(handle -> DailyDeals.find(handle, id))
                .orElseThrow(() -> new Problem(404, "no-such-deal", "There is no deal of this day."));
    }

    /** Replays a record and keeps its result, once for each person. Sent again, it is answered as before. */
    public Mine send(Visitor visitor, String day, GameRecord record) {
        Deal deal = known(day);
        if (!clock.instant().isBefore(sentUntil(date(day)))) {
            throw new Problem(409, "too-late", "Results of this day could be sent for " + SENT_WITHIN_DAYS + " days.");
        }
        refuseOtherDeal(deal, record);
        String sequence = Secrets.hash(String.join("\n", record.moves()));
        Played before = database.read(handle -> DailyDeals.of(handle, day, visitor.id()))
                .orElse(null);
        if (before == null) {
            before = keep(visitor, day, played(visitor.id(), record, sequence), Records.write(plain(record)));
        }
        if (!before.sequence().equals(sequence)) {
            throw new Problem(409, "sent-already", "You have sent another result of this day: the first one counts.");
        }
        return mine(day, before);
    }

    private static void refuseOtherDeal(Deal deal, GameRecord record) {
        boolean same;
        try {
            same = record.seed() != null
                    && record.seed() == deal.seed()
                    && record.editionHash().equals(deal.edition())
                    && record.options().equals(Records.options(deal.options()));
        } catch (FormatException e) {
            throw new IllegalStateException("the deal of " + deal.day() + " cannot be read", e);
        }
        if (!same) {
            throw new Problem(
                    422, "other-deal", "This is no record of that day's deal: seed, options or edition are others.");
        }
    }

    private Played played(String person, GameRecord record, String sequence) {
        if (record.moves().size() >= Appender.ENDLESS) {
            throw new Problem(422, "bad-record", "The record has more moves than a game can have here.");
        }
        try {
            Game game = Records.replay(boxes.standard(), record).game();
            if (!game.isOver()) {
                throw new Problem(422, "unfinished", "The game of this record is not over.");
            }
            List<Score> scores = game.scores();
            int points = scores.getFirst().total();
            return new Played(
                    person,
                    points,
                    points - scores.get(1).total(),
                    record.moves().size(),
                    sequence,
                    clock.millis());
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record does not replay.", e);
        }
    }

    /** Without what is no part of the game. */
    private GameRecord plain(GameRecord record) {
        return GameRecord.of(
                boxes.standard(), record.options(), record.seed() == null ? 0 : record.seed(), record.moves(), null);
    }

    private Played keep(Visitor visitor, String day, Played played, String record) {
        return database.write(handle -> {
            visitor.admit(handle, clock.millis());
            ProgramAccounts.refuse(handle, visitor.id());
            if (DailyDeals.insert(handle, day, played, record)) {
                return played;
            }
            return DailyDeals.of(handle, day, visitor.id())
                    .orElseThrow(() -> new Problem(409, "copied", "Somebody has sent the very same moves before."));
        });
    }

    private Mine mine(String day, Played played) {
        int better = database.read(handle -> DailyDeals.better(handle, day, played));
        return new Mine(better + 1, played.points(), played.lead(), TableJson.time(played.at()));
    }

    public Board board(String day, @Nullable Person person) {
        Deal deal = known(day);
        Played own = person == null
                ? null
                : database.read(handle -> DailyDeals.of(handle, day, person.id()))
                        .orElse(null);
        return new Board(
                day,
                deal.options(),
                database.read(handle -> DailyDeals.count(handle, day)),
                own != null || isOver(day),
                own == null ? null : mine(day, own),
                database.read(handle -> DailyDeals.best(handle, day, SHOWN)).stream()
                        .map(row -> new Entry(
                                row.place(),
                                row.name(),
                                row.points(),
                                row.lead(),
                                TableJson.time(row.at()),
                                row.person().equals(Person.idOf(person))))
                        .toList());
    }

    /** Whether nobody can send a result any more, so that records give nothing away. */
    private boolean isOver(String day) {
        return !clock.instant().isBefore(sentUntil(date(day)));
    }

    /** The record of somebody's game, for those who have played it. */
    public String record(String day, @Nullable Person person, String name) {
        known(day);
        if (!isOver(day)
                && (person == null
                        || database.read(handle -> DailyDeals.of(handle, day, person.id()))
                                .isEmpty())) {
            throw new Problem(403, "not-played", "Play the deal of this day first.");
        }
        return database.read(handle -> DailyDeals.record(
                        handle, day, Circle.account(handle, name).id()))
                .orElseThrow(() -> new Problem(404, "not-played", "That one has not played the deal of this day."));
    }

    /** @param month such as 2026-11 */
    public List<MonthEntry> month(String month, @Nullable Person person) {
        try {
            if (!YearMonth.parse(month).toString().equals(month)) {
                throw new DateTimeParseException("odd", month, 0);
            }
        } catch (DateTimeParseException e) {
            throw new Problem(404, "no-such-month", "There is no such month: write it as 2026-11.");
        }
        return database.read(handle -> DailyDeals.ofMonth(handle, month, SHOWN)).stream()
                .map(row -> new MonthEntry(
                        row.place(),
                        row.name(),
                        row.days(),
                        row.wins(),
                        row.points(),
                        row.person().equals(Person.idOf(person))))
                .toList();
    }

    public Streak streak(Person person) {
        return streak(
                database.read(handle -> DailyDeals.days(handle, person.id(), DAYS)).stream()
                        .map(LocalDate::parse)
                        .toList(),
                today());
    }

    /** @param days that somebody has played, the latest first */
    static Streak streak(List<LocalDate> days, LocalDate today) {
        int current = 0;
        int longest = 0;
        int run = 0;
        LocalDate before = null;
        boolean unbroken = !days.isEmpty() && !days.getFirst().isBefore(today.minusDays(1));
        for (LocalDate day : days) {
            boolean next = before != null && day.equals(before.minusDays(1));
            unbroken &= before == null || next;
            run = next ? run + 1 : 1;
            current = unbroken ? run : current;
            longest = Math.max(longest, run);
            before = day;
        }
        return new Streak(current, longest, days.size());
    }
}
