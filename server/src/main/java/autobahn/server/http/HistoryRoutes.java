package autobahn.server.http;

import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.server.bot.Adviser;
import autobahn.server.people.Person;
import autobahn.server.people.Visitor;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.Listing;
import autobahn.server.store.Status;
import autobahn.server.table.History;
import autobahn.server.table.NewTable;
import autobahn.server.table.TableJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Tables of now and before, and what bots think of them. */
public final class HistoryRoutes implements RouteGroup {
    private static final int MOST = 100;
    private static final int USUAL = 20;

    record Fork(
            @Nullable Integer at,
            @Nullable List<TableBodies.Seat> seats,
            @Nullable String pace,
            @Nullable Boolean listed,
            @Nullable String title) {}

    record Import(
            @Nullable JsonNode record,
            @Nullable JsonNode edition,
            @Nullable String title,
            @Nullable List<TableBodies.Seat> seats) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final History history;
    private final Adviser adviser;
    private final Set<String> programs;

    /** @param programs that can be seated */
    public HistoryRoutes(Identity who, HeavyRequests heavy, History history, Adviser adviser, Set<String> programs) {
        this.who = who;
        this.heavy = heavy;
        this.history = history;
        this.adviser = adviser;
        this.programs = programs;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games", this::list);
        routes.post("/api/games/import", this::importRecord, Rate.CREATE);
        routes.get("/api/games/{game}/record", this::record);
        routes.post("/api/games/{game}/fork", this::fork, Rate.CREATE);
        routes.get("/api/games/{game}/analysis", this::analysis, Rate.HINT);
        routes.get("/api/games/{game}/hint", this::hint, Rate.HINT);
    }

    private void list(Context request) {
        Integer asked = Params.whole(request, "limit", 1, MOST);
        int limit = asked == null ? USUAL : asked;
        Listing.Cursor after = cursor(request.queryParam("after"));
        Person person = who.known(request).orElse(null);
        JsonBodies.answer(
                request,
                200,
                switch (request.queryParam("show")) {
                    case "open" -> history.listed(Status.OPEN, person, after, limit);
                    case "running" -> history.listed(Status.RUNNING, person, after, limit);
                    case "finished" -> history.listed(Status.FINISHED, person, after, limit);
                    case "mine" -> history.mine(who.required(request), after, limit);
                    case null, default -> throw Params.bad("show must be open, mine, running or finished");
                });
    }

    static Listing.@Nullable Cursor cursor(@Nullable String text) {
        if (text == null) {
            return null;
        }
        int dot = text.indexOf('.');
        try {
            return new Listing.Cursor(Long.parseLong(text.substring(0, Math.max(0, dot))), text.substring(dot + 1));
        } catch (NumberFormatException e) {
            throw Params.bad("after must be what an earlier page gave as next");
        }
    }

    private void importRecord(Context request) {
        Import body = JsonBodies.longBody(request, Import.class);
        if (body.record() == null) {
            throw Params.bad("record is missing");
        }
        String title = TableBodies.title(body.title());
        try {
            GameRecord record = Records.read(body.record().toString());
            int players = TableBodies.dealtHere(record.options()).players();
            List<NewTable.Seat> seats =
                    body.seats() == null ? seats(record) : TableBodies.seats(body.seats(), players, programs);
            NewTable table = new NewTable(
                    record.options(),
                    seats,
                    "turns",
                    false,
                    false,
                    title,
                    LeavingTerms.usual("turns", false),
                    record.seed());
            Visitor visitor = who.visitor(request);
            String along = body.edition() == null ? null : body.edition().toString();
            TableJson made = importing(request, visitor, record, along, table);
            who.welcome(request, visitor);
            JsonBodies.answer(request, 201, made);
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
        }
    }

    /** Whoever brings a game looks at it from every seat; those who played it keep their names. */
    private static List<NewTable.Seat> seats(GameRecord record) {
        List<String> names = record.names();
        return IntStream.range(0, record.options().players())
                .mapToObj(seat -> names == null ? "" : names.get(seat))
                .map(name ->
                        new NewTable.Seat(NewTable.Kind.ME, name.isBlank() ? null : Params.seatName(name), null, null))
                .toList();
    }

    private TableJson importing(
            Context request, Visitor visitor, GameRecord record, @Nullable String along, NewTable table)
            throws FormatException {
        try {
            return heavy.run(request, visitor.person(), () -> history.importRecord(visitor, record, along, table));
        } catch (CompletionException e) {
            if (e.getCause() instanceof FormatException fault) {
                throw fault;
            }
            throw e;
        }
    }

    private void record(Context request) {
        Person person = who.known(request).orElse(null);
        String record = heavy.run(request, person, () -> history.record(Params.game(request), person));
        PlayRoutes.bytes(request, record.getBytes(StandardCharsets.UTF_8));
    }

    private void fork(Context request) {
        Fork body = JsonBodies.body(request, Fork.class);
        if (body.at() == null) {
            throw Params.bad("at is missing");
        }
        int at = Params.range("at", body.at(), 0, Integer.MAX_VALUE);
        String pace = TableBodies.pace(body.pace());
        String title = TableBodies.title(body.title());
        boolean listed = Boolean.TRUE.equals(body.listed());
        Visitor visitor = who.visitor(request);
        TableJson table = heavy.run(
                request,
                visitor.person(),
                () -> history.fork(
                        Params.game(request),
                        visitor,
                        at,
                        (options, seed) -> new NewTable(
                                options,
                                TableBodies.seats(body.seats(), options.players(), programs),
                                pace,
                                listed,
                                false,
                                title,
                                LeavingTerms.usual(pace, false),
                                seed)));
        who.welcome(request, visitor);
        JsonBodies.answer(request, 201, table);
    }

    private void analysis(Context request) {
        String analysis =
                adviser.analysis(Params.game(request), who.known(request).orElse(null));
        PlayRoutes.bytes(request, analysis.getBytes(StandardCharsets.UTF_8));
    }

    private void hint(Context request) {
        int seat = Params.requiredSeat(request);
        JsonBodies.answer(request, 200, adviser.hint(Params.game(request), who.required(request), seat));
    }
}
