package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.edition.Edition;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonValues;
import autobahn.json.ObjectNode;

/** What every file begins with: versions and the edition. */
final class Header {
    /** Version of all formats; readers refuse others. */
    static final int FORMAT = 1;
    /** Version of the rules: another number means that the same moves may give another game. */
    static final String RULES = "2";

    private Header() {}

    static ObjectNode write(Box box) {
        ObjectNode object = new ObjectNode();
        object.put("format", FORMAT);
        object.put("rules", RULES);
        object.put("edition", box.edition().id());
        object.put("editionHash", box.edition().hash());
        return object;
    }

    /** Checked before anything else is read: in another format the rest may mean anything. */
    static void checkFormat(JsonNode file, Faults faults) {
        if (!file.isObject()) {
            faults.add("$", "must be an object, not " + JsonValues.shown(file));
            return;
        }
        JsonNode format = file.get("format");
        if (format == null) {
            faults.add("$.format", "is missing: this is no record or position");
        } else if (!format.isIntegralNumber() || !format.canConvertToInt() || format.intValue() != FORMAT) {
            faults.add("$.format", "must be " + FORMAT + ", the only version so far, not " + JsonValues.shown(format));
        }
    }

    static void check(Box box, String rules, String edition, String hash, Faults faults) {
        Edition ours = box.edition();
        faults.check(rules.equals(RULES), "$.rules", "was made with rules " + rules + ", but these are rules " + RULES);
        if (!hash.equals(ours.hash())) {
            // Of one hash is one game, whatever its edition was called where the file was made.
            faults.check(
                    edition.equals(ours.id()),
                    "$.edition",
                    "was made with the edition '" + edition + "', but this is '" + ours.id() + "'");
            faults.add(
                    "$.editionHash",
                    "was made with content " + hash + " of the edition, but this one is " + ours.hash());
        }
    }
}
