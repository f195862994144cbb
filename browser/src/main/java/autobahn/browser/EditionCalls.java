package autobahn.browser;

import autobahn.bots.Level;
import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.EditionPatch;
import autobahn.edition.Editions;
import autobahn.edition.FigureChange;
import autobahn.engine.edition.Edition;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What there is to play with. */
final class EditionCalls {
    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("about", call -> about());
        operations.put("edition", EditionCalls::edition);
        operations.put("checkEdition", EditionCalls::check);
        operations.put("compareEditions", EditionCalls::compare);
    }

    /** In which figures two editions differ; what is said about them is left out. */
    private static CallAnswers.Compared compare(CallArguments call) {
        try {
            EditionPatch patch = EditionPatch.between(call.text("was"), call.text("is"));
            return new CallAnswers.Compared(
                    patch.from(),
                    patch.to(),
                    patch.changes().stream()
                            .filter(FigureChange::isPlayed)
                            .map(change ->
                                    new CallAnswers.Change(change.path(), shown(change.was()), shown(change.is())))
                            .toList(),
                    patch.text());
        } catch (EditionException e) {
            throw LocalBoxes.refused(e);
        }
    }

    private static @Nullable String shown(JsonNode node) {
        return node.isMissingNode() ? null : node.toString();
    }

    private static CallAnswers.About about() {
        Edition standard = Editions.standard();
        List<String> levels = Arrays.stream(Level.values()).map(Level::id).toList();
        return new CallAnswers.About(Records.RULES, standard.id(), standard.hash(), levels);
    }

    private static CallAnswers.Text edition(CallArguments call) {
        String wanted = call.optionalText("hash");
        String hash = wanted == null ? Editions.standard().hash() : wanted;
        return Editions.textWithHash(hash)
                .map(text -> new CallAnswers.Text(
                        hash, JsonText.parse(text, new Faults()).toString()))
                .orElseThrow(
                        () -> new Refused(404, "no-such-edition", "There is no edition with the hash " + hash + "."));
    }

    /** What is wrong with its figures is the answer; a text that is not even JSON as we read it is refused. */
    private static CallAnswers.Checked check(CallArguments call) {
        String text = call.text("text");
        try {
            EditionFile file = Editions.read(text);
            return new CallAnswers.Checked(
                    file.edition().id(), file.name(), file.edition().hash(), List.of());
        } catch (EditionException e) {
            Faults unreadable = new Faults();
            JsonText.parse(text, unreadable);
            if (!unreadable.isEmpty()) {
                throw LocalBoxes.refused(e);
            }
            List<String> faults = e.faults().stream().map(Object::toString).toList();
            return new CallAnswers.Checked(null, null, null, faults);
        }
    }
}
