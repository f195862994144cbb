package autobahn.rules;

import autobahn.engine.Game;
import autobahn.engine.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A position that shows rules, with moves to step through. The pages draw it with the boards that players use.
 *
 * @param rules the ids that it shows
 * @param parts what is drawn: the map or boards
 * @param focus what the map is about
 * @param steps the position, and what each move makes of it
 */
public record Picture(String name, List<String> rules, List<String> parts, List<String> focus, List<Step> steps) {
    /** @param move what led here, in notation; empty for the first */
    public record Step(String move, View view) {
        private Map<String, Object> told() {
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("move", move);
            told.put("view", view);
            return told;
        }
    }

    /** What is drawn and what it is about, before the position is known. */
    record Frame(String name, List<String> rules, List<String> parts, List<String> focus) {
        Picture of(Table table, String... moves) {
            return of(table.turn(0).game(), moves);
        }

        /** Autobot takes its turn first. */
        Picture ofAutobot(Table table) {
            return of(table.turn(1).game());
        }

        Picture of(Game game, String... moves) {
            List<Step> steps = new ArrayList<>();
            steps.add(new Step("", game.view(0)));
            for (String move : moves) {
                game.play(move);
                steps.add(new Step(move, game.view(0)));
            }
            return new Picture(name, rules, parts, focus, List.copyOf(steps));
        }
    }

    /** As the file has it. */
    Map<String, Object> told() {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("name", name);
        told.put("rules", rules);
        told.put("parts", parts);
        told.put("focus", focus);
        told.put("steps", steps.stream().map(Step::told).toList());
        return told;
    }

    /** All of them separated by spaces. */
    static Frame shows(String name, String rules, String parts, String focus) {
        return new Frame(name, words(rules), words(parts), words(focus));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }
}
