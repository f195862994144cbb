package autobahn.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses JSON strictly: one value, no key twice, no NaN, nothing nested deeper than our files are. */
public final class JsonText {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(32)
                            .maxNumberLength(40)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            // what follows is looked for below, where it gets a message of ours
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonText() {}

    /** The only value of a text; a missing node and a fault if there is none. */
    public static JsonNode parse(String json, Faults faults) {
        try (JsonParser parser = MAPPER.createParser(json)) {
            try {
                JsonNode tree = MAPPER.readTree(parser);
                if (tree == null || tree.isMissingNode()) {
                    faults.add("$", "the file is empty");
                } else if (parser.nextToken() != null) {
                    faults.add("$", "something follows the end" + place(parser.currentLocation()));
                } else {
                    return tree;
                }
            } catch (JacksonException e) {
                faults.add(path(parser), "no valid JSON" + place(e.getLocation()) + ": " + firstLine(e));
            }
            return JsonValues.NOTHING;
        }
    }

    private static String place(TokenStreamLocation location) {
        return location == null || location.getLineNr() < 0
                ? ""
                : " at line " + location.getLineNr() + ", column " + location.getColumnNr();
    }

    private static String firstLine(JacksonException e) {
        String message = e.getOriginalMessage();
        return message == null ? "" : message.lines().findFirst().orElse("");
    }

    /** The place that parsing had reached, as the other faults write it. */
    private static String path(JsonParser parser) {
        return "$"
                + parser.streamReadContext()
                        .pathAsPointer()
                        .toString()
                        .replaceAll("/(\\d+)(?=/|$)", "[$1]")
                        .replace('/', '.');
    }
}
