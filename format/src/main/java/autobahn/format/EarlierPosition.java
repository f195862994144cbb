package autobahn.format;

import autobahn.json.ArrayNode;
import autobahn.json.JsonNode;
import autobahn.json.Kind;
import autobahn.json.ObjectNode;
import autobahn.json.Shape;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Positions that were kept under earlier rules: bringing them to the shape of today, and telling whether another one is the
 * same. What positions of that time had no member for says nothing against it: the moves tell it, the kept position cannot.
 */
final class EarlierPosition {
    /**
     * Members that were left out already where they did not apply. All others were always there, so one that is missing has
     * been added since. Frozen: it tells of files that are written, so it does not follow {@link TreeReader#OPTIONAL}.
     */
    private static final Set<String> LEFT_OUT = Set.of(
            "Options.solo",
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

    /** Members of a turn under rules 1 that are gone, and what they said when there was nothing to remember. */
    private static final Map<String, String> GONE =
            Map.of("upgradedSections", "0", "sectionsBuilt", "0", "trucksToMove", "[]", "extraSteps", "[0,0]");

    private EarlierPosition() {}

    /**
     * Leaves out members that are gone, and adds what has come since, saying nothing.
     *
     * @param betweenTurns whether no turn runs, so that what they still said does not matter; else they must say nothing
     */
    static void renew(@Nullable JsonNode position, boolean betweenTurns) {
        if (position != null && position.get("turn") instanceof ObjectNode turn) {
            GONE.forEach((name, nothing) -> {
                JsonNode member = turn.get(name);
                if (member != null && (betweenTurns || member.toString().equals(nothing))) {
                    turn.remove(name);
                }
            });
            if (!turn.has("builtWithCard")) {
                turn.put("builtWithCard", false);
            }
            if (!turn.has("trucksMoved")) {
                turn.putArray("trucksMoved");
            }
            if (!turn.has("trails")) {
                ArrayNode trails = turn.putArray("trails");
                trails.addArray();
                trails.addArray();
            }
        }
    }

    static boolean matches(JsonNode kept, JsonNode now, Class<? extends Record> type) {
        return matches(kept, now, new Kind.OfRecord(type));
    }

    private static boolean matches(JsonNode kept, JsonNode now, Kind kind) {
        return switch (kind) {
            case Kind.MapOf map -> maps(kept, now, map.value());
            case Kind.ListOf list -> lists(kept, now, list.element());
            case Kind.SetOf set -> lists(kept, now, set.element());
            case Kind.OfRecord record -> records(kept, now, Shapes.of(record.type()));
            default -> kept.equals(now);
        };
    }

    private static boolean records(JsonNode kept, JsonNode now, Shape shape) {
        if (!kept.isObject() || !now.isObject()) {
            return false;
        }
        int known = 0;
        for (Shape.Member member : shape.members()) {
            JsonNode before = kept.get(member.name());
            known += before == null ? 0 : 1;
            if (!member(before, now.get(member.name()), shape, member)) {
                return false;
            }
        }
        return known == kept.size();
    }

    private static boolean member(@Nullable JsonNode kept, @Nullable JsonNode now, Shape owner, Shape.Member member) {
        if (kept == null) {
            return now == null || !LEFT_OUT.contains(owner.name() + "." + member.name());
        }
        return now != null && matches(kept, now, member.kind());
    }

    private static boolean maps(JsonNode kept, JsonNode now, Kind element) {
        if (!kept.isObject() || !now.isObject() || kept.size() != now.size()) {
            return false;
        }
        for (Map.Entry<String, JsonNode> member : kept.properties()) {
            JsonNode other = now.get(member.getKey());
            if (other == null || !matches(member.getValue(), other, element)) {
                return false;
            }
        }
        return true;
    }

    private static boolean lists(JsonNode kept, JsonNode now, Kind element) {
        if (!kept.isArray() || !now.isArray() || kept.size() != now.size()) {
            return false;
        }
        Iterator<JsonNode> others = now.iterator();
        for (JsonNode one : kept) {
            if (!matches(one, others.next(), element)) {
                return false;
            }
        }
        return true;
    }
}
