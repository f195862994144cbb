package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Score;
import autobahn.engine.View;
import autobahn.json.JsonPrinter;
import java.util.List;

/** Views and scores as JSON. They are written for programs that show a game, and never read back. */
public final class Views {
    private Views() {}

    public static String write(Box box, View view) {
        return JsonPrinter.print(Header.write(box).set("view", TreeWriter.write(view)));
    }

    /** The same on one line. */
    public static String line(Box box, View view) {
        return Header.write(box).set("view", TreeWriter.write(view)).toString();
    }

    public static String scores(List<Score> scores) {
        return JsonPrinter.print(TreeWriter.write(scores));
    }
}
