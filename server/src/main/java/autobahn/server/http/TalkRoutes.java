package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.table.Talking;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chat. */
public final class TalkRoutes implements Routes {
    private static final int LENGTH = 500;

    record NewMessage(@Nullable String text) {}

    private final Who who;
    private final Talking talking;

    public TalkRoutes(Who who, Talking talking) {
        this.who = who;
        this.talking = talking;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/chat", this::messages);
        routes.post("/api/games/{game}/chat", this::say, Rate.CHAT);
    }

    private void messages(Context request) {
        Integer since = Params.whole(request, "since", 0, Integer.MAX_VALUE);
        Person person = who.known(request).orElse(null);
        Json.answer(
                request,
                200,
                Map.of("messages", talking.messages(Params.game(request), person, since == null ? 0 : since)));
    }

    private void say(Context request) {
        String text = Params.text("text", Json.body(request, NewMessage.class).text(), 1, LENGTH);
        Json.answer(request, 201, talking.say(Params.game(request), who.required(request), text));
    }
}
