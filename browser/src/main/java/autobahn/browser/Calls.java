package autobahn.browser;

import autobahn.format.Compact;
import autobahn.format.Refused;
import autobahn.format.Written;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** All operations by their names. A question is {@code {op, args}}, an answer {@code {result}} or {@code {problem}}. */
final class Calls {
    private final Map<String, Function<CallArguments, ?>> operations = new HashMap<>();

    Calls() {
        CallAnswers.known();
        LocalBoxes boxes = new LocalBoxes();
        LocalTables tables = new LocalTables();
        new EditionCalls().addTo(operations);
        new OpeningCalls(boxes, tables).addTo(operations);
        new CarryingOver(boxes).addTo(operations);
        new TableCalls(tables).addTo(operations);
        new ThinkingCalls(tables).addTo(operations);
        new SelfCheck(boxes).addTo(operations);
    }

    String answer(String question) {
        try {
            CallArguments call = CallArguments.parse(question);
            Function<CallArguments, ?> operation = operations.get(call.text("op"));
            if (operation == null) {
                throw new Refused(404, "no-such-operation", "There is no operation '" + call.text("op") + "'.");
            }
            return "{\"result\":" + Compact.write(operation.apply(call.object("args"))) + "}";
        } catch (Refused problem) {
            return problem(problem);
        } catch (RuntimeException fault) {
            return problem(new Refused(500, "fault", "A fault of the engine: " + fault));
        }
    }

    private static String problem(Refused problem) {
        return "{\"problem\":" + Written.of(problem.document()).json() + "}";
    }
}
