package autobahn.edition;

import autobahn.json.ArrayNode;
import autobahn.json.Fault;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonValues;
import autobahn.json.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * What makes one edition another, place by place, so that a maintainer can take corrections over into an edition that has
 * changed meanwhile: what has changed at the same place is a conflict, and nothing is overwritten.
 *
 * @param from hash of the edition that was corrected
 * @param to hash of the corrected one
 * @param changes in the order of the file
 */
public record EditionPatch(String from, String to, List<FigureChange> changes) {
    private static final String KIND = "autobahn-edition-patch";
    private static final int FORMAT = 1;

    /** What makes an edition of the other, both as text. */
    public static EditionPatch between(String was, String is) throws EditionException {
        String from = Editions.read(was).edition().hash();
        String to = Editions.read(is).edition().hash();
        return new EditionPatch(from, to, EditionDifference.between(Editions.tree(was), Editions.tree(is)));
    }

    /** Whether a text is that of a patch; otherwise it may be that of an edition. */
    public static boolean isPatch(String json) {
        try {
            return Editions.tree(json).has("patch");
        } catch (EditionException e) {
            return false;
        }
    }

    public static EditionPatch read(String json) throws EditionException {
        JsonNode tree = Editions.tree(json);
        Faults faults = new Faults();
        boolean ours = JsonValues.text(tree.path("patch"), "$.patch", faults).equals(KIND);
        faults.check(ours, "$.patch", "must be " + KIND);
        JsonValues.whole(tree.path("format"), "$.format", faults, FORMAT, FORMAT);
        String from = JsonValues.text(tree.path("from"), "$.from", faults);
        String to = JsonValues.text(tree.path("to"), "$.to", faults);
        List<FigureChange> changes = new ArrayList<>();
        faults.check(tree.path("changes").isArray(), "$.changes", "must be a list");
        int index = 0;
        for (JsonNode change : tree.path("changes")) {
            String place = "$.changes[" + index++ + "]";
            String path = JsonValues.text(change.path("path"), place + ".path", faults);
            faults.check(change.has("was") || change.has("is"), place, "changes nothing: 'was' or 'is' is missing");
            changes.add(new FigureChange(path, change.path("was"), change.path("is")));
        }
        if (!faults.isEmpty()) {
            throw new EditionException(faults.list());
        }
        return new EditionPatch(from, to, List.copyOf(changes));
    }

    /** The patch as a file, a line for each change. */
    public String text() {
        ObjectNode root =
                new ObjectNode().put("format", FORMAT).put("patch", KIND).put("from", from);
        ArrayNode list = root.put("to", to).putArray("changes");
        for (FigureChange change : changes) {
            ObjectNode line = list.addObject().put("path", change.path());
            if (!change.was().isMissingNode()) {
                line.set("was", change.was());
            }
            if (!change.is().isMissingNode()) {
                line.set("is", change.is());
            }
        }
        return JsonPrinter.print(root);
    }

    /**
     * The edition with these changes, which must be a sound one. What it has already is no conflict.
     *
     * @throws EditionException naming every change that does not fit, or every fault of what came out
     */
    public String applyTo(String edition) throws EditionException {
        JsonNode tree = Editions.tree(edition);
        List<Fault> conflicts = new ArrayList<>();
        for (FigureChange change : changes) {
            EditionPlace place = EditionPlace.find(tree, change.path());
            if (place == null) {
                conflicts.add(new Fault(change.path(), "there is no such place in this edition"));
                continue;
            }
            JsonNode now = place.value();
            if (EditionDifference.same(now, change.was())) {
                place.set(change.is());
            } else if (!EditionDifference.same(now, change.is())) {
                conflicts.add(new Fault(
                        change.path(),
                        "is " + JsonValues.shown(now) + " here, but " + JsonValues.shown(change.was())
                                + " was to become " + JsonValues.shown(change.is())));
            }
        }
        if (!conflicts.isEmpty()) {
            throw new EditionException(conflicts);
        }
        String text = EditionText.of(tree);
        Editions.read(text);
        return text;
    }
}
