package autobahn.format;

import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.RecordReader;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Records from JSON, as {@link TreeWriter} writes them. */
final class TreeReader {
    /**
     * Components that may be null, so that their members may be missing. A test holds this against the records'
     * {@code @Nullable}, which need not be there at run time.
     */
    static final Set<String> OPTIONAL = Set.of(
            "Options.solo",
            "Options.dealtByHand",
            "GameRecord.seed",
            "GameRecord.result",
            "GameRecord.names",
            "Result.endedBy",
            "Table.eraTarget",
            "Table.deadRounds",
            "Table.trigger",
            "Table.turnsLeft",
            "Table.traffic",
            "Table.services",
            "Table.wineTokens",
            "Player.hand",
            "Player.route",
            "Player.wine",
            "Player.trafficTokens",
            "Wine.card",
            "Truck.at",
            "Truck.goods",
            "Truck.destination",
            "Position.autobot",
            "Autobot.wineCards",
            "Hidden.autobot",
            "Turn.card",
            "Turn.space",
            "Turn.changedColour",
            "Turn.boostedTruck");

    private TreeReader() {}

    /** With any fault the result is null. */
    static <T extends Record> @Nullable T read(JsonNode node, Class<T> type, String path, Faults faults) {
        return new RecordReader(Shapes::of, OPTIONAL, faults).read(node, type, path);
    }
}
