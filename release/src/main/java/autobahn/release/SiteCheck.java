package autobahn.release;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The site in a folder of a plain file server: every file that it names is there, and a browser shows its page. */
final class SiteCheck {
    private static final String PLACE = "/some/where/";
    private static final Pattern FILES = Pattern.compile("const FILES = (\\[[^\\]]*\\])");
    private static final Pattern NAME = Pattern.compile("\"([^\"]*)\"");
    private static final List<String> BROWSERS =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");
    private static final byte[] WASM = {0, 'a', 's', 'm'};

    private final HttpClient client = HttpClient.newHttpClient();
    private final String address;

    private SiteCheck(int port) {
        address = "http://127.0.0.1:" + port + PLACE;
    }

    static void run(Path zip, Path work, PrintStream out) throws IOException, InterruptedException {
        Path folder = work.resolve("some/where");
        Files.createDirectories(folder.getParent());
        Commands.run(work, List.of(Commands.java("jar"), "-xf", zip.toString()));
        Files.move(work.resolve(zip.getFileName().toString().replace(".zip", "")), folder);
        HttpServer server = SimpleFileServer.createFileServer(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), work, SimpleFileServer.OutputLevel.NONE);
        server.start();
        try {
            SiteCheck check = new SiteCheck(server.getAddress().getPort());
            int files = check.files(folder);
            String shown = check.browser(work);
            out.println(zip.getFileName() + ": served from a folder of a plain file server, all " + files
                    + " files that its worker keeps are there; " + shown);
        } finally {
            server.stop(0);
        }
    }

    /** What the worker keeps for times without a network, is all there is, and is served. */
    private int files(Path folder) throws IOException, InterruptedException {
        String worker = new String(get("sw.js"), StandardCharsets.UTF_8);
        Matcher list = FILES.matcher(worker);
        if (!list.find()) {
            throw new ReleaseException("the site's worker has no list of files");
        }
        List<String> named = new ArrayList<>();
        for (Matcher name = NAME.matcher(list.group(1)); name.find(); ) {
            named.add(name.group(1));
        }
        boolean engine = false;
        for (String name : named) {
            byte[] bytes = get(name);
            engine |= name.endsWith(".wasm")
                    && Arrays.equals(WASM, 0, WASM.length, bytes, 0, Math.min(WASM.length, bytes.length));
        }
        if (!engine) {
            throw new ReleaseException("the site has no engine for browsers");
        }
        try (Stream<Path> found = Files.walk(folder.resolve("assets"))) {
            List<String> kept = found.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .filter(file -> !named.contains(file))
                    .toList();
            if (!kept.isEmpty()) {
                throw new ReleaseException("the site's worker does not keep " + kept);
            }
        }
        return named.size();
    }

    private byte[] get(String path) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = client.send(
                HttpRequest.newBuilder(URI.create(address + path)).build(), HttpResponse.BodyHandlers.ofByteArray());
        if (answer.statusCode() != 200 || answer.body().length == 0) {
            throw new ReleaseException("the site names '" + path + "', and it is answered by " + answer.statusCode());
        }
        return answer.body();
    }

    /** What a browser makes of the first page, if there is one on this machine. */
    private String browser(Path work) throws IOException, InterruptedException {
        String program = browser();
        if (program == null) {
            return "no browser is installed here to look at it";
        }
        String page = Commands.run(
                work,
                List.of(
                        program,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--user-data-dir=" + work.resolve("browser"),
                        "--virtual-time-budget=30000",
                        "--dump-dom",
                        address));
        if (!page.contains("<main") || !page.contains("#/rules")) {
            throw new ReleaseException("a browser shows no page of the game: " + page);
        }
        return "a browser shows its first page";
    }

    private static @Nullable String browser() {
        String named = System.getenv("CHROMIUM");
        if (named != null && !named.isEmpty()) {
            return named;
        }
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            for (String name : BROWSERS) {
                if (Files.isExecutable(Path.of(folder, name))) {
                    return Path.of(folder, name).toString();
                }
            }
        }
        return null;
    }
}
