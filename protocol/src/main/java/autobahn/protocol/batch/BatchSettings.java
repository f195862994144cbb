package autobahn.protocol.batch;

import autobahn.bots.Level;
import autobahn.engine.Options;
import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a batch is, as the other side asks for it.
 *
 * @param games how many are played side by side
 * @param observe whether every step writes what the seat sees that decides
 * @param again whether a game that is over begins anew at once, with its next seed
 * @param bots seats that our own bots play, so that nobody is asked for them
 * @param file the memory that both sides share
 */
record BatchSettings(
        int games, Options options, long seed, boolean observe, boolean again, Map<Integer, Level> bots, Path file) {
    /** Version of what goes through the pipe. */
    static final int VERSION = 1;

    static final int MOST_GAMES = 1 << 20;

    static BatchSettings parse(String json) throws BatchException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (!faults.isEmpty() || !tree.isObject()) {
            throw new BatchException("a batch is opened by a JSON object");
        }
        int version = number(tree, "version", 1, Integer.MAX_VALUE);
        if (version != VERSION) {
            throw new BatchException("this side speaks version " + VERSION + " of the pipe, not " + version);
        }
        int games = number(tree, "games", 1, MOST_GAMES);
        JsonNode seed = tree.path("seed");
        if (!seed.isIntegralNumber() || !seed.canConvertToLong()) {
            throw new BatchException("seed must be a whole number of 64 bits");
        }
        if (!tree.path("file").isString()) {
            throw new BatchException("file must name the shared memory");
        }
        Options options = options(tree.path("options"));
        if (options.byHand()) {
            throw new BatchException("games of a batch are dealt by their seeds, not by hand");
        }
        return new BatchSettings(
                games,
                options,
                seed.longValue(),
                tree.path("observe").asBoolean(true),
                tree.path("again").asBoolean(true),
                bots(tree.path("bots"), options),
                Path.of(tree.path("file").stringValue()));
    }

    private static Options options(JsonNode tree) throws BatchException {
        try {
            return Records.options(tree);
        } catch (FormatException e) {
            throw new BatchException(String.valueOf(e.getMessage()).replace("\n", "; "));
        }
    }

    private static Map<Integer, Level> bots(JsonNode tree, Options options) throws BatchException {
        Map<Integer, Level> bots = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : tree.properties()) {
            try {
                int seat = Integer.parseInt(entry.getKey());
                if (seat < 0 || seat >= options.players()) {
                    throw new BatchException(
                            "bots sit on seats from 0 to " + (options.players() - 1) + ", not " + seat);
                }
                bots.put(seat, Level.of(entry.getValue().asString("")));
            } catch (IllegalArgumentException e) {
                throw new BatchException("bots: " + e.getMessage());
            }
        }
        if (bots.size() >= options.players()) {
            throw new BatchException("bots must leave a seat to the other side");
        }
        return bots;
    }

    private static int number(JsonNode tree, String name, int least, int most) throws BatchException {
        JsonNode node = tree.path(name);
        if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < least || node.intValue() > most) {
            throw new BatchException(name + " must be a whole number from " + least + " to " + most);
        }
        return node.intValue();
    }
}
