package autobahn.server.http;

import autobahn.server.people.Person;
import autobahn.server.store.EditionRow;
import autobahn.server.store.Sharing;
import autobahn.server.table.HouseEdition;
import autobahn.server.table.OwnEditions;
import com.fasterxml.jackson.annotation.JsonRawValue;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Editions of this server and of its accounts. */
public final class EditionRoutes implements RouteGroup {
    private static final int LONGEST_NAME = 80;

    record NewEdition(@Nullable JsonNode file, @Nullable String sharing) {}

    record Change(
            @Nullable JsonNode file,
            @Nullable String sharing,
            @Nullable Integer version) {}

    /** An edition that the server offers. */
    private record House(String hash, String name, String note) {}

    private record Own(
            String id,
            String name,
            String hash,
            String sharing,
            @Nullable String owner,
            boolean mine,
            int designed,
            int checked,
            int version,
            Instant created,
            Instant updated,
            @JsonRawValue @Nullable String file) {
        static Own of(EditionRow row, @Nullable Person person, boolean whole) {
            return new Own(
                    row.id(),
                    row.name(),
                    row.hash(),
                    row.sharing().id(),
                    row.ownerName(),
                    row.owner().equals(Person.idOf(person)),
                    row.designed(),
                    row.checked(),
                    row.version(),
                    Instant.ofEpochMilli(row.created()),
                    Instant.ofEpochMilli(row.updated()),
                    whole ? row.text() : null);
        }
    }

    private record All(List<House> house, List<Own> mine, List<Own> listed) {}

    private final Identity who;
    private final HeavyRequests heavy;
    private final OwnEditions editions;

    public EditionRoutes(Identity who, HeavyRequests heavy, OwnEditions editions) {
        this.who = who;
        this.heavy = heavy;
        this.editions = editions;
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/editions", this::all);
        routes.post("/api/editions", this::make, Rate.CREATE);
        routes.get("/api/editions/{edition}", this::show);
        routes.put("/api/editions/{edition}", this::change, Rate.CREATE);
        routes.delete("/api/editions/{edition}", this::delete);
    }

    private void all(Context request) {
        Person person = who.known(request).orElse(null);
        OwnEditions.Overview overview = editions.overview(person);
        JsonBodies.answer(
                request,
                200,
                new All(
                        overview.house().stream().map(EditionRoutes::house).toList(),
                        overview.mine().stream()
                                .map(row -> Own.of(row, person, false))
                                .toList(),
                        overview.listed().stream()
                                .map(row -> Own.of(row, person, false))
                                .toList()));
    }

    private static House house(HouseEdition edition) {
        return new House(edition.hash(), edition.file().name(), edition.file().note());
    }

    private void make(Context request) {
        Person owner = who.required(request);
        NewEdition body = JsonBodies.editionBody(request, NewEdition.class);
        String text = text(body.file());
        Sharing sharing = sharing(body.sharing());
        EditionRow made = heavy.run(request, owner, () -> editions.make(owner, text, sharing));
        JsonBodies.answer(request, 201, Own.of(made, owner, false));
    }

    private void show(Context request) {
        Person person = who.known(request).orElse(null);
        JsonBodies.answer(request, 200, Own.of(editions.show(request.pathParam("edition"), person), person, true));
    }

    private void change(Context request) {
        Person owner = who.required(request);
        Change body = JsonBodies.editionBody(request, Change.class);
        String text = text(body.file());
        Sharing sharing = sharing(body.sharing());
        int version = Params.version(body.version());
        String id = request.pathParam("edition");
        EditionRow changed = heavy.run(request, owner, () -> editions.change(owner, id, text, sharing, version));
        JsonBodies.answer(request, 200, Own.of(changed, owner, false));
    }

    private void delete(Context request) {
        editions.delete(who.required(request), request.pathParam("edition"));
        request.status(204);
    }

    /** What people read in lists must be a text for people; the rest is checked as an edition. */
    private static String text(@Nullable JsonNode file) {
        if (file == null || !file.isObject()) {
            throw Params.bad("file must be an edition as an object");
        }
        if (file.path("name").isString()) {
            Params.text("file.name", file.path("name").stringValue(), 1, LONGEST_NAME);
        }
        return file.toString();
    }

    private static Sharing sharing(@Nullable String sharing) {
        return switch (sharing) {
            case null -> Sharing.PRIVATE;
            case "private" -> Sharing.PRIVATE;
            case "link" -> Sharing.LINK;
            case "listed" -> Sharing.LISTED;
            default -> throw Params.bad("sharing must be private, link or listed");
        };
    }
}
