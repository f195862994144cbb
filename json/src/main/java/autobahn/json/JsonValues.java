package autobahn.json;

/** Single values of a file: what is wrong becomes a fault, and a harmless value stands in for it. */
public final class JsonValues {
    public static final JsonNode NOTHING = LiteralNode.MISSING;
    private static final int SHOWN = 40;

    private JsonValues() {}

    public static String text(JsonNode node, String path, Faults faults) {
        boolean good = node.isString() && !node.stringValue().isBlank();
        if (!good) {
            faults.add(path, ValueFault.TEXT.of(shown(node)));
        }
        return good ? node.stringValue() : "";
    }

    public static int whole(JsonNode node, String path, Faults faults, int least, int most) {
        boolean good = node.isIntegralNumber()
                && node.canConvertToInt()
                && node.intValue() >= least
                && node.intValue() <= most;
        if (!good) {
            faults.add(
                    path,
                    least == most
                            ? ValueFault.EXACTLY.of(least, shown(node))
                            : ValueFault.WHOLE.of(least, most, shown(node)));
        }
        return good ? node.intValue() : least;
    }

    public static double decimal(JsonNode node, String path, Faults faults, double least, double most) {
        double value = node.isNumber() ? node.asDouble(Double.NaN) : Double.NaN;
        boolean good = value >= least && value <= most;
        if (!good) {
            faults.add(path, ValueFault.DECIMAL.of(least, most, shown(node)));
        }
        return good ? value : least;
    }

    public static <E extends Enum<E>> E choice(JsonNode node, String path, Faults faults, Class<E> type) {
        E constant = node.isString() ? ConstantNames.find(type, node.stringValue()) : null;
        if (constant == null) {
            faults.add(path, ValueFault.CHOICE.of(ConstantNames.all(type), shown(node)));
        }
        return constant == null ? type.getEnumConstants()[0] : constant;
    }

    /** A value in a message: enough to recognize it. */
    public static String shown(JsonNode node) {
        if (node.isMissingNode()) {
            return "nothing";
        }
        if (node.isContainer()) {
            return node.isArray() ? "a list" : "an object";
        }
        String text = node.toString();
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
