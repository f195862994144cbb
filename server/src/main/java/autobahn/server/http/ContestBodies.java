package autobahn.server.http;

import autobahn.engine.Options;
import autobahn.server.api.StrictJson;
import autobahn.server.contest.Format;
import autobahn.server.store.ContestTerms;
import autobahn.server.store.TimeTerms;
import autobahn.server.table.NewContest;
import java.time.DateTimeException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Bodies that describe contests, and what they mean. */
final class ContestBodies {
    private static final int TITLE = 60;
    private static final int MOST_PEOPLE = 128;
    private static final int USUAL_PEOPLE = 64;
    private static final int MOST_HOURS = 60 * 24;
    private static final int LIVE_HOURS = 24;
    private static final int TURNS_HOURS = 14 * 24;
    private static final String USUAL_FILLER = "club";

    record Contest(
            @Nullable String title,
            @Nullable String format,
            @Nullable JsonNode options,
            @Nullable Integer rounds,
            @Nullable Integer finals,
            @Nullable Integer size,
            @Nullable Integer moving,
            @Nullable Integer legs,
            @Nullable Integer most,
            @Nullable Boolean same,
            @Nullable String filler,
            @Nullable Boolean rated,
            @Nullable String pace,
            @Nullable Integer hours,
            TableBodies.@Nullable Time time,
            @Nullable String closes) {}

    record Season(@Nullable String closes) {}

    record Disqualified(@Nullable String name, @Nullable String reason) {}

    private ContestBodies() {}

    static NewContest contest(Contest body) {
        String title = Params.text("title", body.title(), 1, TITLE);
        Format format = body.format() == null ? null : Format.of(body.format()).orElse(null);
        if (format == null) {
            throw Params.bad("format must be swiss, groups, league or solo");
        }
        if (body.options() == null) {
            throw Params.bad("options are missing");
        }
        Options options = TableBodies.options(body.options());
        players(format, options);
        fitting(format, body);
        String pace = TableBodies.pace(body.pace());
        boolean rated = Boolean.TRUE.equals(body.rated());
        boolean league = format == Format.LEAGUE;
        boolean groups = format == Format.GROUPS;
        ContestTerms terms = new ContestTerms(
                options.players(),
                league
                        ? 0
                        : or(
                                "rounds",
                                body.rounds(),
                                format == Format.SWISS ? 5 : 3,
                                1,
                                format == Format.SWISS ? 15 : 10),
                groups ? or("finals", body.finals(), 1, 0, 3) : 0,
                league ? or("size", body.size(), 8, 3, 12) : 0,
                league ? or("moving", body.moving(), 1, 0, 3) : 0,
                league ? or("legs", body.legs(), 1, 1, 2) : 0,
                or("most", body.most(), USUAL_PEOPLE, 2, MOST_PEOPLE),
                format == Format.SOLO || Boolean.TRUE.equals(body.same()),
                body.filler() != null ? Params.level(body.filler()) : groups ? USUAL_FILLER : null,
                rated,
                pace,
                or("hours", body.hours(), pace.equals("turns") ? TURNS_HOURS : LIVE_HOURS, 1, MOST_HOURS),
                body.time() == null ? null : time(body.time(), pace),
                StrictJson.text(options));
        return new NewContest(title, format, closes(body.closes()), terms);
    }

    private static void players(Format format, Options options) {
        int players = options.players();
        boolean fits = switch (format) {
            case SWISS, LEAGUE -> players == 2;
            case GROUPS -> players == 3 || players == 4;
            case SOLO -> players == 1;
        };
        if (!fits) {
            throw Params.bad("this format is for "
                    + switch (format) {
                        case SWISS, LEAGUE -> "two players";
                        case GROUPS -> "three or four players";
                        case SOLO -> "one player";
                    }
                    + " at a table");
        }
    }

    /** What a format does not know must not be said: nobody shall believe that it holds. */
    private static void fitting(Format format, Contest body) {
        boolean league = format == Format.LEAGUE;
        only(league, "size", body.size());
        only(league, "moving", body.moving());
        only(league, "legs", body.legs());
        only(!league, "rounds", body.rounds());
        only(format == Format.GROUPS, "finals", body.finals());
        only(format != Format.SOLO, "filler", body.filler());
        only(format != Format.SOLO, "rated", Boolean.TRUE.equals(body.rated()) ? body.rated() : null);
        only(format != Format.SOLO, "same", Boolean.FALSE.equals(body.same()) ? body.same() : null);
    }

    private static void only(boolean fits, String name, @Nullable Object value) {
        if (!fits && value != null) {
            throw Params.bad("in a contest of this format there is no choice of " + name);
        }
    }

    private static int or(String name, @Nullable Integer value, int usual, int least, int most) {
        return Params.range(name, value == null ? usual : value, least, most);
    }

    private static TimeTerms time(TableBodies.Time body, String pace) {
        TimeTerms time = TableBodies.time(body, pace, true);
        if (time.expiry() == TimeTerms.Expiry.ASK) {
            throw Params.bad("in a contest time.expiry must be bot or loss");
        }
        return time;
    }

    static long closes(@Nullable String text) {
        try {
            return Instant.parse(Params.given("closes", text)).toEpochMilli();
        } catch (DateTimeException | ArithmeticException e) {
            throw Params.bad("closes must be a time such as 2026-11-18T20:00:00Z");
        }
    }
}
