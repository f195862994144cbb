package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.settings.Settings;
import autobahn.server.table.GameStream;
import autobahn.server.table.Outbox;
import autobahn.server.table.TableStreams;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Server-sent events. Each stream keeps its virtual thread, which waits for what is to be sent. */
public final class StreamRoutes implements RouteGroup {
    private final Identity who;
    private final TableStreams streams;
    private final ClientAddress address;
    private final OpenStreams open;

    public StreamRoutes(Settings settings, Identity who, TableStreams streams) {
        this.who = who;
        this.streams = streams;
        this.address = new ClientAddress(settings.proxied());
        this.open = new OpenStreams(settings.limits().streams());
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/stream", request -> open.run(address.of(request), () -> game(request)));
        routes.get("/api/me/turns", request -> open.run(address.of(request), () -> turns(request)));
    }

    private void game(Context request) {
        String game = Params.game(request);
        GameStream stream = streams.follow(
                game,
                who.known(request).orElse(null),
                Params.seat(request),
                Params.flag(request, "views"),
                last(request.header("Last-Event-ID")));
        send(request, stream.out(), () -> streams.leave(game, stream));
    }

    private void turns(Context request) {
        Person person = who.required(request);
        Outbox out = streams.turns(person);
        send(request, out, () -> streams.leave(person, out));
    }

    private static @Nullable Integer last(@Nullable String header) {
        return header == null || header.isEmpty() ? null : Params.whole("Last-Event-ID", header, 0, Integer.MAX_VALUE);
    }

    /**
     * Sends until the stream ends, at the latest with the key that opened it, in the request's own virtual thread. Javalin's
     * asynchronous requests would not do: when a client goes away in the middle of one, Javalin 7.2 answers a request that
     * is gone already, fails, and tries that again for ever.
     */
    private void send(Context request, Outbox out, Runnable end) {
        HttpServletResponse response = request.res();
        response.setStatus(200);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        Runnable release = () -> {};
        try {
            release = who.hold(request, out::close);
            out.pump(response.getOutputStream());
        } catch (IOException e) {
            // the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            release.run();
            out.close();
            end.run();
        }
    }
}
