package autobahn.server.crash;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, so that it can be killed. */
final class ServerProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final List<String> java;
    private final int port;
    private final String database;
    private final Path log;
    private Process process;

    ServerProcess(String database, Path log) throws IOException {
        this(ServerImage.command(), database, log);
    }

    /** @param java how a server is started, without its arguments */
    ServerProcess(List<String> java, String database, Path log) throws IOException {
        this.java = java;
        this.port = freePort();
        this.database = database;
        this.log = log;
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    URI uri() {
        return URI.create("http://127.0.0.1:" + port);
    }

    void start() throws IOException {
        List<String> command = new ArrayList<>(java);
        command.addAll(List.of("--port", Integer.toString(port), "--db", database, "--limits", "off"));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }

    /** Waits until the server answers. */
    void await() throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(uri().resolve("/health/ready"))
                .timeout(Duration.ofSeconds(2))
                .build();
        long end = System.nanoTime() + PATIENCE.toNanos();
        try (HttpClient client = HttpClient.newHttpClient()) {
            while (System.nanoTime() < end) {
                if (!process.isAlive()) {
                    throw new AssertionError("the server ended by itself, see " + log);
                }
                try {
                    if (client.send(request, HttpResponse.BodyHandlers.discarding())
                                    .statusCode()
                            == 200) {
                        return;
                    }
                } catch (IOException e) {
                    // not yet
                }
                Thread.sleep(20);
            }
        }
        throw new AssertionError("the server does not answer, see " + log);
    }

    /** SIGTERM: the server ends by itself. */
    void stop() {
        process.destroy();
        process.onExit().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }

    /** SIGKILL: no hook runs, nothing is flushed. */
    void kill() {
        process.destroyForcibly();
        process.onExit().orTimeout(10, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        if (process != null) {
            kill();
        }
    }
}
