package autobahn.server.http;

import autobahn.bots.Level;
import autobahn.edition.Editions;
import autobahn.format.Records;
import autobahn.server.api.Problem;
import autobahn.server.table.EditionShelf;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What this server is: its API, its formats, its edition. */
public final class AboutRoutes implements RouteGroup {
    private static final Set<String> SCHEMAS = Set.of("position.schema.json", "record.schema.json", "view.schema.json");

    private record About(
            String version,
            String rules,
            String edition,
            String editionHash,
            List<Thinking> levels,
            Set<String> programs,
            boolean accounts,
            boolean mail) {}

    private record Thinking(String level, long millis) {}

    private final Set<String> programs;
    private final EditionShelf shelf;
    private final boolean mail;

    /**
     * @param programs that can be seated
     * @param mail whether it sends mail
     */
    public AboutRoutes(Set<String> programs, EditionShelf shelf, boolean mail) {
        this.mail = mail;
        this.programs = programs;
        this.shelf = shelf;
    }

    @Override
    public void add(RoutesConfig routes) {
        About about = new About(
                version(),
                Records.RULES,
                shelf.house().isEmpty()
                        ? Editions.standard().id()
                        : shelf.house().getFirst().file().edition().id(),
                shelf.usual(),
                Arrays.stream(Level.values())
                        .map(level -> new Thinking(level.id(), level.millis()))
                        .toList(),
                programs,
                true,
                mail);
        routes.get("/api/about", request -> JsonBodies.answer(request, 200, about));
        routes.get("/api/openapi.json", AboutRoutes::openApi);
        routes.get("/api/schemas/{name}", AboutRoutes::schema);
        routes.get("/api/edition", this::edition);
    }

    /** Of this program; a build that is not packaged has none. */
    public static String version() {
        String version = AboutRoutes.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    /** The edition of new games, or that of a game that was begun with another one. */
    private void edition(Context request) {
        String asked = request.queryParam("hash");
        String hash = asked == null ? shelf.usual() : asked;
        String text = shelf.find(hash)
                .orElseThrow(() -> new Problem(404, "no-such-edition", "There is no edition with this hash here."))
                .text();
        String tag = '"' + hash + '"';
        request.header("ETag", tag).header("Cache-Control", "no-cache");
        if (tag.equals(request.header("If-None-Match"))) {
            request.status(304);
        } else {
            request.contentType("application/json").result(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private static void schema(Context request) {
        String name = request.pathParam("name");
        if (!SCHEMAS.contains(name)) {
            throw new Problem(
                    404,
                    "no-such-schema",
                    "There is no such schema; there are "
                            + String.join(", ", SCHEMAS.stream().sorted().toList()) + ".");
        }
        request.contentType("application/json").result(read("/autobahn/format/" + name));
    }

    /** The document refers to the schemas as its neighbours; here they live in a folder beside it. */
    private static void openApi(Context request) {
        String document = new String(read("/autobahn/server/openapi.json"), StandardCharsets.UTF_8);
        for (String schema : SCHEMAS) {
            document = document.replace("\"$ref\": \"" + schema, "\"$ref\": \"schemas/" + schema);
        }
        request.contentType("application/json").result(document);
    }

    private static byte[] read(String path) {
        try (InputStream file = Records.class.getResourceAsStream(path)) {
            if (file == null) {
                throw new IllegalStateException("not packaged: " + path);
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
