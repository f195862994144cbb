package autobahn.release;

import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The image as a container engine runs it: its layers one over the other, its own entry point, user, variables and volume. */
final class ImageCheck {
    private ImageCheck() {}

    static void run(Path image, Path work, PrintStream out) throws IOException, InterruptedException {
        Path layout = Files.createDirectories(work.resolve("layout"));
        Path root = Files.createDirectories(work.resolve("root"));
        Commands.run(work, List.of("tar", "-xf", image.toString(), "-C", layout.toString()));
        JsonNode manifest = blob(
                layout, json(layout.resolve("index.json")).path("manifests").path(0));
        for (JsonNode layer : manifest.path("layers")) {
            Path archive = verified(layout, layer);
            Commands.run(work, List.of("tar", "-xzpf", archive.toString(), "-C", root.toString(), "--numeric-owner"));
        }
        JsonNode config = blob(layout, manifest.path("config")).path("config");
        if (config.path("User").asString("").startsWith("0")
                || config.path("User").asString("").isEmpty()) {
            throw new ReleaseException("the image would run as root");
        }
        String volume = config.path("Volumes").propertyNames().iterator().next();
        Cell cell = new Cell(root, volume, work.resolve("volume"), false);
        List<String> start = strings(config.path("Entrypoint"));
        start.addAll(strings(config.path("Cmd")));
        List<String> environment = strings(config.path("Env"));
        environment.removeIf(variable -> variable.startsWith("AUTOBAHN_PORT="));
        environment.add("AUTOBAHN_PORT=" + FreePort.find());
        String folder = config.path("WorkingDir").asString("/");

        String game = null;
        int moves = 0;
        for (String round : List.of("first", "again")) {
            Process server = cell.start(environment, folder, start);
            try {
                Visit visit = new Visit(Started.port(server));
                visit.untilReady(server);
                if (game == null) {
                    visit.page();
                    game = visit.play();
                    moves = visit.moves(game);
                } else if (visit.moves(game) < moves) {
                    throw new ReleaseException("the volume has not kept the moves of a table");
                }
                healthy(cell, environment, folder, config, 0);
                Cell.stop(server);
                if (!server.waitFor(30, TimeUnit.SECONDS)) {
                    throw new ReleaseException("the image does not stop when it is asked to, started " + round);
                }
            } finally {
                server.destroyForcibly();
            }
        }
        healthy(cell, environment, folder, config, 1);
        out.println(
                image.getFileName() + ": " + manifest.path("layers").size()
                        + " layers, their checksums right; started by its own entry point as user "
                        + config.path("User").asString("") + " on a read-only root, page loaded, bots made " + moves
                        + " moves, healthy; stopped and started again with the same volume, table still there; unhealthy when off");
    }

    private static void healthy(Cell cell, List<String> environment, String folder, JsonNode config, int code)
            throws IOException, InterruptedException {
        List<String> words = strings(config.path("Healthcheck").path("Test"));
        Process check = cell.start(environment, folder, words.subList(1, words.size()));
        String said = new String(check.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        if (!check.waitFor(60, TimeUnit.SECONDS) || check.exitValue() != code) {
            throw new ReleaseException("the health check should end with " + code + ": " + said);
        }
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(each -> strings.add(each.asString("")));
        return strings;
    }

    private static JsonNode blob(Path layout, JsonNode named) throws IOException {
        return json(verified(layout, named));
    }

    private static Path verified(Path layout, JsonNode named) throws IOException {
        String digest = named.path("digest").asString("").replace("sha256:", "");
        Path file = layout.resolve("blobs/sha256").resolve(digest);
        if (!Digest.of(Digest.SHA256, file).equals(digest)
                || Files.size(file) != named.path("size").asLong(-1)) {
            throw new ReleaseException("the image's blob " + digest + " is not what its name says");
        }
        return file;
    }

    private static JsonNode json(Path file) throws IOException {
        return JsonText.parse(Files.readString(file), new Faults());
    }
}
