package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.api.Test;

/** Files as they are written keep to the published schemas. */
class SchemaTest {
    private static final String BASE = "https://autobahn.invalid/schemas/";
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemaIdResolvers(ids -> ids.mapPrefix(BASE, "classpath:autobahn/format/")));

    @Test
    void recordsKeepToTheirSchema() {
        Schema schema = schema("record");
        for (int players = 2; players <= 4; players++) {
            valid(schema, Records.write(RandomGames.record(players, players, 30)));
            valid(schema, Records.write(RandomGames.record(players, players, Integer.MAX_VALUE)));
        }
        invalid(schema, Records.write(RandomGames.record(2, 1, 3)).replace("\"players\": 2", "\"players\": 7"));
    }

    @Test
    void positionsAndViewsKeepToTheirSchemas() {
        Schema position = schema("position");
        Schema view = schema("view");
        for (int seed = 0; seed < 30; seed++) {
            Game game = RandomGames.after(2 + seed % 3, seed, 31 * seed);
            valid(position, Positions.write(game));
            valid(view, Views.write(game.box(), game.view(seed % 2)));
            valid(view, Views.write(game.box(), game.publicView()));
        }
        String json = Positions.write(RandomGames.after(2, 1, 50));
        invalid(position, json.replace("\"hand\"", "\"hands\""));
        invalid(view, json);
    }

    private static Schema schema(String name) {
        return SCHEMAS.getSchema(SchemaLocation.of(BASE + name + ".schema.json"));
    }

    private static void valid(Schema schema, String json) {
        assertThat(schema.validate(json, InputFormat.JSON)).isEmpty();
    }

    private static void invalid(Schema schema, String json) {
        assertThat(schema.validate(json, InputFormat.JSON)).isNotEmpty();
    }
}
