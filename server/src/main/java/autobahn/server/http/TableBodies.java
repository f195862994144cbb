package autobahn.server.http;

import autobahn.bots.match.Entrant;
import autobahn.engine.Options;
import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.SeatColour;
import autobahn.server.store.TimeTerms;
import autobahn.server.table.NewTable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Bodies that describe tables, and what they mean. */
final class TableBodies {
    private static final int TITLE = 60;

    record Seat(
            @Nullable String kind,
            @Nullable String name,
            @Nullable String level,
            @Nullable String program,
            @Nullable String colour) {}

    record Table(
            @Nullable JsonNode options,
            @Nullable List<Seat> seats,
            @Nullable String pace,
            @Nullable Boolean listed,
            @Nullable Boolean rated,
            @Nullable String title,
            @Nullable Leaving leaving,
            @Nullable String seed,
            @Nullable String edition,
            @Nullable Time time) {}

    record Leaving(
            @Nullable Integer minutes,
            @Nullable String level,
            @Nullable String counts,
            @Nullable String resigned) {}

    record Time(
            @Nullable Integer minutes,
            @Nullable Integer increment,
            @Nullable Integer hours,
            @Nullable Integer reserve,
            @Nullable String expiry) {}

    private TableBodies() {}

    /** @param programs that can be seated here */
    static NewTable table(Table body, Set<String> programs) {
        if (body.options() == null) {
            throw Params.bad("options are missing");
        }
        Options options = options(body.options());
        boolean rated = Boolean.TRUE.equals(body.rated());
        Long seed = body.seed() == null ? null : seed(body.seed());
        if (rated && seed != null) {
            throw Params.bad("a rated game must not have a chosen seed: whoever knows it knows the cards");
        }
        List<NewTable.Seat> seats = seats(body.seats(), options.players(), programs);
        if (rated
                && seats.stream()
                                .filter(seat -> seat.kind() == NewTable.Kind.ME)
                                .count()
                        > 1) {
            throw Params.bad("in a rated game nobody holds two seats");
        }
        String pace = pace(body.pace());
        TimeTerms time = body.time() == null ? null : time(body.time(), pace, rated);
        if (rated && options.solo() != null && time != null && time.expiry() != TimeTerms.Expiry.LOSS) {
            throw Params.bad("in a rated game against Autobot time.expiry must be loss: nobody else plays on");
        }
        return new NewTable(
                options,
                seats,
                pace,
                Boolean.TRUE.equals(body.listed()),
                rated,
                title(body.title()),
                leaving(body.leaving(), LeavingTerms.usual(pace, rated)),
                seed,
                body.edition(),
                time);
    }

    static Options options(JsonNode options) {
        try {
            return dealtHere(Records.options(options.toString()));
        } catch (FormatException e) {
            throw Refused.faults(400, "bad-options", "The options cannot be used.", e);
        }
    }

    /** Whoever says what chance does can say what they like, so such games stay on the device of those who play them. */
    static Options dealtHere(Options options) {
        if (options.byHand()) {
            throw new Refused(
                    422,
                    "dealt-by-hand",
                    "A game that is dealt by hand is kept on a device, not at tables of a server.");
        }
        return options;
    }

    static List<NewTable.Seat> seats(@Nullable List<Seat> wanted, int players, Set<String> programs) {
        if (wanted == null || wanted.size() != players) {
            throw Params.bad("seats must be a list of as many as options.players says: " + players);
        }
        List<NewTable.Seat> seats = new ArrayList<>();
        for (Seat seat : wanted) {
            if (seat == null) {
                throw Params.bad("seats must not hold null");
            }
            NewTable.Kind kind = kind(seat.kind());
            if (kind != NewTable.Kind.BOT && (seat.level() != null || seat.program() != null)) {
                throw Params.bad("level and program are for bots only");
            }
            seats.add(new NewTable.Seat(
                    kind,
                    seat.name() == null ? null : Params.seatName(seat.name()),
                    kind == NewTable.Kind.BOT ? bot(seat, programs) : null,
                    seat.colour() == null ? null : Params.colour(seat.colour())));
        }
        refuseTwice(seats);
        return seats;
    }

    private static void refuseTwice(List<NewTable.Seat> seats) {
        Set<SeatColour> seen = EnumSet.noneOf(SeatColour.class);
        for (NewTable.Seat seat : seats) {
            if (seat.colour() != null && !seen.add(seat.colour())) {
                throw Params.bad("two seats want to be " + seat.colour().id() + ": each has a colour of its own");
            }
        }
    }

    /** A level, or a program as {@link Entrant} writes it. */
    private static String bot(Seat seat, Set<String> programs) {
        if (seat.program() == null) {
            return Params.level(seat.level());
        }
        if (seat.level() != null) {
            throw Params.bad("a bot has a level or a program, not both");
        }
        if (!programs.contains(seat.program())) {
            throw Params.bad(
                    programs.isEmpty()
                            ? "no programs play on this server"
                            : "program must be one of " + String.join(", ", programs));
        }
        return Entrant.PROGRAM + seat.program();
    }

    private static NewTable.Kind kind(@Nullable String kind) {
        return switch (kind) {
            case "me" -> NewTable.Kind.ME;
            case "open" -> NewTable.Kind.OPEN;
            case "bot" -> NewTable.Kind.BOT;
            case null, default -> throw Params.bad("kind of a seat must be me, open or bot");
        };
    }

    static String pace(@Nullable String pace) {
        return switch (pace) {
            case null -> "live";
            case "live", "turns" -> pace;
            default -> throw Params.bad("pace must be live or turns");
        };
    }

    /** What a body leaves out is as usual. */
    private static LeavingTerms leaving(@Nullable Leaving body, LeavingTerms usual) {
        if (body == null) {
            return usual;
        }
        int minutes = body.minutes() == null
                ? usual.minutes()
                : Params.range(
                        "leaving.minutes", body.minutes(), LeavingTerms.LEAST_MINUTES, LeavingTerms.MOST_MINUTES);
        return new LeavingTerms(
                minutes,
                body.level() == null ? usual.level() : Params.level(body.level()),
                switch (body.counts()) {
                    case null -> usual.counts();
                    case "result" -> LeavingTerms.Counts.RESULT;
                    case "loss" -> LeavingTerms.Counts.LOSS;
                    default -> throw Params.bad("leaving.counts must be result or loss");
                },
                switch (body.resigned()) {
                    case null -> usual.resigned();
                    case "bot" -> LeavingTerms.Resigned.BOT;
                    case "end" -> LeavingTerms.Resigned.END;
                    default -> throw Params.bad("leaving.resigned must be bot or end");
                });
    }

    /** A clock for live games, deadlines for games by turns. */
    static TimeTerms time(Time body, String pace, boolean rated) {
        TimeTerms.Expiry expiry = switch (body.expiry()) {
            case null -> rated ? TimeTerms.Expiry.LOSS : TimeTerms.Expiry.BOT;
            case "bot" -> TimeTerms.Expiry.BOT;
            case "loss" -> TimeTerms.Expiry.LOSS;
            case "ask" -> TimeTerms.Expiry.ASK;
            default -> throw Params.bad("time.expiry must be bot, loss or ask");
        };
        if (pace.equals("turns")) {
            if (body.hours() == null || body.minutes() != null || body.increment() != null) {
                throw Params.bad("in a game by turns time has hours and a reserve");
            }
            int reserve = body.reserve() == null ? 0 : body.reserve();
            return TimeTerms.turns(
                    Params.range("time.hours", body.hours(), TimeTerms.LEAST_HOURS, TimeTerms.MOST_HOURS),
                    Params.range("time.reserve", reserve, 0, TimeTerms.MOST_RESERVE_HOURS),
                    expiry);
        }
        if (body.minutes() == null || body.hours() != null || body.reserve() != null) {
            throw Params.bad("in a live game time has minutes and an increment");
        }
        int increment = body.increment() == null ? 0 : body.increment();
        return TimeTerms.live(
                Params.range("time.minutes", body.minutes(), TimeTerms.LEAST_MINUTES, TimeTerms.MOST_MINUTES),
                Params.range("time.increment", increment, 0, TimeTerms.MOST_INCREMENT_SECONDS),
                expiry);
    }

    static String title(@Nullable String title) {
        return title == null ? "" : Params.text("title", title, 0, TITLE);
    }

    private static long seed(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Params.bad("seed must be a whole number of 64 bits, as text");
        }
    }
}
