package autobahn.server.table;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Somebody elsewhere to whom notices are posted. */
final class Listener implements AutoCloseable {
    /**
     * What was posted.
     *
     * @param raw a letter for each byte
     */
    record Posted(String path, Map<String, String> headers, String raw) {
        byte[] body() {
            return raw.getBytes(StandardCharsets.ISO_8859_1);
        }

        String text() {
            return new String(body(), StandardCharsets.UTF_8);
        }
    }

    private final HttpServer server;
    final BlockingQueue<Posted> posted = new LinkedBlockingQueue<>();
    volatile int status = 204;

    Listener() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", exchange -> {
            Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
            String raw = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.ISO_8859_1);
            if (status / 100 == 3) {
                exchange.getResponseHeaders().add("Location", address("/elsewhere"));
            }
            int answer = status;
            posted.add(new Posted(exchange.getRequestURI().toString(), headers, raw));
            exchange.sendResponseHeaders(answer, -1);
            exchange.close();
        });
        server.start();
    }

    String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /** The next thing that is posted. */
    Posted await() {
        try {
            Posted next = posted.poll(90, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("nothing was posted");
            }
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
