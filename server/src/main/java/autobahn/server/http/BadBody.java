package autobahn.server.http;

import autobahn.server.api.Problem;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** What is wrong with a body, in words for its sender: the library's speak of our classes. */
final class BadBody {
    private BadBody() {}

    static Problem of(JacksonException e) {
        return new Problem(400, "bad-body", e instanceof DatabindException fault ? shape(fault) : text(e));
    }

    private static String shape(DatabindException e) {
        String where = e.getPath().stream()
                .map(step ->
                        step.getPropertyName() == null ? "[" + step.getIndex() + "]" : "." + step.getPropertyName())
                .collect(Collectors.joining());
        if (e instanceof UnrecognizedPropertyException unknown) {
            return "The body has a member that is not known here: " + unknown.getPropertyName() + ".";
        }
        return where.isEmpty()
                ? "The body is not of the shape that is expected here; see /api/openapi.json."
                : "In the body, $" + where + " is missing or not of the type that is expected there.";
    }

    private static String text(JacksonException e) {
        if (e instanceof StreamConstraintsException) {
            return "The body has more parts than anything that is read here, or longer or deeper ones.";
        }
        TokenStreamLocation at = e.getLocation();
        return "The body is no valid JSON"
                + (at == null ? "." : ", at line " + at.getLineNr() + ", column " + at.getColumnNr() + ".");
    }
}
