package autobahn.edition;

import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Parses JSON strictly: one value, no key twice, no NaN, nothing nested deeper than an edition could be. */
final class JsonText {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(32)
                            .maxNumberLength(40)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) // told apart below
            .build();

    private JsonText() {}

    static JsonNode parse(String json) throws EditionException {
        try (JsonParser parser = MAPPER.createParser(json)) {
            try {
                JsonNode tree = MAPPER.readTree(parser);
                if (tree == null || tree.isMissingNode()) {
                    throw fault("$", "the file is empty");
                }
                if (parser.nextToken() != null) {
                    throw fault("$", "something follows the end of the edition" + place(parser.currentLocation()));
                }
                return tree;
            } catch (JacksonException e) {
                throw fault(path(parser), "no valid JSON" + place(e.getLocation()) + ": " + firstLine(e));
            }
        }
    }

    private static EditionException fault(String path, String message) {
        return new EditionException(List.of(new Fault(path, message)));
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
