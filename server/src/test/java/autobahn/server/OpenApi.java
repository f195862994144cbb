package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The description of the API, against which every answer in the tests is held. */
public final class OpenApi {
    private static final String BASE = "https://autobahn.invalid/schemas/";
    private static final String DOCUMENT = BASE + "openapi.json";
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder ->
                    builder.schemaIdResolvers(ids -> ids.mapPrefix(DOCUMENT, "classpath:autobahn/server/openapi.json")
                            .mapPrefix(BASE, "classpath:autobahn/format/")));
    private static final JsonNode TREE = read();
    private static final Map<String, Operation> OPERATIONS = operations();
    private static final Map<String, Schema> KNOWN = new ConcurrentHashMap<>();

    /** @param pointer where it stands in the document */
    public record Operation(String id, String method, String path, Pattern pattern, String pointer, JsonNode tree) {}

    private OpenApi() {}

    private static JsonNode read() {
        return JsonMapper.shared().readTree(OpenApi.class.getResourceAsStream("/autobahn/server/openapi.json"));
    }

    private static Map<String, Operation> operations() {
        Map<String, Operation> all = new TreeMap<>();
        TREE.get("paths")
                .forEachEntry((path, methods) -> methods.forEachEntry((method, tree) -> {
                    String id = tree.get("operationId").asString();
                    Pattern pattern = Pattern.compile(path.replaceAll("\\{[a-z]+}", "[^/]+"));
                    String pointer = "/paths/" + path.replace("~", "~0").replace("/", "~1") + "/" + method;
                    all.put(id, new Operation(id, method.toUpperCase(Locale.ROOT), path, pattern, pointer, tree));
                }));
        return all;
    }

    public static Map<String, Operation> all() {
        return OPERATIONS;
    }

    /** The names of what the body of an operation may have. */
    public static Set<String> members(Operation operation) {
        JsonNode schema = operation.tree.at("/requestBody/content/application~1json/schema");
        if (schema.has("$ref")) {
            schema = TREE.at(schema.get("$ref").stringValue().substring(1));
        }
        return new TreeSet<>(schema.path("properties").propertyNames());
    }

    /** Fails if the document does not allow this answer to this request. */
    public static void check(String method, String path, int status, String type, String body) {
        Operation operation = find(method, path);
        JsonNode response = operation.tree.get("responses").get(Integer.toString(status));
        assertThat(response)
                .as("%s may be answered with %d: %s", operation.id, status, body)
                .isNotNull();
        JsonNode content = response.get("content");
        if (content == null) {
            assertThat(body).as(operation.id).isEmpty();
            return;
        }
        String media = type.split(";", 2)[0];
        assertThat(content.propertyNames()).as("%s %d", operation.id, status).contains(media);
        if (media.endsWith("json")) {
            assertThat(schema(operation, status, media).validate(body, InputFormat.JSON))
                    .as("%s %d: %s", operation.id, status, body)
                    .isEmpty();
        }
    }

    /** The fitting operation with the fewest holes: import is no game's id. */
    public static Operation find(String method, String path) {
        String bare = path.split("\\?", 2)[0];
        List<Operation> fitting = OPERATIONS.values().stream()
                .filter(one ->
                        one.method.equals(method) && one.pattern.matcher(bare).matches())
                .sorted((a, b) -> Long.compare(holes(a), holes(b)))
                .toList();
        assertThat(fitting).as("%s %s is in the document", method, bare).isNotEmpty();
        return fitting.getFirst();
    }

    private static long holes(Operation operation) {
        return operation.path.chars().filter(letter -> letter == '{').count();
    }

    private static Schema schema(Operation operation, int status, String media) {
        String pointer =
                operation.pointer + "/responses/" + status + "/content/" + media.replace("/", "~1") + "/schema";
        return KNOWN.computeIfAbsent(
                pointer,
                at -> SCHEMAS.getSchema(SchemaLocation.of(
                        DOCUMENT + "#" + at.replace("{", "%7B").replace("}", "%7D"))));
    }
}
