package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.table.EngineDifferences;
import autobahn.server.table.GameReader;
import autobahn.server.table.Lobby;
import autobahn.server.table.Play;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looking at a game, playing, taking back. */
public final class PlayRoutes implements RouteGroup {
    private static final int MOST_ENTRIES = 1000;
    private static final int REQUEST = 64;
    /** More than there ever are to choose from. */
    private static final int CHOICES = 1000;

    record Command(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable String id,
            @Nullable String move) {}

    record Undo(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable String id,
            @Nullable Integer to) {}

    record Differing(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable List<String> moves) {}

    record Answer(@Nullable String request, @Nullable Boolean agree) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final GameReader reader;
    private final Play play;
    private final Lobby lobby;
    private final EngineDifferences differences;

    public PlayRoutes(
            Identity who,
            HeavyRequests heavy,
            GameReader reader,
            Play play,
            Lobby lobby,
            EngineDifferences differences) {
        this.who = who;
        this.heavy = heavy;
        this.reader = reader;
        this.play = play;
        this.lobby = lobby;
        this.differences = differences;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/view", this::view);
        routes.get("/api/games/{game}/entries", this::entries);
        routes.get("/api/games/{game}/choices", this::choices);
        routes.get("/api/games/{game}/why", this::why);
        routes.post("/api/games/{game}/differences", this::differing, Rate.HINT);
        routes.post("/api/games/{game}/moves", this::play);
        routes.post("/api/games/{game}/undo", this::undo);
        routes.post("/api/games/{game}/undo/answer", this::answerUndo);
    }

    private void view(Context request) {
        Integer seat = Params.seat(request);
        Integer at = Params.whole(request, "at", 0, Integer.MAX_VALUE);
        Person person = who.known(request).orElse(null);
        String game = Params.game(request);
        bytes(
                request,
                at == null
                        ? reader.now(game, person, seat)
                        : heavy.run(request, person, () -> reader.at(game, person, seat, at)));
    }

    private void entries(Context request) {
        Integer since = Params.whole(request, "since", 0, Integer.MAX_VALUE);
        Integer limit = Params.whole(request, "limit", 1, MOST_ENTRIES);
        String game = Params.game(request);
        Person person = who.known(request).orElse(null);
        int after = since == null ? 0 : since;
        int most = limit == null ? MOST_ENTRIES : limit;
        byte[] recent = reader.recentEntries(game, person, after, most);
        bytes(
                request,
                recent != null ? recent : heavy.run(request, person, () -> reader.entries(game, person, after, most)));
    }

    private void choices(Context request) {
        int seat = Params.requiredSeat(request);
        bytes(request, reader.choices(Params.game(request), who.known(request).orElse(null), seat));
    }

    private void why(Context request) {
        int seat = Params.requiredSeat(request);
        String move = Params.move(request.queryParam("move"));
        JsonBodies.answer(
                request,
                200,
                reader.why(Params.game(request), who.known(request).orElse(null), seat, move));
    }

    private void differing(Context request) {
        Person person = who.required(request);
        Differing body = JsonBodies.body(request, Differing.class);
        boolean different = differences.told(
                Params.game(request),
                person,
                Params.bodySeat(body.seat()),
                Params.version(body.version()),
                Params.moves(body.moves(), CHOICES));
        JsonBodies.answer(request, 200, Map.of("different", different));
    }

    private void play(Context request) {
        Person person = who.required(request);
        Command body = JsonBodies.body(request, Command.class);
        Play.Command command = new Play.Command(
                Params.bodySeat(body.seat()),
                Params.version(body.version()),
                Params.command(body.id()),
                Params.move(body.move()));
        bytes(request, play.play(Params.game(request), person, command));
    }

    private void undo(Context request) {
        Person person = who.required(request);
        Undo body = JsonBodies.body(request, Undo.class);
        Integer to = body.to() == null ? null : Params.range("to", body.to(), 0, Integer.MAX_VALUE);
        Play.TakeBack command = new Play.TakeBack(
                Params.bodySeat(body.seat()), Params.version(body.version()), Params.command(body.id()), to);
        byte[] now = play.undo(Params.game(request), person, command);
        if (now == null) {
            JsonBodies.answer(request, 202, lobby.show(Params.game(request), person));
        } else {
            bytes(request, now);
        }
    }

    private void answerUndo(Context request) {
        Person person = who.required(request);
        Answer body = JsonBodies.body(request, Answer.class);
        if (body.agree() == null) {
            throw Params.bad("agree is missing");
        }
        String asked = Params.text("request", body.request(), 1, REQUEST);
        play.answer(Params.game(request), person, asked, body.agree());
        JsonBodies.answer(request, 200, lobby.show(Params.game(request), person));
    }

    static void bytes(Context request, byte[] json) {
        request.contentType("application/json").result(json);
    }
}
