package autobahn.bench.load;

import java.util.ArrayList;
import java.util.List;

/** Finds the few things that a load client needs in an answer, without reading all of it as JSON. */
public final class Answers {
    private Answers() {}

    public static int number(String json, String member) {
        int start = after(json, member);
        int end = start;
        while (end < json.length() && "-0123456789".indexOf(json.charAt(end)) >= 0) {
            end++;
        }
        return end == start ? -1 : Integer.parseInt(json.substring(start, end));
    }

    public static String text(String json, String member) {
        int start = after(json, member) + 1;
        return json.substring(start, json.indexOf('"', start));
    }

    /** The legal moves: the only list of texts that is called so. */
    public static List<String> moves(String json) {
        List<String> moves = new ArrayList<>();
        int at = json.indexOf("\"moves\":[");
        for (int i = at + 9; at >= 0 && json.charAt(i) != ']'; ) {
            int start = json.indexOf('"', i) + 1;
            int end = json.indexOf('"', start);
            moves.add(json.substring(start, end));
            i = end + 1;
        }
        return moves;
    }

    private static int after(String json, String member) {
        int at = json.indexOf("\"" + member + "\":");
        if (at < 0) {
            throw new IllegalStateException("no " + member + " in " + json.substring(0, Math.min(300, json.length())));
        }
        return at + member.length() + 3;
    }
}
