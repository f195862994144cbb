package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.settings.Settings;
import autobahn.server.table.GameStream;
import autobahn.server.table.Outbox;
import autobahn.server.table.TableStreams;
import autobahn.server.work.ServiceThreads;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Server-sent events. Each stream keeps its virtual thread, which waits for what is to be sent. */
public final class StreamRoutes implements RouteGroup, AutoCloseable {
    /** What is larger is sent as it is. An answer keeps its buffer to its end, and there are thousands that do not end. */
    private static final int SMALL_BUFFER = 512;

    private final Identity who;
    private final HeavyRequests heavy;
    private final TableStreams streams;
    private final ClientAddress address;
    private final OpenStreams open;
    private final GoneClients gone;

    public StreamRoutes(
            Settings settings, Identity who, HeavyRequests heavy, TableStreams streams, ServiceThreads threads) {
        this.who = who;
        this.heavy = heavy;
        this.streams = streams;
        this.address = new ClientAddress(settings.proxied());
        this.open = new OpenStreams(settings.limits().streams());
        this.gone = new GoneClients(threads);
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/games/{game}/stream", request -> open.run(address.of(request), () -> game(request)));
        routes.get("/api/me/turns", request -> open.run(address.of(request), () -> turns(request)));
    }

    private void game(Context request) {
        String game = Params.game(request);
        Person person = who.known(request).orElse(null);
        Integer seat = Params.seat(request);
        boolean views = Params.flag(request, "views");
        Integer last = last(request.header("Last-Event-ID"));
        try {
            Integer told = last == null ? null : tellMissed(request, game, person, seat, views, last);
            GameStream stream = streams.follow(game, person, seat, views, told);
            send(request, stream.out(), () -> streams.leave(game, stream));
        } catch (IOException e) {
            // the client is gone
        }
    }

    /** Sends what somebody who was away for long has missed, piece by piece; returns the number of the last entry sent. */
    private int tellMissed(
            Context request, String game, @Nullable Person person, @Nullable Integer seat, boolean views, int last)
            throws IOException {
        int told = last;
        TableStreams.Missed missed = missed(request, game, person, seat, views, told);
        while (missed != null) {
            begin(request);
            for (byte[] frame : missed.frames()) {
                request.res().getOutputStream().write(frame);
            }
            request.res().getOutputStream().flush();
            told = missed.last();
            missed = missed(request, game, person, seat, views, told);
        }
        return told;
    }

    private TableStreams.@Nullable Missed missed(
            Context request, String game, @Nullable Person person, @Nullable Integer seat, boolean views, int last) {
        return streams.isFarBehind(game, person, last)
                ? heavy.run(request, person, () -> streams.missed(game, person, seat, views, last))
                : null;
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
        begin(request);
        Runnable release = () -> {};
        Runnable unwatch = gone.watch(request, out::close);
        try {
            release = who.hold(request, out::close);
            out.pump(response.getOutputStream());
        } catch (IOException e) {
            // the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            unwatch.run();
            release.run();
            out.close();
            end.run();
        }
    }

    private static void begin(Context request) {
        HttpServletResponse response = request.res();
        if (!response.isCommitted()) {
            response.setStatus(200);
            response.setContentType("text/event-stream");
            response.setCharacterEncoding("UTF-8");
            response.setHeader("Cache-Control", "no-store");
            response.setHeader("X-Accel-Buffering", "no");
            response.setBufferSize(SMALL_BUFFER);
        }
    }

    @Override
    public void close() {
        gone.close();
    }
}
