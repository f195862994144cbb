package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.store.Ending;
import autobahn.server.table.EndByAgreement;
import autobahn.server.table.Leaving;
import autobahn.server.table.TableJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/** Ending a game by agreement, and leaving one. */
public final class EndRoutes implements RouteGroup {
    private static final int REQUEST = 64;

    record Proposal(
            @Nullable Integer seat,
            @Nullable Integer version,
            @Nullable String id,
            @Nullable String kind) {}

    record Answer(@Nullable String request, @Nullable Boolean agree) {}

    record Withdrawal(@Nullable String request) {}

    private final Identity who;
    private final EndByAgreement endings;
    private final Leaving leaving;

    public EndRoutes(Identity who, EndByAgreement endings, Leaving leaving) {
        this.who = who;
        this.endings = endings;
        this.leaving = leaving;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.post("/api/games/{game}/end", this::propose);
        routes.post("/api/games/{game}/end/answer", this::answer);
        routes.post("/api/games/{game}/end/withdraw", this::withdraw);
        routes.post("/api/games/{game}/seats/{seat}/resign", this::resign);
        routes.post("/api/games/{game}/seats/{seat}/stand-in", this::standIn);
    }

    private void propose(Context request) {
        Person person = who.required(request);
        Proposal body = JsonBodies.body(request, Proposal.class);
        Ending kind = Ending.of(body.kind());
        if (kind != Ending.COUNTED && kind != Ending.BROKEN_OFF) {
            throw Params.bad("kind must be counted or broken-off");
        }
        EndByAgreement.Proposal wanted = new EndByAgreement.Proposal(
                Params.bodySeat(body.seat()), Params.version(body.version()), Params.command(body.id()), kind);
        TableJson table = endings.propose(Params.game(request), person, wanted);
        // As with taking back: the others are asked first.
        JsonBodies.answer(request, table.ending() == null ? 200 : 202, table);
    }

    private void answer(Context request) {
        Person person = who.required(request);
        Answer body = JsonBodies.body(request, Answer.class);
        if (body.agree() == null) {
            throw Params.bad("agree is missing");
        }
        String asked = Params.text("request", body.request(), 1, REQUEST);
        JsonBodies.answer(request, 200, endings.answer(Params.game(request), person, asked, body.agree()));
    }

    private void withdraw(Context request) {
        Person person = who.required(request);
        String asked = Params.text(
                "request", JsonBodies.body(request, Withdrawal.class).request(), 1, REQUEST);
        JsonBodies.answer(request, 200, endings.withdraw(Params.game(request), person, asked));
    }

    private void resign(Context request) {
        Person person = who.required(request);
        JsonBodies.answer(request, 200, leaving.resign(Params.game(request), person, Params.pathSeat(request)));
    }

    private void standIn(Context request) {
        Person person = who.required(request);
        JsonBodies.answer(request, 200, leaving.standIn(Params.game(request), person, Params.pathSeat(request)));
    }
}
