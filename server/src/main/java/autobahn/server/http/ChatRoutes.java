package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.table.TableChat;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Chat. */
public final class ChatRoutes implements RouteGroup {
    private static final int LENGTH = 500;

    record NewMessage(@Nullable String text) {}

    private final Identity who;
    private final TableChat chat;

    public ChatRoutes(Identity who, TableChat chat) {
        this.who = who;
        this.chat = chat;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/chat", this::messages);
        routes.post("/api/games/{game}/chat", this::say, Rate.CHAT);
    }

    private void messages(Context request) {
        Integer since = Params.whole(request, "since", 0, Integer.MAX_VALUE);
        Person person = who.known(request).orElse(null);
        JsonBodies.answer(
                request,
                200,
                Map.of("messages", chat.messages(Params.game(request), person, since == null ? 0 : since)));
    }

    private void say(Context request) {
        Person person = who.required(request);
        String text =
                Params.text("text", JsonBodies.body(request, NewMessage.class).text(), 1, LENGTH);
        JsonBodies.answer(request, 201, chat.say(Params.game(request), person, text));
    }
}
