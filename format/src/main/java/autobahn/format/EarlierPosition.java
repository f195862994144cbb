package autobahn.format;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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

    static boolean matches(JsonNode kept, JsonNode now, Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == Map.class ? maps(kept, now, arguments[1]) : lists(kept, now, arguments[0]);
        }
        return type instanceof Class<?> plain && plain.isRecord() ? records(kept, now, plain) : kept.equals(now);
    }

    private static boolean records(JsonNode kept, JsonNode now, Class<?> type) {
        if (!kept.isObject() || !now.isObject()) {
            return false;
        }
        int known = 0;
        for (RecordComponent component : TreeWriter.COMPONENTS.get(type)) {
            JsonNode before = kept.get(component.getName());
            known += before == null ? 0 : 1;
            if (!member(before, now.get(component.getName()), type, component)) {
                return false;
            }
        }
        return known == kept.size();
    }

    private static boolean member(
            @Nullable JsonNode kept, @Nullable JsonNode now, Class<?> owner, RecordComponent component) {
        if (kept == null) {
            return now == null || !LEFT_OUT.contains(owner.getSimpleName() + "." + component.getName());
        }
        return now != null && matches(kept, now, component.getGenericType());
    }

    private static boolean maps(JsonNode kept, JsonNode now, Type element) {
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

    private static boolean lists(JsonNode kept, JsonNode now, Type element) {
        if (!kept.isArray() || !now.isArray() || kept.size() != now.size()) {
            return false;
        }
        for (int i = 0; i < kept.size(); i++) {
            if (!matches(kept.get(i), now.get(i), element)) {
                return false;
            }
        }
        return true;
    }
}
